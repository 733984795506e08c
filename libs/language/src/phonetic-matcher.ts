import { editDistance } from './nearest-word.js';
import { phoneticKeyOf } from './phonetics.js';

const LATIN = /^[a-z]+$/;
const INDIC = /^[\u0900-\u0963\u0c80-\u0ce3]+$/;
/** Scripts in which a word may have been meant, the one in Latin letters last. */
const SCRIPTS: readonly RegExp[] = [/^[\u0900-\u0963]+$/, /^[\u0c80-\u0ce3]+$/, LATIN];
/** Characters from which on a word is long enough for its consonants to tell it. */
const SHORTEST = 6;
/** Signs that are hardly pronounced: a consonant below another one, a glide between two vowels. */
const MUTE_SIGNS = /[\u094d\u0ccd][यरवಯರವ]|[\u093f\u0cbf][यಯ]/g;
/** Consonants that tell a word; where two of them have changed places, one more. */
const CONSONANTS = 3;
const SWAPPED_CONSONANTS = 4;
const EDITS_LATIN = 2;
/** A sound of an Indic script is written with one sign or two. */
const EDITS_INDIC = 3;

/** Letters that sound alike, as they are written in Latin letters. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?:sh|[tcs]i(?=an|on))/g, 's'],
  [/ph/g, 'f'],
  [/ck|q|ch(?=[nr])/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?<=[bdgjktc])h/g, ''],
];
const ASPIRATES = 'खकघगछचझजठटढडथतधदफपभबणनळलशसषसಖಕಘಗಛಚಝಜಠಟಢಡಥತಧದಫಪಭಬಣನಳಲಶಸಷಸ';
const PLAIN = new Map([...ASPIRATES].flatMap((sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1]!]] : [])));

function latinSound(word: string): string {
  return LATIN_SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
}

/** The consonants of a word in their order, those that sound alike being one; null where nothing can be said of it. */
export function consonantsOf(word: string): string | null {
  if (word.length < SHORTEST) return null;
  if (LATIN.test(word)) {
    const sound = latinSound(word);
    return (
      sound[0]! +
      sound
        .slice(1)
        .replace(/[aeiouyh]/g, '')
        .replace(/(.)\1+/g, '$1')
    );
  }
  if (!INDIC.test(word)) return null;
  return [...word.replace(MUTE_SIGNS, '')]
    .filter((sign, at) => at === 0 || /[क-हಕ-ಹ]/.test(sign))
    .map((sign) => PLAIN.get(sign) ?? sign)
    .join('');
}

const sorted = (consonants: string): string => consonants[0]! + [...consonants.slice(1)].sort().join('');

/** The phonetic key of a word, the same in every script: "ಎಲೆಕ್ಟ್ರಿಶನ್" as "electrician". */
const phoneticKeyOfWord = (word: string): string => phoneticKeyOf(LATIN.test(word) ? latinSound(word) : word);

/** What many writers take for one sound: b and v, and within an English word s and z, which is j here; a glide between vowels says nothing. */
function consonantsOfSound(sound: string): string {
  const folded = sound
    .replace(/b/g, 'v')
    .replace(/(?<=.)j/g, 's')
    .replace(/(?<=.)[aeiouy]/g, '');
  return folded.replace(/(.)\1+/g, '$1');
}

/** Consonants from which on one of them may be missing, or be one too many: "eletrishan". */
const ONE_MISSING = 6;
/** Letters from which on vowels say little. */
const SHORTEST_LIKE = 7;
/** Vowels that one writer takes for another. */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/[eiy]+/g, 'i'],
  [/[ou]+/g, 'u'],
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
];
/** The phonetic key of a word in Latin letters with similar vowels made one: "dilevari" as "delivery". */
const looseKeyOf = (word: string): string =>
  VOWELS.reduce((text, [letters, sound]) => text.replace(letters, sound), latinSound(word));

/** The consonants with each but the first left out in turn. */
const shortened = (consonants: string): string[] =>
  [...consonants.slice(1)].map((_, at) => consonants.slice(0, at + 1) + consonants.slice(at + 2));

/** From so many consonants on, two vowels may be written otherwise. */
const TWO_VOWELS = 4;
/** Letters of a word from which on its sound is looked for; signs of an Indic script are letters. */
const SHORTEST_SOUND = 4;

/**
 * Finds the word of a vocabulary that somebody meant who made two slips: it begins with the same letter, has the same consonants,
 * and no word of another meaning is as near. Where there is none, one that sounds so, in whatever script.
 */
export class PhoneticMatcher {
  private readonly byConsonants = new Map<string, string[]>();
  private readonly byFewer = new Map<string, string[]>();
  private readonly bySound = new Map<string, { word: string; sound: string }[]>();

