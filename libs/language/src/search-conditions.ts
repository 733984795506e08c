import { COMPILED, wordsOfList } from './lexicon/compiled-lexicon.js';
import { lexicon } from './lexicon/lexicon.js';
import { conditionPhrases, isConditionStopWord, isSexWord, isToldByName, tokensOfWork } from './condition-phrases.js';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { type PayInText, payInText } from './pay-in-text.js';
import { cutSpans, type Token, tokensOf } from './query-tokens.js';
import type { SearchCondition } from '@nukkad/contract/matching/search-readings';
import { interpretQuery } from './query-interpretation.js';
import { isConjunction, isStopWord, normaliseText } from './text-normalisation.js';
import { workingTimes } from './working-times.js';

export interface Span {
  start: number;
  end: number;
}

/** What a search text says beside the work: each with where it stands. */
export interface ReadConditions {
  pay: PayInText | null;
  conditions: { condition: SearchCondition; isExcluded: boolean; spans: Span[] }[];
  /** Their words stay in `rest`, which is read for them as well. */
  jobTypes: { jobType: JobType; spans: Span[] }[];
  /** Words for work that is not wanted. */
  excluded: { words: string; spans: Span[] }[];
  /** Tokens that no condition took, in their order; where work is wanted and where. */
  rest: Token[];
}

const PHRASE_MAX = 6;
/** Most words of a task that is no name, and how surely they have to tell it. */
const TASK_MAX = 2;
const TOLD_OUTRIGHT = 0.8;
const phrasesOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(normaliseText).filter(Boolean));
const CONJUNCTIONS = phrasesOf(wordsOfList('condition_conjunction'));
const BEFORE = phrasesOf(wordsOfList('negation_before'));
const AFTER = phrasesOf(wordsOfList('negation_after'));
/** Things without which somebody looks for work, and the condition that asks for them. */
const NEEDED_THINGS = Object.entries(COMPILED.conditions).map(([condition, { things }]) => ({
  condition: condition as SearchCondition,
  names: phrasesOf(things),
}));

/** A text that is being read: its tokens and which of them something took. */
class Reading {
  readonly tokens: Token[];
  readonly taken: boolean[];
  /** Which tokens belong to a name of work. */
  readonly ofWork: readonly boolean[];
  readonly conditions: ReadConditions['conditions'] = [];
  readonly excluded: ReadConditions['excluded'] = [];

  constructor(readonly text: string) {
    this.tokens = tokensOf(text);
    this.taken = this.tokens.map(() => false);
    this.ofWork = tokensOfWork(this.tokens);
  }

  /** Takes the tokens within a span. */
  take({ start, end }: Span): void {
    this.tokens.forEach((token, index) => {
      if (token.start < end && token.end > start) this.taken[index] = true;
    });
  }

  spanOf(from: number, to: number): Span {
    return { start: this.tokens[from]!.start, end: this.tokens[to - 1]!.end };
  }

  addCondition(condition: SearchCondition, span: Span): void {
    const known = this.conditions.find((each) => each.condition === condition);
    if (known) known.spans.push(span);
    else this.conditions.push({ condition, isExcluded: false, spans: [span] });
  }

  /** Whether a mark like a comma stands between a token and the next one. */
  isBorder(index: number): boolean {
    const [token, next] = [this.tokens[index], this.tokens[index + 1]];
    return !token || !next || /[,;.|।\n]/u.test(this.text.slice(token.end, next.start));
  }
}

function takeTimes(reading: Reading): void {
  for (const { conditions, start, end } of workingTimes(reading.text)) {
    const isTaken = reading.tokens.some(
      (token, index) => reading.taken[index] && token.start < end && token.end > start,
    );
    if (isTaken || conditions.length === 0) continue;
    for (const condition of conditions) reading.addCondition(condition, { start, end });
    reading.take({ start, end });
  }
}

