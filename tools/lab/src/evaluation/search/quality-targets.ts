import { type Judged, namesWork, over, worthOf } from './measures.js';
import { type Language, QUERY_CLASSES } from './search-set.js';

/** A figure of the search and its target. */
export interface QualityTarget {
  name: string;
  /** Null where no query asks for it: then it falls nowhere. */
  value: number | null;
  target: string;
  met: boolean;
}

const FIRST_BY_LANGUAGE: Readonly<Record<Language, { name: string; floor: number }>> = {
  en: { name: 'English', floor: 0.92 },
  hi: { name: 'Hindi', floor: 0.9 },
  kn: { name: 'Kannada', floor: 0.88 },
  'hi-Latn': { name: 'romanised Hindi', floor: 0.85 },
  'kn-Latn': { name: 'romanised Kannada', floor: 0.75 },
};
const FIRST = 0.92;
const FIRST_MISSPELT = 0.85;
const AT_PLACE = 0.92;
const ALL_MET = 0.75;
const NONE_MAX = 0.02;
const NONSENSE_MAX = 0.15;

const atLeast = (name: string, value: number | null, floor: number): QualityTarget => ({
  name,
  value,
  target: `≥ ${floor}`,
  met: value === null || value >= floor,
});
const atMost = (name: string, value: number | null, ceiling: number): QualityTarget => ({
  name,
  value,
  target: `≤ ${ceiling}`,
  met: value === null || value <= ceiling,
});

/** Returns the targets of the product's answers, compared with those of a baseline to the same queries. */
export function targetsFor(
  ours: readonly Judged[],
  baseline: { name: string; judged: readonly Judged[] },
): QualityTarget[] {
  const named = ours.filter(namesWork);
  const nonsense = ours.filter(({ query }) => query.class === 'nonsense');
  const first = (name: string, floor: number, which: (judged: Judged) => boolean): QualityTarget =>
    atLeast(`right first: ${name}`, over(named.filter(which), 'first'), floor);
  return [
    first('all that name work', FIRST, () => true),
    ...Object.entries(FIRST_BY_LANGUAGE).map(([language, { name, floor }]) =>
      first(name, floor, ({ query }) => query.language === language),
    ),
    first('misspelt', FIRST_MISSPELT, ({ query }) => query.misspelt),
    atLeast('place honoured', over(ours, 'atPlace'), AT_PLACE),
    atLeast('all conditions of several parts met', over(ours, 'allMet'), ALL_MET),
    atMost('no result', over(ours, 'none'), NONE_MAX),
    atMost('any result for nonsense', over(nonsense, 'falsePositive'), NONSENSE_MAX),
    atMost('searches that failed', ours.filter(({ failed }) => failed).length, 0),
    ...beatsBaseline(ours, baseline),
  ];
}

/**
 * Returns whether the product is better in every class, or as good as possible. Deliberately malformed queries have no
 * best answer.
 */
function beatsBaseline(
  ours: readonly Judged[],
  baseline: { name: string; judged: readonly Judged[] },
): QualityTarget[] {
  return QUERY_CLASSES.filter((each) => each !== 'hostile').map((each) => {
    const of = (judged: readonly Judged[]): number | null =>
      worthOf(judged.filter(({ query }) => query.class === each));
    const [value, theirs] = [of(ours), of(baseline.judged)];
    const met = value === null || theirs === null || value > theirs || value === 1;
    return { name: `above ${baseline.name}: ${each}`, value, target: `> ${theirs?.toFixed(3) ?? '-'}`, met };
  });
}
