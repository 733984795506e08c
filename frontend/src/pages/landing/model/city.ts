/** Default city of a new visitor. */
export const DEFAULT_CITY = 'Bengaluru';

/** Cities that are one tap away; their names are `open.cities.<id>`. */
export const CITIES = [
  { id: 'bengaluru', name: 'Bengaluru' },
  { id: 'mumbai', name: 'Mumbai' },
  { id: 'delhi', name: 'Delhi' },
  { id: 'mysuru', name: 'Mysuru' },
] as const;

const STORAGE_KEY = 'landing-city';
export const CITY_LENGTH_MAX = 60;

const cleaned = (text: string | null | undefined): string | undefined =>
  text?.trim().slice(0, CITY_LENGTH_MAX) || undefined;

/** Returns the city of the last visit; undefined if the browser stores nothing. */
export function savedCity(): string | undefined {
  try {
    return cleaned(localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Stores a city for the next visit; has no effect in a browser that refuses storage. */
export function saveCity(city: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, city);
  } catch {
    return;
  }
}

/** Returns the city to show: that in the address, otherwise that of an earlier visit, otherwise Bengaluru. */
export const cityToShow = (address: URLSearchParams): string =>
  cleaned(address.get('city')) ?? savedCity() ?? DEFAULT_CITY;