function takePhrases(reading: Reading): void {
  const { tokens, taken, ofWork } = reading;
  for (const { conditions, from, to } of conditionPhrases(tokens, (index) => !taken[index], false)) {
    const isName = ofWork.slice(from, to).some(Boolean);
    const counted = isName
      ? conditions.filter((condition) => isToldByName(condition, ofWork.slice(from, to)))
      : conditions;
    if (counted.length === 0) continue;
    let [start, end] = [from, to];
    if (!isName) {
      while (end < tokens.length && !taken[end] && !ofWork[end] && isConditionStopWord(tokens[end]!.word)) end++;
      while (start > 0 && !taken[start - 1] && !ofWork[start - 1] && isConditionStopWord(tokens[start - 1]!.word))
        start--;
      taken.fill(true, start, end);
    }
    for (const condition of counted) reading.addCondition(condition, reading.spanOf(start, end));
  }
}

/** The longest of `phrases` that stands at `from`, as its length in tokens; 0 for none. */
function lengthAt(reading: Reading, from: number, phrases: ReadonlySet<string>): number {
  const { tokens, taken } = reading;
  for (let length = Math.min(PHRASE_MAX, tokens.length - from); length > 0; length--) {
    const indexes = [...Array(length).keys()].map((step) => from + step);
    const phrase = indexes.map((index) => tokens[index]!.word).join(' ');
    if (phrases.has(phrase) && indexes.every((index) => !taken[index])) return length;
  }
  return 0;
}

/** Whether words that are no name as a whole tell work, each of them: "washing dishes", "ಪಾತ್ರೆ ತೊಳೆಯೋದು". */
function tellsWork(words: readonly string[]): boolean {
  if (words.some((word) => isStopWord(word) || CONJUNCTIONS.has(word))) return false;
  const { occupations, skills, terms } = interpretQuery(words.join(' '));
  return terms.length === 0 && [...occupations, ...skills].some(({ weight }) => weight >= TOLD_OUTRIGHT);
}

/** The words for work that begin (or end) at a token, as their range; the token itself where they tell none. */
function nameOfWork(reading: Reading, at: number, isEnd: boolean): [number, number] {
  const { tokens, taken } = reading;
  const { phrases } = lexicon();
  const isWhole = (from: number, to: number): boolean =>
    [...Array(to - 1 - from).keys()].every((step) => !reading.isBorder(from + step));
  for (let length = PHRASE_MAX; length > 1; length--) {
    const [from, to] = isEnd ? [at + 1 - length, at + 1] : [at, at + length];
    if (from < 0 || to > tokens.length || taken.slice(from, to).some(Boolean) || !isWhole(from, to)) continue;
    const phrase = tokens.slice(from, to).map(({ word }) => word);
    if (phrases.has(phrase.join(' ')) || (length <= TASK_MAX && tellsWork(phrase))) return [from, to];
  }
  return [at, at + 1];
}

/** Excludes what stands right beside a negation at the tokens `from` to before `to`; says whether there was anything. */
function excludeBeside(reading: Reading, from: number, to: number, isAfter: boolean): boolean {
  const { tokens, taken, conditions } = reading;
  const step = isAfter ? -1 : 1;
  for (let index = isAfter ? from - 1 : to; index >= 0 && index < tokens.length; index += step) {
    if (reading.isBorder(isAfter ? index : index - 1)) return false;
    const token = tokens[index]!;
    const condition = conditions.find(({ spans }) =>
      spans.some(({ start, end }) => token.start >= start && token.end <= end),
    );
    const negation = reading.spanOf(from, to);
    if (condition) {
      condition.isExcluded = true;
      condition.spans.push(negation);
      reading.take(negation);
      return true;
    }
    if (taken[index] || CONJUNCTIONS.has(token.word)) return false;
    if (isStopWord(token.word) || isConditionStopWord(token.word)) continue;
    reading.take(negation);
    const [, end] = excludeAt(reading, index, isAfter, negation);
    if (!isAfter) excludeFurther(reading, end, negation);
    return true;
  }
  return false;
}

