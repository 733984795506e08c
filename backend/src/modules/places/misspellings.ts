import { editDistance } from '@nukkad/language/nearest-word';

const CONSONANTS_MIN = 4;
const SLIPS_MAX = 2;
/** Returns the part of a sound that the errors of `isMisspelling` do not change. */
export const consonants = (sound: string): string => sound.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/**
 * Returns whether `sound` can only be a misspelling of `meant`: one or two vowels lost, added, changed or moved in a
 * name with enough consonants. Raipur is no misspelling of Rampur: the consonants differ.
 */
export function isMisspelling(sound: string, meant: string): boolean {
  const heard = consonants(sound);
  if (heard.length < CONSONANTS_MIN || heard !== consonants(meant)) return false;
  return editDistance(sound, meant, SLIPS_MAX) <= SLIPS_MAX;
}
