import { plainDigits } from '@nukkad/contract/typing/typed-digits';

// oxlint-disable-next-line no-misleading-character-class -- each sign is meant by itself
const INVISIBLE = /[\u00ad\u034f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u20e3\ue000-\uf8ff]/g;
/** Cyrillic and Greek letters, and the Latin ones that they look like: homoglyphs. */
const FOREIGN = [...'аеорсхуіјѕԁһтмкнвαοριτνκ'];
const LATIN = [...'aeopcxyijsdhtmkhbaopitvk'];
const HOMOGLYPHS = new Map(FOREIGN.map((letter, index) => [letter, LATIN[index] ?? letter]));
const LOOKS_LATIN = /[\u0370-\u052f]/g;

/** Figures in black circles, which no Unicode normalisation maps to digits; each row begins with its one. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a];
const CIRCLED = /[\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792]/g;
const circledDigit = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const one = CIRCLED_ONES.find((first) => code >= first && code < first + 9);
  return one === undefined ? '0' : String(code - one + 1);
};

/**
 * Returns the normal form of a text with many spellings: lower case, plain digits, Latin letters without accents, one
 * form of the Indic vowels and nasals that writers mix up. Marks between words are retained.
 */
export function plain(text: string): string {
  return plainDigits(text.toWellFormed().normalize('NFKC').replace(CIRCLED, circledDigit))
    .toLowerCase()
    .replace(LOOKS_LATIN, (letter) => HOMOGLYPHS.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[\u093c\u0cbc]/g, '') // nukta
    .replace(/[\u0901\u0945]/g, (sign) => (sign === '\u0901' ? '\u0902' : '\u0947'))
    .replace(/ऑ/g, 'आ')
    .replace(/\u0949/g, '\u093e')
    .replace(/[ङञणनम]\u094d(?=[क-ह])/g, '\u0902')
    .replace(/[ಙಞಣನಮ]\u0ccd(?=[ಕ-ಹ])/g, '\u0c82')
    .replace(INVISIBLE, '') // after the nasals: a joiner separates a word from its ending
    .replace(/(?<=[a-z])€|€(?=[a-z€])/g, 'e')
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : space.length > 1 ? '  ' : ' '));
}

const LEETSPEAK: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const LEETSPEAK_WORD =
  /(?<![\p{L}\p{N}])(?=[a-z0-9@$!]*[a-z])(?=[a-z0-9@$!]*[0-9@$!][a-z0-9@$!]*)[a-z0-9@$!]{3,}(?![\p{L}\p{N}])/gu;
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(?:[a-z][ .*_-]){2,}[a-z](?![\p{L}\p{N}])/gu;

/**
 * Undoes the simple obfuscations of a word: spaced letters (`d e p o s i t`), digits and signs for letters (`dep0sit`),
 * repeated letters (`feeees`). Only words for which `isWord` returns true are restored; all others stay unchanged.
 */
export function deobfuscate(text: string, isWord: (word: string) => boolean): string {
  return text
    .replace(SPACED_LETTERS, (run) => {
      const joined = run.replace(/[^a-z]/g, '');
      for (let cut = joined.length; cut >= 3; cut--) {
        const [head, tail] = [joined.slice(0, cut), joined.slice(cut)];
        if (isWord(head) && (tail === '' || isWord(tail))) return `${head} ${tail}`.trim();
      }
      return run;
    })
    .replace(LEETSPEAK_WORD, (word) => {
      const bare = word.replace(/!+$/, '');
      const read = bare.replace(/[0-9@$!]/g, (sign) => LEETSPEAK[sign] ?? sign);
      return isWord(read) ? read : word;
    })
    .replace(/([a-z])\1{2,}/g, '$1$1');
}

/** Splits a text into its statements: sentences, split again at commas and at "but". */
export function clausesOf(text: string): string[] {
  return text
    .replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .split(/[!?;।\n,]+|(?<!\b(?:rs|no|reg|regn))\.(?=\s|$)|\s(?:but|lekin|magar|adre|aadre|ಆದ್ರೆ|ಆದರೆ|लेकिन|मगर)\s/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
}
