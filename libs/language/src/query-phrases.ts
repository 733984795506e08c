import { type Meaning, type MeaningKind, contentWords } from './lexicon/lexicon.js';
import { besideOccupations, drivesOtherVehicle } from './lexicon/occupation-rules.js';
import { DRIVER_WORDS, TRADE_ROLES, withOtherRoles, WORK_WORDS } from './lexicon/role-words.js';
import { lengthOf, OTHER_WORK } from './lexicon/ignored-phrases.js';
import { CORRECTED, type IsName, type Tools, type Word } from './query-words.js';
import { isConjunction, isStopWord } from './text-normalisation.js';

/** A category, type of job, occupation or skill that a text speaks of; weight is in (0, 1]. */
export interface Weighted<Id extends string = string> {
  id: Id;
  weight: number;
}

const PHRASE_MAX = 6;
/** Words that say nothing, between those of a phrase: "hotel me ek helper"; where more stand, something else begins. */
const STOP_WORDS_WITHIN = 2;
const SCATTERED = 0.9;
export const INDIC = /[\u0900-\u0cff]/;
/** An occupation of this weight is named, misspelt or not; below it, the text only suggests it. */
export const OUTRIGHT = CORRECTED * SCATTERED;

export const isOutright = ({ weight }: Weighted): boolean => weight >= OUTRIGHT;

/** What a text was found to speak of, each with the best of its weights. */
export class Findings {
  private readonly weights: Record<MeaningKind, Map<string, number>> = {
    category: new Map(),
    job_type: new Map(),
    occupation: new Map(),
    skill: new Map(),
  };

  get isEmpty(): boolean {
    return Object.values(this.weights).every(({ size }) => size === 0);
  }

  add({ kind, id }: Pick<Meaning, 'kind' | 'id'>, weight: number): void {
    const map = this.weights[kind];
    map.set(id, Math.max(map.get(id) ?? 0, weight));
  }

  list(kind: MeaningKind): Weighted[] {
    return [...this.weights[kind]].map(([id, weight]) => ({ id, weight })).sort((a, b) => b.weight - a.weight);
  }
}

/** The phrase of some words, as they stand, without those that say nothing, "hotel me helper", in another form or role. */
function phraseOf(part: readonly Word[], { lexicon: { phrases } }: Tools): string {
  const phrase = part.map((word) => word.text).join(' ');
  if (phrases.has(phrase)) return phrase;
  // "cameras" may be something else than "camera"; a case, "ಅಂಗಡಿಯಲ್ಲಿ", changes no word
  if (part.length === 1 && (isStopWord(phrase) || !INDIC.test(phrase))) return phrase;
  if (part.length === 1) return part[0]!.forms.find((form) => phrases.has(form)) ?? phrase;
  const [first, last] = [part[0]!, part.at(-1)!];
  const before = part.slice(0, -1).map(({ text }) => text);
  const content = before.filter((text) => !isStopWord(text));
  const isShort =
    !isStopWord(first.text) && before.length > content.length && before.length - content.length <= STOP_WORDS_WITHIN;
  // "ಅಂಗಡಿಗೆ ಹುಡುಗ", "to a shop, a boy", as "ಅಂಗಡಿ ಹುಡುಗ"
  const withoutCase = part
    .at(-2)!
    .forms.filter((form) => INDIC.test(form))
    .map((form) => [...before.slice(0, -1), form]);
  const starts = [before, ...(isShort ? [content] : []), ...withoutCase].map((texts) => texts.join(' '));
  const ends = [...(isStopWord(last.text) ? [] : [last.text]), ...last.forms];
  const others = starts.flatMap((start) => ends.map((end) => `${start} ${end}`));
  return [...others, ...others.flatMap(withOtherRoles)].find((other) => phrases.has(other)) ?? phrase;
}

/** A phrase of a text: the least weight of its words, what it means, and whether a word for work follows. */
interface TakenPhrase {
  phrase: string;
  weight: number;
  meanings: readonly Meaning[];
  isOfWork: boolean;
}

/** What phrases took of a text. */
export interface PhraseMatches {
  /** Which words took part. */
  used: boolean[];
  phrases: TakenPhrase[];
}

const occupationsIn = (meanings: readonly Meaning[]): string[] =>
  meanings.flatMap(({ kind, id }) => (kind === 'occupation' ? [id] : []));

/** Whether the text goes on with a word for work, with nothing before it that says more: "ka kaam", "me job". */
function isBeforeWork(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at);
  const work = rest.findIndex(({ text }) => WORK_WORDS.has(text) || TRADE_ROLES.has(text));
  return work >= 0 && rest.slice(0, work).every(({ text }) => isStopWord(text));
}

/** What phrases mean together: a word that several occupations share is that of the one that another phrase names. */
function meaningsTogether(taken: readonly TakenPhrase[]): [Meaning, number][] {
  const sure = new Set(
    taken.map(({ meanings }) => occupationsIn(meanings)).flatMap((ids) => (ids.length === 1 ? ids : [])),
  );
  return taken.flatMap(({ phrase, meanings, weight }) => {
    const shared = occupationsIn(meanings);
    // "mistri" beside "bike service" is neither a mason nor a carpenter
    const isRole = TRADE_ROLES.has(phrase) && sure.size > 0;
    // "driver" beside "Tata Ace" drives no car
    if (DRIVER_WORDS.has(phrase) && [...sure].some(drivesOtherVehicle)) return [];
    const isTold = !phrase.includes(' ') && shared.length > 1 && (isRole || shared.some((id) => sure.has(id)));
    const meant = meanings.filter(({ kind, id }) => !isTold || kind !== 'occupation' || sure.has(id));
    // "cooking and house cleaning" is cooked at home
    return meant.map((meaning): [Meaning, number] => [
      { ...meaning, id: besideOccupations(meaning.id, sure) },
      meaning.weight * weight,
    ]);
  });
}

