import { COMPILED, wordsOfList } from './compiled-lexicon.js';
import type { WordList } from './lexicon-data.js';
import { phraseKey } from './spellings.js';

/** Words for whoever does a kind of work: a name with one of them stands for the names with the others of its group. */
const ROLE_GROUPS = COMPILED.roles.map((words) => words.map(phraseKey));

const GROUPS_OF = new Map<string, string[][]>();
for (const group of ROLE_GROUPS) for (const word of group) GROUPS_OF.set(word, [...(GROUPS_OF.get(word) ?? []), group]);

/** The phrase with other words for its role: "kitchen girl" as "kitchen boy", "kitchen helper". */
export function withOtherRoles(phrase: string): string[] {
  const end = phrase.lastIndexOf(' ');
  const role = phrase.slice(end + 1);
  if (end < 0) return [];
  const about = phrase.slice(0, end);
  return (GROUPS_OF.get(role) ?? []).flat().flatMap((other) => (other === role ? [] : [`${about} ${other}`]));
}

const keysOf = (list: WordList): ReadonlySet<string> => new Set(wordsOfList(list).map(phraseKey));

/** What somebody is who makes or repairs what is named before, "fridge mistri"; by itself the name of some work, or of none. */
export const TRADE_ROLES = keysOf('trade_role');

/** Whoever drives, whatever it is; by itself the driver of a car. */
export const DRIVER_WORDS = keysOf('driver');

/** Words that say that the one before them is work. */
export const WORK_WORDS = keysOf('work');
