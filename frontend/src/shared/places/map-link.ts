import type { Position } from '@nukkad/domain/geo';

/** "Indiranagar, Bengaluru": the parts of addresses in their order, each once, whatever its case. */
export function joinAddresses(...addresses: readonly (string | null | undefined)[]): string {
  const parts = new Map<string, string>();
  for (const part of addresses.flatMap((address) => (address ?? '').split(','))) {
    const words = part.trim();
    const key = words.toLocaleLowerCase();
    if (words && !parts.has(key)) parts.set(key, words);
  }
  return [...parts.values()].join(', ');
}

/** Shows a place on the map of the phone, or of the browser: its point where one is known, else what its words find. */
export function mapLink(point: Position | undefined, ...words: readonly (string | null | undefined)[]): string {
  const query = point ? `${point.latitude},${point.longitude}` : joinAddresses(...words);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
