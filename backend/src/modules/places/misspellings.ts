/** Letters to insert, leave out, replace or swap to get from `a` to `b`; anything above `most` is reported as `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

const CONSONANTS_MIN = 4;
const SLIPS_MAX = 2;
/** What of a sound the slips of `isMisspelling` leave as it is. */
export const consonants = (sound: string): string => sound.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/**
 * Whether `sound` can be nothing but a slip in writing `meant`: one or two vowels lost, added, changed or moved in a name
 * with enough consonants. Raipur is no slip for Rampur: there the consonants differ.
 */
export function isMisspelling(sound: string, meant: string): boolean {
  const heard = consonants(sound);
  if (heard.length < CONSONANTS_MIN || heard !== consonants(meant)) return false;
  return editDistance(sound, meant, SLIPS_MAX) <= SLIPS_MAX;
}
