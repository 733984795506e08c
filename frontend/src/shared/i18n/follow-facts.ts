import { type Fact, joinFacts } from './join-facts';

/** " · free": a fact after one that is drawn in its own way; nothing where it is not known. */
export const followingFact = (fact: Fact): string => {
  const known = joinFacts(fact);
  return known && ` · ${known}`;
};

/** A fact of several words that a narrow line does not divide. */
export const inOneLine = (...words: readonly Fact[]): string =>
  words.filter(Boolean).join(' ').replaceAll(' ', '\u00a0');
