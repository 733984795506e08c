const LATIN = /^[a-z0-9]+$/;
const SHORTEST_LATIN = 4;
const SHORTEST_INDIC = 5;
const TWO_EDITS_LATIN = 8;
const TWO_EDITS_INDIC = 10;

/** How many edits a word of this length and script may be away from what was meant; short words must be right. */
export function toleratedEdits(word: string): number {
  const latin = LATIN.test(word);
  if (/\d/.test(word) || word.length < (latin ? SHORTEST_LATIN : SHORTEST_INDIC)) return 0;
  return word.length >= (latin ? TWO_EDITS_LATIN : TWO_EDITS_INDIC) ? 2 : 1;
}

const REMEMBERED = 10_000;
type Row = Uint16Array;
const rowsOf = (length: number): [Row, Row, Row] => [
  new Uint16Array(length),
  new Uint16Array(length),
  new Uint16Array(length),
];
/** Made once, and anew for a longer word: words are compared by the thousand. */
let rows = rowsOf(64);

/** Edits (insert, delete, replace, swap neighbours) from `a` to `b`; gives up above `limit` and answers `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (b.length >= rows[0].length) rows = rowsOf(2 * b.length);
  let [older, previous, current] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = (previous[j - 1] as number) + (same ? 0 : 1);
      cost = Math.min(cost, (previous[j] as number) + 1, (current[j - 1] as number) + 1);
      const swapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (older[j - 2] as number) + 1);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [older, previous, current] = [previous, current, older];
  }
  return Math.min(previous[b.length] as number, limit + 1);
}

/** Finds the word of a vocabulary that somebody most likely meant. */
export class NearestWord {
  private readonly byLength = new Map<number, string[]>();
  /** People misspell the same words again and again. */
  private readonly found = new Map<string, string | null>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (toleratedEdits(word) === 0) continue;
      const others = this.byLength.get(word.length);
      if (others) others.push(word);
      else this.byLength.set(word.length, [word]);
    }
  }

  /** The nearest word within the tolerance, the one with the longer common beginning first; null when none is near. */
  find(word: string): string | null {
    const known = this.found.get(word);
    if (known !== undefined) return known;
    const nearest = this.search(word);
    if (this.found.size >= REMEMBERED) this.found.clear();
    this.found.set(word, nearest);
    return nearest;
  }

  private search(word: string): string | null {
    let limit = toleratedEdits(word);
    if (limit === 0) return null;
    let best: string | null = null;
    let bestPrefix = -1;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const candidate of this.byLength.get(length) ?? []) {
        const sameStart = candidate.charCodeAt(0) === word.charCodeAt(0);
        // two edits are believed only behind the right first letter; one edit leaves one end of the word alone
        if (!sameStart && (limit === 2 || candidate.at(-1) !== word.at(-1))) continue;
        const edits = editDistance(word, candidate, Math.min(limit, toleratedEdits(candidate)));
        if (edits > Math.min(limit, toleratedEdits(candidate))) continue;
        const prefix = commonPrefix(word, candidate);
        if (edits < limit || prefix > bestPrefix || best === null) {
          best = candidate;
          bestPrefix = prefix;
        }
        limit = Math.min(limit, edits);
      }
    }
    return best;
  }
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
