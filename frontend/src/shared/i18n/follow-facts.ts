import { type Fact, joinFacts } from './join-facts';

/**
 * Returns a fact with its separator, " · free", for a fact drawn after another element; empty if the fact is unknown.
 */
export const followingFact = (fact: Fact): string => {
  const known = joinFacts(fact);
  return known && ` · ${known}`;
};

/** Returns a fact of several words that never wraps. */
export const inOneLine = (...words: readonly Fact[]): string =>
  words.filter(Boolean).join(' ').replaceAll(' ', '\u00a0');
