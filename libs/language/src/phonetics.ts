const DEVANAGARI_START = 0x0900;
const KANNADA_START = 0x0c80;
const BLOCK_SIZE = 0x80;

/** Both scripts are laid out alike, so that one table by offset reads them both. */
const CONSONANTS: Record<number, string> = Object.fromEntries(
  'k k g g n c c j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h' // क at 0x15 … ह at 0x39, aspirates folded
    .split(' ')
    .map((sound, index) => [0x15 + index, sound]),
);
const VOWELS: Record<number, string> = {
  0x04: 'a', 0x05: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0d: 'e', 0x0e: 'e',
  0x0f: 'e', 0x10: 'ai', 0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au', 0x72: 'e',
}; // prettier-ignore
const VOWEL_SIGNS: Record<number, string> = {
  0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x44: 'ri', 0x45: 'e', 0x46: 'e', 0x47: 'e',
  0x48: 'ai', 0x49: 'o', 0x4a: 'o', 0x4b: 'o', 0x4c: 'au',
}; // prettier-ignore
const ANUSVARA = 0x02;
const VISARGA = 0x03;
const VIRAMA = 0x4d;
const LIPS = 'pbm';

const offsetOf = (letter: string | undefined): number | null => {
  const code = letter?.charCodeAt(0) ?? 0;
  const start = code >= KANNADA_START ? KANNADA_START : DEVANAGARI_START;
  return code >= start && code < start + BLOCK_SIZE ? code - start : null;
};

function latinOf(word: string): string {
  let latin = '';
  for (let i = 0; i < word.length; i++) {
    const offset = offsetOf(word[i]);
    if (offset === null) {
      latin += word[i];
      continue;
    }
    const next = offsetOf(word[i + 1]);
    const consonant = CONSONANTS[offset];
    if (consonant) {
      const vowelFollows = next !== null && (VOWEL_SIGNS[next] !== undefined || next === VIRAMA);
      latin += vowelFollows ? consonant : `${consonant}a`;
    } else if (offset === ANUSVARA) {
      latin += next !== null && LIPS.includes(CONSONANTS[next] ?? '-') ? 'm' : 'n';
    } else if (offset !== VIRAMA && offset !== VISARGA) {
      latin += VOWELS[offset] ?? VOWEL_SIGNS[offset] ?? '';
    }
  }
  return latin;
}

/** Ways of writing one sound in Latin letters, in the order in which they are read. */
const FOLDS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/f/g, 'p'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/c(?!h)/g, 'k'],
  [/([kgcjtdbs])h+/g, '$1'],
  [/ee|ii|ey\b/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * The phonetic key of a normalised name or word: ASCII letters and digits without spaces. कोरमंगला, ಕೋರಮಂಗಲ and Koramangala sound the
 * same, so do Indiranagar and Indira Nagar. Only ASCII, because trigrams see nothing else in a database of locale C.
 */
export function phoneticKeyOf(normalised: string): string {
  const isIndic = /[\u0900-\u0d00]/.test(normalised);
  // The sounds of the table are folded already: its c is the one of "chai".
  let sound = latinOf(normalised);
  if (isIndic) sound = sound.replace(/c/g, 'ch');
  for (const [ways, one] of FOLDS) sound = sound.replace(ways, one);
  sound = sound.replace(/[^a-z0-9]/g, '').replace(/([a-z])\1+/g, '$1');
  return sound.length > 3 ? sound.replace(/a$/, '') : sound;
}
