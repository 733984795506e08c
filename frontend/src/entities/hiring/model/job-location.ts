import type { Place } from '@nukkad/api-client/generated/api.gen';
import type { Position } from '@nukkad/contract/places/geo';
import { placeName } from '../../position/model/place-name';

/**
 * The point of a job: a place chosen by its name, or the position of the device, with the name of its place once it is
 * known.
 */
type Pin = Position & ({ source: 'place'; name: string } | { source: 'device'; name?: string });

/** An employer's statement about the place of the work: words, and a point if there is one. */
export interface JobLocation {
  text: string;
  pin: Pin | null;
}

export const NO_LOCATION: JobLocation = { text: '', pin: null };

/** The point of a job that has one. */
export const pinOf = (job: { location: string; latitude: number | null; longitude: number | null }): Pin | null =>
  job.latitude === null || job.longitude === null
    ? null
    : { latitude: job.latitude, longitude: job.longitude, source: 'place', name: job.location };

const PIN_DECIMALS = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(PIN_DECIMALS));

/**
 * Returns the location after typing. A chosen place is retained while the text contains its name, so that a house
 * number can be added.
 */
export function typed(before: JobLocation, text: string): JobLocation {
  const { pin } = before;
  const holds = pin && (pin.source === 'device' || text.includes(pin.name));
  return { text, pin: holds ? pin : null };
}

/** Returns the location after a suggestion was chosen. */
export function picked(place: Place): JobLocation {
  const name = placeName(place);
  return { text: name, pin: { latitude: place.latitude, longitude: place.longitude, source: 'place', name } };
}

/** Returns the location after the device was located, to about a metre. */
export function located({ text }: JobLocation, { latitude, longitude }: Position): JobLocation {
  return { text, pin: { latitude: rounded(latitude), longitude: rounded(longitude), source: 'device' } };
}

/**
 * Returns the location after the device's place was named: the text becomes the name unless the user has typed words.
 */
export function named(before: JobLocation, place: Place): JobLocation {
  const { text, pin } = before;
  if (pin?.source !== 'device') return before;
  const name = placeName(place);
  return { text: text.trim() === '' ? name : text, pin: { ...pin, name } };
}

/** Returns the location after the position of the device was discarded, together with its name. */
export const unpinned = ({ text, pin }: JobLocation): JobLocation => ({
  text: pin?.source === 'device' && text === pin.name ? '' : text,
  pin: null,
});

/** Returns the coordinates in the form that the calls require; empty without a pin. */
export const coordinatesOf = ({ pin }: JobLocation): Partial<Position> =>
  pin ? { latitude: pin.latitude, longitude: pin.longitude } : {};
