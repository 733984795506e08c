import type { Occupation } from './lexicon/lexicon.js';
import {
  Findings,
  isOutright,
  type PhraseMatches,
  takePhrases,
  takeRoles,
  takeUnorderedPhrases,
} from './query-phrases.js';
import { WORK_WORDS } from './lexicon/role-words.js';
import { type IsName, lookUpWord, type Tools, tools, type Word, wordsAsKnown } from './query-words.js';
import { isStopWord } from './text-normalisation.js';

/** What the words of a text were found to speak of. */
export interface Reading {
  found: Findings;
  phrases: PhraseMatches['phrases'];
  words: Word[];
  original: string[];
  used: boolean[];
  with: Tools;
}

/** Reads what the words of a text name; `isInflected` as `lookUpWord` has it. */
export function readWork(text: string, isName: IsName = () => false, isInflected?: IsName): Reading {
  const withTools = tools();
  const original = wordsAsKnown(text, withTools, isName);
  const words = original.map((word) => lookUpWord(word, withTools, isName, isInflected));
  const found = new Findings();
  const { used, phrases } = takePhrases(words, withTools, isName, found);
  // words that stand apart from each other tell less than a name that is there
  if (!found.list('occupation').some(isOutright)) takeUnorderedPhrases(words, used, withTools, found);
  takeRoles(words, used, withTools, found);
  return { found, phrases, words, original, used, with: withTools };
}

/** A skill that more occupations use is no trade, as "communication". */
export const USES_OF_SKILL_MAX = 8;
/** Below what an occupation that is named weighs. */
export const SKILL_TO_OCCUPATION = 0.7;
/** A skill that so few occupations use tells them, though none of them begins with it. */
const FEW_USERS = 3;
const RARE_SKILL_TO_OCCUPATION = 0.6;
/** A skill that makes one occupation alone names it as well as words for what is done. */
const SKILL_OF_ONE_OCCUPATION = 0.8;

/** The occupations that use a skill, and those of them that begin with it. */
export function occupationsWithSkill(
  id: string,
  { lexicon: { occupations } }: Tools,
): { users: Occupation[]; makers: Occupation[] } {
  const users = [...occupations.values()].filter(({ skills }) => skills.includes(id));
  return { users, makers: users.filter(({ skills }) => skills[0] === id) };
}

/** Who asks for what an occupation does first, "to serve food", or for what few do, asks for the occupation, too. */
function addOccupationsOfSkills({ found, with: withTools }: Reading): void {
  for (const skill of found.list('skill')) {
    const { users, makers } = occupationsWithSkill(skill.id, withTools);
    const isTrade = makers.length === 1 && users.length <= USES_OF_SKILL_MAX;
    const share = isTrade ? SKILL_OF_ONE_OCCUPATION : SKILL_TO_OCCUPATION;
    for (const { id } of makers) found.add({ kind: 'occupation', id }, skill.weight * share);
    if (users.length > FEW_USERS) continue;
    for (const { id } of users) found.add({ kind: 'occupation', id }, skill.weight * RARE_SKILL_TO_OCCUPATION);
  }
}

/** What a word for a trade, or for a place, weighs for the occupation: it names it, but in no title. */
export const TRADE_TO_OCCUPATION = 0.76;

/** A phrase without what only says that it is work, "tiles work", and whether it said so. */
function withoutWork(phrase: string): [name: string, isWork: boolean] {
  const words = phrase.split(' ');
  const end = words.findLastIndex((word) => !isStopWord(word)) + 1;
  return [words.slice(0, end).join(' '), words.slice(end).some((word) => WORK_WORDS.has(word))];
}

/** Who names a trade and no occupation, "tailoring", asks for the occupation. */
function addOccupationsOfTrades({ found, phrases, with: { lexicon: known } }: Reading): void {
  for (const { phrase, weight, isOfWork } of phrases) {
    const [name, isWork] = withoutWork(phrase);
    const id = known.trades.get(name) ?? (isWork || isOfWork ? known.goods.get(name) : undefined);
    if (id !== undefined) found.add({ kind: 'occupation', id }, weight * TRADE_TO_OCCUPATION);
  }
}

/** The occupations that the trades and skills of a text stand for, where it names none. */
export function addImpliedOccupations(reading: Reading): void {
  if (reading.found.list('occupation').length > 0) return;
  addOccupationsOfTrades(reading);
  addOccupationsOfSkills(reading);
}
