import type { Position } from '@nukkad/contract/places/geo';

/** A position found by a geocoder, with its label. */
export interface Geocoded extends Position {
  label: string;
}

/** A service with more addresses than the gazetteer. */
export abstract class Geocoder {
  /**
   * Returns the single spot in India that `text` means; null when there is none, several, or no answer in time. Never
   * throws.
   */
  abstract find(text: string): Promise<Geocoded | null>;
}
