import {
  type Availability,
  NO_AVAILABILITY,
  windowsOf,
  type WeekRange,
} from '@nukkad/contract/instant-work/availability';

/** Result of `SHOWN_AVAILABILITY`. */
export interface AvailabilityRow extends Omit<Availability, 'hours'> {
  ranges: WeekRange[] | null;
}

/** Returns the availability in the view of its owner; null: no statement was ever made. */
export function shownAvailability(row: AvailabilityRow | null): Availability {
  if (!row) return NO_AVAILABILITY;
  const { ranges, endsAt, ...shown } = row;
  return { ...shown, hours: ranges && windowsOf(ranges), endsAt: endsAt && new Date(endsAt).toISOString() };
}
