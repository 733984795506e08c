import type { Position } from '@nukkad/contract/places/geo';

/** Joins the parts of addresses in their order, without duplicates, ignoring case: "Indiranagar, Bengaluru". */
export function joinAddresses(...addresses: readonly (string | null | undefined)[]): string {
  const parts = new Map<string, string>();
  for (const part of addresses.flatMap((address) => (address ?? '').split(','))) {
    const words = part.trim();
    const key = words.toLocaleLowerCase();
    if (words && !parts.has(key)) parts.set(key, words);
  }
  return [...parts.values()].join(', ');
}

/**
 * Returns a link to a place on the map of the phone or the browser: its point if known, otherwise a search for its
 * words.
 */
export function mapLink(point: Position | undefined, ...words: readonly (string | null | undefined)[]): string {
  const query = point ? `${point.latitude},${point.longitude}` : joinAddresses(...words);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
