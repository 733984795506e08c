import type { Position } from '@nukkad/contract/places/geo';
import type { PlaceContext } from '../place-index.js';

export const BENGALURU: Position = { latitude: 12.9716, longitude: 77.5946 };
const WORK = new Set(['cook', 'driver', 'security', 'work', 'jobs', 'factory', 'electronic', 'park', 'road']);

/** Returns the context of a search at a position, with a few words for work. */
export const contextOf = (near: Position | null): PlaceContext => ({
  near,
  isWork: (word) => WORK.has(word),
  isMisspeltWork: (word) => word === 'pantr',
});

export const inBengaluru = contextOf(BENGALURU);
