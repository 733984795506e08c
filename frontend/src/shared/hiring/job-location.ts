import type { Place } from '@nukkad/api-client/generated/api.gen';
import type { Position } from '@nukkad/domain/geo';
import { placeName } from '../position/PlaceField';

/** The point of a job: a place that was picked by its name, or where the device stands, with the name of that place once it is known. */
type Pin = Position & ({ source: 'place'; name: string } | { source: 'device'; name?: string });

/** What an employer says about where the work is: words, and a point if there is one. */
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

/** After typing. A picked place holds as long as its name stands in the text, so that a house number may be added. */
export function typed(before: JobLocation, text: string): JobLocation {
  const { pin } = before;
  const holds = pin && (pin.source === 'device' || text.includes(pin.name));
  return { text, pin: holds ? pin : null };
}

/** After picking a suggestion. */
export function picked(place: Place): JobLocation {
  const name = placeName(place);
  return { text: name, pin: { latitude: place.latitude, longitude: place.longitude, source: 'place', name } };
}

/** After the device told where it is, to about a metre. */
export function located({ text }: JobLocation, { latitude, longitude }: Position): JobLocation {
  return { text, pin: { latitude: rounded(latitude), longitude: rounded(longitude), source: 'device' } };
}

/** After the place of the device was named: the name stands in the text unless words were typed there. */
export function named(before: JobLocation, place: Place): JobLocation {
  const { text, pin } = before;
  if (pin?.source !== 'device') return before;
  const name = placeName(place);
  return { text: text.trim() === '' ? name : text, pin: { ...pin, name } };
}

/** After the position of the device was given up, and with it the name that it brought. */
export const unpinned = ({ text, pin }: JobLocation): JobLocation => ({
  text: pin?.source === 'device' && text === pin.name ? '' : text,
  pin: null,
});

/** The coordinates as the calls take them; nothing without a pin. */
export const coordinatesOf = ({ pin }: JobLocation): Partial<Position> =>
  pin ? { latitude: pin.latitude, longitude: pin.longitude } : {};