/**
 * Whether words from one index to before another are two kinds of work with a conjunction between them, the second of which may go on:
 * "adige mattu mane" of "adige mattu mane kelasa" is no "adige mane". "Loading and unloading" is one.
 */
function joinsTwoKinds(
  texts: readonly string[],
  from: number,
  to: number,
  { lexicon: { phrases, shopRoles } }: Tools,
): boolean {
  const at = texts.findIndex((text, index) => index > from && index < to - 1 && isConjunction(text));
  if (at < 0 || phrases.has(texts.slice(from, to).join(' '))) return false;
  // "mestri mattu helper" is the helper of one
  const isRole = (start: number, end: number): boolean => end - start === 1 && shopRoles.has(texts[start]!);
  const workIn = (start: number, end: number): string[] =>
    isRole(start, end) ? [] : occupationsIn(phrases.get(texts.slice(start, end).join(' ')) ?? []);
  for (let end = to + 1; end <= Math.min(texts.length, at + 1 + PHRASE_MAX); end++)
    if (workIn(at + 1, end).length > 0) return true;
  const [before, after] = [workIn(from, at), workIn(at + 1, to)];
  return before.length > 0 && after.length > 0 && !after.some((id) => before.includes(id));
}

/** Longest phrases first, from left to right, past names of several words. */
export function takePhrases(words: Word[], withTools: Tools, isName: IsName, found: Findings): PhraseMatches {
  const { phrases, shops, shopRoles, trades, goods } = withTools.lexicon;
  const used = words.map(() => false);
  const taken: TakenPhrase[] = [];
  let isShop = false;
  const texts = words.map(({ text }) => text);
  for (let from = 0; from < words.length;) {
    let length = lengthOf(OTHER_WORK, texts, from);
    if (length > 0) {
      from += length;
      continue;
    }
    length = Math.min(PHRASE_MAX, words.length - from);
    for (; length > 0; length--) {
      if (joinsTwoKinds(texts, from, from + length, withTools)) continue;
      const part = words.slice(from, from + length);
      const phrase = phraseOf(part, withTools);
      const isOfWork = isBeforeWork(words, from + length);
      const isTrade = trades.has(phrase) || (isOfWork && goods.has(phrase));
      const meanings = phrases.get(phrase) ?? (isTrade ? [] : undefined);
      if (!meanings && length > 1 && isName(phrase)) break;
      if (!meanings || (length === 1 && (isStopWord(phrase) || shopRoles.has(phrase)))) continue;
      const weight = Math.min(...part.map((word) => word.weight));
      const before = taken.at(-1);
      const isOfTrade =
        TRADE_ROLES.has(phrase) && before?.isOfWork && (goods.has(before.phrase) || trades.has(before.phrase));
      used.fill(true, from, from + length);
      taken.push({ phrase, weight, isOfWork, meanings: isOfTrade ? [] : meanings });
      isShop ||= shops.has(phrase);
      break;
    }
    from += Math.max(1, length);
  }
  for (const [meaning, weight] of meaningsTogether(taken)) found.add(meaning, weight);
  if (isShop) words.forEach(({ text }, at) => (used[at] ||= shopRoles.has(text)));
  return { used, phrases: taken };
}

/** Roles that no place and no other word tells more of: "helper" by itself, "sales". */
export function takeRoles(
  words: Word[],
  used: boolean[],
  { lexicon: { phrases, shopRoles } }: Tools,
  found: Findings,
): void {
  // beside work that is named, "helper" is no work of its own
  const isNamed = found.list('occupation').some(isOutright);
  words.forEach(({ text, weight }, at) => {
    if (used[at] || !shopRoles.has(text)) return;
    if (isNamed) {
      used[at] = true;
      return;
    }
    for (const meaning of phrases.get(text) ?? []) {
      found.add(meaning, meaning.weight * weight);
      used[at] = true;
    }
  });
}

/** Phrases all of whose words stand somewhere in the text, in whatever order, and at least one of them yet unused. */
export function takeUnorderedPhrases(
  words: Word[],
  used: boolean[],
  { lexicon: { phrases, phrasesWith } }: Tools,
  found: Findings,
): void {
  const all = new Map(words.map((word) => [word.text, word.weight]));
  for (const rarest of all.keys()) {
    for (const phrase of phrasesWith.get(rarest) ?? []) {
      const needed = contentWords(phrase);
      if (!needed.every((part) => all.has(part))) continue;
      if (words.every(({ text }, at) => used[at] || !needed.includes(text))) continue;
      const weight = Math.min(...needed.map((part) => all.get(part) ?? 0)) * SCATTERED;
      for (const meaning of phrases.get(phrase) ?? []) found.add(meaning, meaning.weight * weight);
      words.forEach((other, at) => {
        if (needed.includes(other.text)) used[at] = true;
      });
    }
  }
}
