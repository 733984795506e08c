import { NEWCOMER_SHARE } from '@nukkad/contract/matching/dispatch';
import { mean, standardDeviation } from '../bench/figures.js';
import { fillRateOfFillable, judge, type Judgement } from './judge.js';
import type { DayOutcome } from './outcomes.js';

/** A change of a figure from one strategy to another, over the same cities. */
interface Change {
  mean: number;
  /** Standard deviation of the cities. */
  spread: number;
  /** Standard error of the mean. */
  error: number;
}

/** A figure that reviews must improve, or must not worsen. */
interface HeldByReviews {
  name: string;
  change: Change;
  target: string;
  isMet: boolean;
}

/** A larger mean change is not chance, however few cities are compared. */
const CHANCE = 0.01;
/** Standard errors from which a mean is not chance. */
const CERTAIN_ERRORS = 2;

/** Returns the mean and the spread of the change of `figure` in each city: equal cities, with the same random numbers. */
function changeOf(
  before: readonly DayOutcome[],
  after: readonly DayOutcome[],
  figure: (judged: Judgement) => number,
): Change {
  const changes = after.map((day, city) => figure(judge([day])) - figure(judge([before[city]!])));
  const spread = standardDeviation(changes);
  return { mean: mean(changes), spread, error: spread / Math.sqrt(changes.length) };
}

/** Returns whether a figure did not change for the worse: less than chance, and not certainly. */
const isNoWorse = ({ mean: worse, error }: Change): boolean => worse <= CHANCE && worse - CERTAIN_ERRORS * error <= 0;

const reversed = (change: Change): Change => ({ ...change, mean: -change.mean });

/** Compares the days of the dispatch before reviews with those of the present one, city by city. */
export function heldByReviews(before: readonly DayOutcome[], after: readonly DayOutcome[]): HeldByReviews[] {
  const of = (figure: (judged: Judgement) => number): Change => changeOf(before, after, figure);
  const [good, newcomers] = [of((judged) => judged.good), of((judged) => judged.newcomers)];
  const [unequal, filled] = [of((judged) => judged.gini), of(fillRateOfFillable)];
  return [
    { name: 'good matches', change: good, target: 'rises', isMet: good.mean - CERTAIN_ERRORS * good.error > 0 },
    {
      name: 'newcomers in first waves',
      change: newcomers,
      target: `≥ ${NEWCOMER_SHARE} in all`,
      isMet: judge(after).newcomers >= NEWCOMER_SHARE,
    },
    { name: 'Gini of offers', change: unequal, target: 'no higher', isMet: isNoWorse(unequal) },
    { name: 'fill rate where supply allows', change: filled, target: 'no lower', isMet: isNoWorse(reversed(filled)) },
  ];
}