/** Excludes the name of work, or the thing, that begins (or ends) at a token; says its range. */
function excludeAt(reading: Reading, index: number, isEnd: boolean, negation: Span): [number, number] {
  const [start, end] = nameOfWork(reading, index, isEnd);
  const span = reading.spanOf(start, end);
  const words = reading.tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');
  const needed = NEEDED_THINGS.find(({ names }) => names.has(words))?.condition;
  if (needed) {
    reading.addCondition(needed, span);
    reading.addCondition(needed, negation);
    for (const each of reading.conditions) each.isExcluded ||= each.condition === needed;
  } else {
    reading.excluded.push({ words, spans: [span, negation] });
  }
  reading.take(span);
  return [start, end];
}

/** "Not taxi or auto": what is joined to something excluded is excluded as well, if it is work. */
function excludeFurther(reading: Reading, from: number, negation: Span): void {
  const { tokens, taken } = reading;
  for (let at = from; isConjunction(tokens[at]?.word ?? '') && tokens[at + 1] && !taken[at + 1];) {
    if (!lexicon().words.has(tokens[at + 1]!.word)) return;
    reading.take(reading.spanOf(at, at + 1));
    [, at] = excludeAt(reading, at + 1, false, negation);
  }
}

function takeNegations(reading: Reading): void {
  const { ofWork } = reading;
  for (let index = 0; index < reading.tokens.length; index++) {
    // "non veg cook", "non voice process"
    const before = ofWork[index] ? 0 : lengthAt(reading, index, BEFORE);
    if (before > 0 && excludeBeside(reading, index, index + before, false)) continue;
    const after = lengthAt(reading, index, AFTER);
    if (after > 0) excludeBeside(reading, index, index + after, true);
  }
}

function jobTypesOf({ tokens, taken }: Reading): ReadConditions['jobTypes'] {
  const { phrases } = lexicon();
  const found: ReadConditions['jobTypes'] = [];
  for (let from = 0; from < tokens.length;) {
    let length = Math.min(PHRASE_MAX, tokens.length - from);
    for (; length > 0; length--) {
      const part = tokens.slice(from, from + length);
      const meanings = phrases.get(part.map(({ word }) => word).join(' '));
      if (!meanings?.every(({ kind }) => kind === 'job_type') || taken[from]) continue;
      const span = { start: part[0]!.start, end: part.at(-1)!.end };
      found.push({ jobType: meanings[0]!.id as JobType, spans: [span] });
      break;
    }
    from += Math.max(1, length);
  }
  return found;
}

/**
 * What a search text in English, Hindi or Kannada (own script or Latin letters) says beside the work: pay, times, what comes
 * with it, and what is not wanted. Words for a sex are dropped. Takes any string and never throws.
 */
export function readConditions(text: string): ReadConditions {
  const reading = new Reading(text);
  const pay = payInText(text, reading.tokens);
  if (pay) reading.take(pay);
  takeTimes(reading);
  takePhrases(reading);
  takeNegations(reading);
  const jobTypes = jobTypesOf(reading);
  const { tokens, taken, ofWork, conditions, excluded } = reading;
  const isRest = ({ word }: Token, index: number): boolean => !taken[index] && (ofWork[index]! || !isSexWord(word));
  return { pay, conditions, jobTypes, excluded, rest: tokens.filter(isRest) };
}

/** Signs of an amount that was taken: its currency, and the dash behind it. */
const SIGNS_OF_PAY = /(?<!\S)[₹/\-–]+(?!\S)/gu;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** The text without what conditions took: the tokens of `rest` alone, without the signs that belonged to the others. */
export const restOfText = (text: string, rest: readonly Token[]): string => {
  const taken = tokensOf(text).filter(
    (token) => !rest.some(({ start, word }) => start === token.start && word === token.word),
  );
  if (taken.length === 0) return cutSpans(text, taken);
  const left = cutSpans(text, taken).replace(SIGNS_OF_PAY, ' ').replace(/\s+/gu, ' ').trim();
  return SAYS_SOMETHING.test(left) ? left : '';
};
