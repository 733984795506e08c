/** Returns the parts of an address, the nearest first, in comparable form. */
const partsOf = (address: string): string[] =>
  address
    .split(',')
    .map((part) => part.trim().toLocaleLowerCase())
    .filter(Boolean);

/**
 * Returns whether an address is at a place: it contains every part of the place's name, and may contain more, such as a
 * door or a street.
 */
export function isAddressAt(address: string, place: string): boolean {
  const parts = new Set(partsOf(address));
  const named = partsOf(place);
  return named.length > 0 && named.every((part) => parts.has(part));
}
