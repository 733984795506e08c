import { COMPILED, wordsOfList } from './lexicon/compiled-lexicon.js';
import type { ConditionData, WordList } from './lexicon/lexicon-data.js';
import { lexicon } from './lexicon/lexicon.js';
import { withOtherRoles } from './lexicon/role-words.js';
import { otherForms, ROMANISED_KANNADA_VERB, spelling } from './lexicon/spellings.js';
import { NearestWord, toleratedEdits } from './nearest-word.js';
import type { Token } from './query-tokens.js';
import { SEARCH_CONDITIONS, type SearchCondition } from '@nukkad/contract/matching/search-readings';
import { isStopWord, normaliseText, wordsOf } from './text-normalisation.js';

const PHRASE_MAX = 6;
/** Shorter words are too like too many others to be taken for misspelt. */
const CORRECTED_FROM = 6;

/** A phrase that stands in a text: its tokens from `from` to before `to`. */
export interface FoundPhrase {
  conditions: readonly SearchCondition[];
  from: number;
  to: number;
}

interface Vocabulary {
  phrases: ReadonlyMap<string, readonly SearchCondition[]>;
  words: ReadonlySet<string>;
  nearest: NearestWord;
}

function vocabularyOf(keys: readonly (keyof ConditionData & ('said' | 'asked' | 'advertised'))[]): Vocabulary {
  const phrases = new Map<string, SearchCondition[]>();
  for (const key of keys) {
    for (const condition of SEARCH_CONDITIONS) {
      for (const phrase of COMPILED.conditions[condition][key].map(normaliseText).filter(Boolean)) {
        const known = phrases.get(phrase) ?? [];
        if (!known.includes(condition)) phrases.set(phrase, [...known, condition]);
      }
    }
  }
  for (const phrase of wordsOfList('no_condition').map(normaliseText)) phrases.set(phrase, []);
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  return { phrases, words, nearest: new NearestWord(words) };
}

let asked: Vocabulary | undefined;
let advertised: Vocabulary | undefined;
const vocabulary = (isAdvertised: boolean): Vocabulary =>
  isAdvertised ? (advertised ??= vocabularyOf(['said', 'advertised'])) : (asked ??= vocabularyOf(['said', 'asked']));

const setOf = (list: WordList): ReadonlySet<string> => new Set(wordsOfList(list).flatMap(wordsOf));
const STOP_WORDS = setOf('beside_condition');
const SEXES = setOf('sex');

/** Whether a word beside a condition says nothing more: "shift" in "night shift". */
export const isConditionStopWord = (word: string): boolean => STOP_WORDS.has(word);
export const isSexWord = (word: string): boolean => SEXES.has(word);

/** The word as conditions have it: a long one that nobody knows may be misspelt. */
function corrected(word: string, { words, nearest }: Vocabulary): string {
  if (words.has(word) || word.length < CORRECTED_FROM || toleratedEdits(word) === 0) return word;
  if (lexicon().words.has(spelling(word)) || isStopWord(word)) return word;
  return nearest.find(word) ?? word;
}

/** The conditions that stand in `tokens`, the longest phrases first; `isFree`: whether a token may take part. */
export function conditionPhrases(
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
  isAdvertised: boolean,
): FoundPhrase[] {
  const known = vocabulary(isAdvertised);
  const words = tokens.map(({ word }) => (isAdvertised ? word : corrected(word, known)));
  const found: FoundPhrase[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(PHRASE_MAX, words.length - from);
    for (; length > 0; length--) {
      const conditions = known.phrases.get(words.slice(from, from + length).join(' '));
      if (!conditions || ![...Array(length).keys()].every((step) => isFree(from + step))) continue;
      found.push({ conditions, from, to: from + length });
      break;
    }
    from += Math.max(1, length);
  }
  return found;
}

/** Whether words say no more than a condition, "night shift work". */
function isConditionAlone(words: readonly string[]): boolean {
  const end = words.findLastIndex((word) => !isStopWord(word) && !isConditionStopWord(word)) + 1;
  const { phrases } = vocabulary(false);
  return [words, words.slice(0, end)].some((part) => (phrases.get(part.join(' ')) ?? []).length > 0);
}

const KANNADA = /\p{Script=Kannada}/u;

/** Other forms of a verb that names of work may have: "ಮಾಡೋದು", "badsodu". Verbs of Hindi and English are there as people write them. */
const formsOf = (word: string): string[] =>
  KANNADA.test(word) || ROMANISED_KANNADA_VERB.test(word)
    ? otherForms(word).filter((form) => lexicon().words.has(form))
    : [];

/** Which tokens belong to a name of work of several words, "night guard", "two wheeler mechanic"; "night shift" is none. */
export function tokensOfWork(tokens: readonly Token[]): boolean[] {
  const { phrases } = lexicon();
  const forms = tokens.map(({ word }) => formsOf(word));
  const covered = tokens.map(() => false);
  for (let from = 0; from < tokens.length; from++) {
    for (let length = Math.min(PHRASE_MAX, tokens.length - from); length > 1; length--) {
      const part = tokens.slice(from, from + length).map(({ word }) => word);
      const name = part.map(spelling).join(' ');
      // "kitchen girl" is a name, "cook boys" are cooks
      const about = part.slice(0, -1).map(spelling).join(' ');
      const isOccupation = (phrases.get(about) ?? []).some(({ kind }) => kind === 'occupation');
      const names = [
        name,
        ...forms[from + length - 1]!.map((form) => `${about} ${form}`),
        ...(isOccupation ? [] : withOtherRoles(name)),
      ];
      const meanings = names.flatMap((each) => phrases.get(each) ?? []);
      if (isConditionAlone(part)) continue;
      if (!meanings.some(({ kind }) => kind !== 'job_type')) continue;
      if (part.filter((word) => !isStopWord(word)).length < 2) continue;
      covered.fill(true, from, from + length);
      break;
    }
  }
  return covered;
}

/**
 * Whether a condition is told by words of which some are a part of a name of work (`ofName`: which of them): no "two wheeler
 * mechanic" rides, and who writes "own bike delivery" does.
 */
export const isToldByName = (condition: SearchCondition, ofName: readonly boolean[]): boolean =>
  COMPILED.conditions[condition].isInNames ||
  (ofName.length > 1 && (condition !== 'two_wheeler' || !ofName.every(Boolean)));
