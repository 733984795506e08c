import { kindsOfOccupation } from './lexicon/answering-occupations.js';
import { wordsOfList } from './lexicon/compiled-lexicon.js';
import {
  drivesCar,
  drivesOtherVehicle,
  helperOfTrade,
  isGeneralHelp,
  occupationsAtHome,
} from './lexicon/occupation-rules.js';
import { lengthOf, TERMS_OF_EMPLOYMENT } from './lexicon/ignored-phrases.js';
import { ROMANISED_KANNADA_VERB, spelling } from './lexicon/spellings.js';
import { conditionPhrases, isConditionStopWord, tokensOfWork } from './condition-phrases.js';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { INDIC, isOutright, type Weighted } from './query-phrases.js';
import {
  addImpliedOccupations,
  occupationsWithSkill,
  type Reading,
  readWork,
  SKILL_TO_OCCUPATION,
  USES_OF_SKILL_MAX,
} from './query-reading.js';
import { isConjunction, normaliseText, wordsOf } from './text-normalisation.js';
import { cutSpans, tokensOf } from './query-tokens.js';
import { CORRECTED, type IsName, tools } from './query-words.js';
import { workingTimes } from './working-times.js';

/** Titles hold names as well: of a word shorter than this nobody knows whether it is one, or work misspelt. */
const CORRECTED_IN_TITLES = 6;
/** Advertisements hold names: no single word of them is taken for a misspelt one. */
const isSingleWord: IsName = (words) => !words.includes(' ');
/** Names in Latin letters look like plurals; in Indian scripts a word ends as its case wants: "ಅಂಗಡಿಗೆ". */
const isInflected: IsName = (word) => INDIC.test(word) || ROMANISED_KANNADA_VERB.test(word);
const readAdvertisement = (text: string): Reading => readWork(text, isSingleWord, isInflected);
/** A skill that makes more occupations than this names none of them. */
const OCCUPATIONS_OF_SKILL_MAX = 2;

/** The occupations that are made by the skills that a title names; what makes many occupations tells none of them. */
function occupationsOfNamedSkills({ found, with: withTools }: Reading): string[] {
  const makers = found
    .list('skill')
    .filter(isOutright)
    .map(({ id }) => occupationsWithSkill(id, withTools))
    .filter(({ users, makers: { length } }) => users.length <= USES_OF_SKILL_MAX && length <= OCCUPATIONS_OF_SKILL_MAX)
    .flatMap((each) => each.makers.map(({ id }) => id));
  return [...new Set(makers)];
}

/** What stands between the work of a title and its kind: "Driver - ambulance", "Cook (Chinese)". */
const BEFORE_KIND = /\s*[-–—(),/:|]+\s*/u;
/** What stands between the work of a title and what it is for: "Receptionist for a hotel", or its kind. */
const BEFORE_PURPOSE = new RegExp(
  `${BEFORE_KIND.source}|\\s+(?:for|in|at|of|to)\\s+(?:(?:a|an|the|our|my)\\s+)?`,
  'iu',
);
const PARTS_OF_TITLE = 3;

/** The title the other way round, as people ask for it: "ambulance Driver". One for each part that follows the work. */
function invertedTitles(title: string, separator: RegExp): string[] {
  const [work, ...qualifiers] = title.split(separator).filter((part) => part.trim() !== '');
  return work === undefined || qualifiers.length >= PARTS_OF_TITLE ? [] : qualifiers.map((each) => `${each} ${work}`);
}

const categoryOf = (id: string): JobCategoryId | undefined => tools().lexicon.occupations.get(id)?.category;

/** A title that says for whom, or for what, the work is: "Chauffeur for doctor", "डॉक्टर के लिए ड्राइवर". */
const FOR_WHOM = [/^(?<work>.+?)\s+for\s+(?<whom>.+)$/iu, /^(?<whom>.+?)\s+के लिए\s+(?<work>.+)$/u];

/** The occupations that a title names outright, or by the skills that it names; not that of whoever it is for. */
function occupationsNamedIn(title: string): string[] {
  const named = namesOfWork(title);
  const { work, whom } = FOR_WHOM.map((pattern) => pattern.exec(title)?.groups).find(Boolean) ?? {};
  if (!work || !whom) return named;
  const ofWork = namesOfWork(work);
  const ofWhom = new Set(namesOfWork(whom));
  const categories = new Set(ofWork.map(categoryOf));
  const kept = named.filter((id) => ofWork.includes(id) || !ofWhom.has(id) || categories.has(categoryOf(id)));
  return kept.length > 0 ? kept : named;
}