  /** `meaningOf`: what a word means by itself, the same text for words that mean the same; empty for nothing. */
  constructor(
    words: Iterable<string>,
    private readonly meaningOf: (word: string) => string = () => '',
  ) {
    const put = <T>(map: Map<string, T[]>, key: string, item: T): void => {
      const others = map.get(key);
      if (others) others.push(item);
      else map.set(key, [item]);
    };
    for (const word of words) {
      const consonants = consonantsOf(word);
      if (consonants !== null && consonants.length >= CONSONANTS) put(this.byConsonants, sorted(consonants), word);
      if (consonants !== null && consonants.length >= ONE_MISSING && LATIN.test(word))
        for (const fewer of new Set(shortened(consonants))) put(this.byFewer, fewer, word);
      const sound = phoneticKeyOfWord(word);
      const heard = consonantsOfSound(sound);
      if (word.length >= SHORTEST_SOUND && heard.length >= CONSONANTS) put(this.bySound, heard, { word, sound });
    }
  }

  /** The one word that sounds so; null when there is none, or more than one. */
  find(word: string): string | null {
    return this.ofSameScript(word) ?? this.ofLikeSound(word) ?? this.ofSameSound(word);
  }

  private ofSameScript(word: string): string | null {
    const consonants = consonantsOf(word);
    if (consonants === null || consonants.length < CONSONANTS) return null;
    const limit = LATIN.test(word) ? EDITS_LATIN : EDITS_INDIC;
    const edits = (candidate: string): number => {
      const isSwapped = consonantsOf(candidate) !== consonants;
      if (isSwapped && consonants.length < SWAPPED_CONSONANTS) return limit + 1;
      return editDistance(word, candidate, limit) + (isSwapped ? 1 : 0);
    };
    return this.nearest(this.byConsonants.get(sorted(consonants)) ?? [], limit, edits);
  }

  /** A long word in Latin letters that sounds so, whichever its vowels, or with one consonant more or less. */
  private ofLikeSound(word: string): string | null {
    const consonants = consonantsOf(word);
    if (consonants === null || !LATIN.test(word) || word.length < SHORTEST_LIKE) return null;
    if (consonants.length < SWAPPED_CONSONANTS) return null;
    const heard = looseKeyOf(word);
    const same = (this.byConsonants.get(sorted(consonants)) ?? []).filter((each) => consonantsOf(each) === consonants);
    const edits = (candidate: string): number => editDistance(heard, looseKeyOf(candidate), EDITS_LATIN);
    const found = this.nearest(same, EDITS_LATIN, edits);
    if (found !== null || consonants.length < ONE_MISSING - 1) return found;
    const longer = this.byFewer.get(consonants) ?? [];
    const shorter = shortened(consonants).flatMap((fewer) =>
      fewer.length < ONE_MISSING - 1
        ? []
        : (this.byConsonants.get(sorted(fewer)) ?? []).filter((each) => consonantsOf(each) === fewer),
    );
    return this.nearest([...new Set([...longer, ...shorter])], EDITS_LATIN, edits);
  }

  /** Words of an Indic script only: what is written in Latin letters is compared letter by letter. */
  private ofSameSound(word: string): string | null {
    if (word.length < SHORTEST_SOUND || !INDIC.test(word)) return null;
    const sound = phoneticKeyOfWord(word);
    const heard = consonantsOfSound(sound);
    if (heard.length < CONSONANTS) return null;
    const limit = heard.length >= TWO_VOWELS ? 2 : 1;
    const sounds = new Map((this.bySound.get(heard) ?? []).map((candidate) => [candidate.word, candidate.sound]));
    const edits = (candidate: string): number => editDistance(sound, sounds.get(candidate)!, limit);
    // in its own script first: what two scripts write means the same, which nobody can tell of a word that stands in names alone
    const own = SCRIPTS.find((script) => script.test(word))!;
    for (const script of [own, ...SCRIPTS.filter((other) => other !== own)]) {
      const found = this.nearest(
        [...sounds.keys()].filter((each) => script.test(each)),
        limit,
        edits,
      );
      if (found !== null) return found;
    }
    return null;
  }

  private nearest(candidates: readonly string[], limit: number, editsOf: (candidate: string) => number): string | null {
    let best: string | null = null;
    let nearest = limit + 1;
    for (const candidate of candidates) {
      const edits = editsOf(candidate);
      if (edits > limit || edits > nearest) continue;
      if (edits < nearest) best = candidate;
      else if (best === null || !this.meanTheSame(best, candidate)) best = null;
      nearest = edits;
    }
    return best;
  }

  private meanTheSame(one: string, other: string): boolean {
    const meaning = this.meaningOf(one);
    return meaning !== '' && meaning === this.meaningOf(other);
  }
}
