import { type Availability, NO_AVAILABILITY, windowsOf, type WeekRange } from '@nukkad/domain/availability';

/** Result of `SHOWN_AVAILABILITY`. */
export interface AvailabilityRow extends Omit<Availability, 'hours'> {
  ranges: WeekRange[] | null;
}

/** Availability as its owner sees it; null: nothing was ever said. */
export function shownAvailability(row: AvailabilityRow | null): Availability {
  if (!row) return NO_AVAILABILITY;
  const { ranges, endsAt, ...shown } = row;
  return { ...shown, hours: ranges && windowsOf(ranges), endsAt: endsAt && new Date(endsAt).toISOString() };
}