/** The occupations that words name outright, and their kinds, or those of the skills that they name; as `occupationsOfTitle` says. */
function namesOfWork(title: string): string[] {
  const named = ({ found }: Reading): string[] =>
    found
      .list('occupation')
      .filter(isOutright)
      .map(({ id }) => id);
  const namedIn = (text: string): string[] => named(readAdvertisement(text));
  const asWritten = readAdvertisement(title);
  const outright = named(asWritten);
  if (outright.length > 0) {
    const kinds = new Set(outright.flatMap(kindsOfOccupation));
    const categories = new Set(outright.map(categoryOf));
    const ofPurposes = invertedTitles(title, BEFORE_PURPOSE).flatMap(namedIn);
    const ofKinds = invertedTitles(title, BEFORE_KIND).flatMap(namedIn);
    const all = [
      ...outright,
      ...ofPurposes.filter((id) => kinds.has(id) || drivesOtherVehicle(id)),
      ...ofKinds.filter((id) => categories.has(categoryOf(id))),
    ];
    // "Driver for ambulance" drives no car
    const isDriverOfOther = !ofPurposes.some(drivesCar) && all.some(drivesOtherVehicle);
    return [...new Set(isDriverOfOther ? all.filter((id) => !drivesCar(id)) : all)];
  }
  const bySkill = occupationsOfNamedSkills(asWritten);
  return bySkill.length > 0 ? bySkill : named(readWork(title, (words) => words.length < CORRECTED_IN_TITLES));
}

/**
 * A part of an advertisement without its terms: times, food, room, training, pay, in words some of which name work elsewhere, "early
 * morning shift", "we teach".
 */
function withoutTerms(text: string): string {
  const tokens = tokensOf(text);
  const ofWork = tokensOfWork(tokens);
  const times = workingTimes(text, true);
  const taken = tokens.map(({ start, end }) => times.some((time) => start < time.end && end > time.start));
  const isFree = (index: number): boolean => index < tokens.length && !taken[index] && !ofWork[index];
  for (const { conditions, from, to } of conditionPhrases(tokens, isFree, true)) {
    // a bike by itself is not only ridden, but repaired
    if (to - from === 1 && conditions.includes('two_wheeler')) continue;
    let end = to;
    while (isFree(end) && isConditionStopWord(tokens[end]!.word)) end++;
    taken.fill(true, from, end);
  }
  const words = tokens.map(({ word }) => spelling(word));
  words.forEach((_, from) => {
    const to = from + lengthOf(TERMS_OF_EMPLOYMENT, words, from);
    const isPartOfName = to - from === 1 ? ofWork[from] : ofWork[from - 1] || ofWork[to];
    if (!isPartOfName) taken.fill(true, from, to);
  });
  return cutSpans(
    text,
    tokens.filter((_, index) => taken[index]),
  );
}

/**
 * The occupations that a job's title names outright, and the kinds of them, or other work of their categories, that it names the other
 * way round; or, where it names none, those of the skills that it names: "Accounts, part time". Where it names neither, a long misspelt
 * word counts: short ones and those beside known work are mostly names.
 */
export function occupationsOfTitle(title: string): string[] {
  return occupationsNamedIn(withoutTerms(title));
}

const SUGGESTED_MAX = 3;
/** A part of an advertisement that says what the work is not: "No driving needed", "खाना नहीं बनाना है". */
const DENIES = /^\s*(?:no|not|without)\s|(?:\s|^)(?:नहीं|नही|nahi|nahin|ಇಲ್ಲ|ಬೇಡ|beda)(?:\s+\S+){0,2}\s*$/iu;
/** Parts of an advertisement that are read. */
const PARTS_MAX = 16;
/** What each further part that speaks of an occupation adds to its weight. */
const FURTHER_PART = 0.04;

/** A part of a sentence of an advertisement, and the words of other parts that may be its verb. */
interface SentencePart {
  text: string;
  verbs: { last?: string | undefined; first?: string | undefined };
}

/** Most words of something in a list, "ದೋಸೆ, ಇಡ್ಲಿ ಮಾಡಬೇಕು", and fewest letters of the verb of the list. */
const LISTED_WORDS_MAX = 3;
const VERB = /^[\p{L}\p{M}]{4,}$/u;

/** The parts of a description. The verb of "ದೋಸೆ, ಇಡ್ಲಿ ಮಾಡಬೇಕು" stands in its last part, that of "Making dosa, idli" in its first one. */
function partsOf(description: string): SentencePart[] {
  const verbOf = (word: string | undefined): string | undefined => (word && VERB.test(word) ? word : undefined);
  return description
    .split(/[!?।;\n]|\.(?=\s|$)/u)
    .flatMap((sentence) => {
      const texts = sentence.split(',').filter((text) => text.trim() !== '');
      const last = verbOf(wordsOf(texts.at(-1) ?? '').at(-1));
      const first = verbOf(wordsOf(texts[0] ?? '')[0]);
      return texts.map((text, at): SentencePart => ({
        text,
        verbs: { last: at < texts.length - 1 ? last : undefined, first: at > 0 ? first : undefined },
      }));
    })
    .slice(0, PARTS_MAX)
    .filter(({ text }) => !DENIES.test(text));
}

/** The occupations that some words of an advertisement speak of. */
function workToldBy(text: string): Weighted[] {
  const reading = readAdvertisement(text);
  addImpliedOccupations(reading);
  return reading.found.list('occupation');
}

/** The occupations that a part of a sentence speaks of, with the verb of the sentence if it has none of its own. */
function workToldIn({ text, verbs: { last, first } }: SentencePart): Weighted[] {
  const part = withoutTerms(text).trim();
  const found = workToldBy(part);
  const length = wordsOf(part).length;
  if (found.length > 0 || length === 0 || length > LISTED_WORDS_MAX) return found;
  const withLast = last === undefined ? [] : workToldBy(`${part} ${last}`);
  return withLast.length > 0 || first === undefined ? withLast : workToldBy(`${first} ${part}`);
}

/**
 * The occupations that a job's skills and description speak of, the likeliest first: what it may be where its title names none.
 * Misspelt words say nothing here.
 */
export function suggestedOccupations(description: string, requiredSkills: readonly string[]): string[] {
  const weights = new Map<string, number[]>();
  for (const found of [
    ...requiredSkills.map((skill) => workToldBy(withoutTerms(skill))),
    ...partsOf(description).map(workToldIn),
  ])
    for (const { id, weight } of found) weights.set(id, [...(weights.get(id) ?? []), weight]);
  const likely = [...weights]
    .map(([id, each]) => ({ id, best: Math.max(...each), further: FURTHER_PART * (each.length - 1) }))
    .filter(({ best }) => best >= SKILL_TO_OCCUPATION * CORRECTED)
    .sort((a, b) => b.best + b.further - (a.best + a.further))
    .map(({ id }) => id);
  const special = likely.filter((id) => !isGeneralHelp(id));
  return (special.length > 0 ? special : likely).slice(0, SUGGESTED_MAX);
}

/** What a helper does at the places that a title names: "20 people for a factory". */
const helpersAtPlacesOf = (title: string): string[] => {
  const { phrases, with: withTools } = readAdvertisement(withoutTerms(title));
  return [...new Set(phrases.flatMap(({ phrase }) => withTools.lexicon.helpersAt.get(phrase) ?? []))];
};

/** The occupations of an advertised job: those that its title names, and those that the rest of it suggests. */
export interface AdvertisedWork {
  occupationIds: string[];
  suggestedOccupationIds: string[];
}

/** The occupations of an advertisement in its category: a cook among domestic help is a home cook. */
const inCategory = (ids: readonly string[], category: JobCategoryId | undefined): string[] =>
  category === 'domestic_help' ? [...new Set(ids.flatMap(occupationsAtHome))] : [...ids];

/** What work a job is. What its description and skills suggest counts where its title names nothing, or no more than help of any kind. */
export function advertisedWork(
  title: string,
  description: string,
  requiredSkills: readonly string[],
  category?: JobCategoryId,
): AdvertisedWork {
  const { occupationIds, suggestedOccupationIds } = workInWords(title, description, requiredSkills);
  const named = inCategory(occupationIds, category);
  const suggested = inCategory(suggestedOccupationIds, category);
  return { occupationIds: named, suggestedOccupationIds: suggested.filter((id) => !named.includes(id)) };
}

const HELPERS: ReadonlySet<string> = new Set(wordsOfList('helper').map(normaliseText));
/** What stands between two kinds of work that are both wanted. */
const BETWEEN_KINDS = /[,/&+|]/u;

/** The occupations of the helpers that a title asks for, and not of the trade as well: "Electrician helper", "Plumber ke saath helper". */
function helpersOfTrades(title: string, occupationIds: readonly string[]): string[] {
  const words = wordsOf(title);
  if (BETWEEN_KINDS.test(title) || words.some(isConjunction) || !words.some((word) => HELPERS.has(word))) return [];
  return [...new Set(occupationIds.flatMap((id) => helperOfTrade(id) ?? []))];
}

/** The occupations that the words of an advertisement tell. */
function workInWords(title: string, description: string, requiredSkills: readonly string[]): AdvertisedWork {
  const occupationIds = occupationsOfTitle(title);
  const helpers = helpersOfTrades(title, occupationIds);
  if (helpers.length > 0)
    return {
      occupationIds: helpers,
      suggestedOccupationIds: occupationIds.filter((id) => helperOfTrade(id) !== null),
    };
  if (occupationIds.some((id) => !isGeneralHelp(id))) return { occupationIds, suggestedOccupationIds: [] };
  const suggested = suggestedOccupations(description, [title, ...requiredSkills]);
  const isToldNothing = [...occupationIds, ...suggested].every(isGeneralHelp);
  const all = isToldNothing ? [...helpersAtPlacesOf(title), ...suggested] : suggested;
  return { occupationIds, suggestedOccupationIds: all.filter((id) => !occupationIds.includes(id)) };
}
