import { gini, percentile } from '../bench/figures.js';
import { countOf } from './double-bookings.js';
import type { DayOutcome, JobOutcome } from './outcomes.js';

/** Results of a dispatch strategy. */
export interface Judgement {
  openings: number;
  filled: number;
  /** Openings that willing and free workers in reach could fill. */
  fillable: number;
  /** Minutes from the post until an opening was filled. */
  medianMinutes: number;
  p90Minutes: number;
  offers: number;
  /** Part of the workers who received an offer. */
  reached: number;
  /** Inequality of the offers among workers (Gini coefficient), the mean of the cities. */
  gini: number;
  /** Part of the workers who accepted that attended. */
  kept: number;
  /** Part of the filled openings that are expected to be good matches: both sides would work together again. */
  good: number;
  /** Part of the places of first waves that newcomers got. */
  newcomers: number;
  doubleBookings: number;
  actsAtOnce: number;
}

export const fillRate = ({ filled, openings }: Judgement): number => filled / openings;
export const fillRateOfFillable = ({ filled, fillable }: Judgement): number => filled / fillable;
export const offersPerFill = ({ offers, filled }: Judgement): number => offers / filled;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Combines the days of several cities; counts only jobs for which `counts` returns true. */
export function judge(days: readonly DayOutcome[], counts: (job: JobOutcome) => boolean = () => true): Judgement {
  const jobs = days.flatMap((day) => day.jobs).filter(counts);
  const minutes = jobs.flatMap(({ filledAfterMs }) => filledAfterMs.map((ms) => ms / 60_000));
  const offers = days.flatMap((day) => day.offers);
  return {
    openings: sum(jobs.map(({ job }) => job.openings)),
    filled: minutes.length,
    fillable: sum(jobs.map(({ fillable }) => fillable)),
    medianMinutes: percentile(minutes, 0.5),
    p90Minutes: percentile(minutes, 0.9),
    offers: sum(jobs.map((job) => job.offers)),
    reached: offers.filter((count) => count > 0).length / offers.length,
    gini: sum(days.map((day) => gini(day.offers))) / days.length,
    kept: 1 - sum(jobs.map(({ missed }) => missed)) / Math.max(1, minutes.length),
    good: sum(jobs.map(({ good }) => good)) / Math.max(1, minutes.length),
    newcomers:
      sum(jobs.map(({ firstWave }) => firstWave.newcomers)) / Math.max(1, sum(jobs.map((job) => job.firstWave.places))),
    doubleBookings: sum(days.map(({ doubleBookings }) => countOf(doubleBookings))),
    actsAtOnce: sum(days.map(({ actsAtOnce }) => actsAtOnce)),
  };
}
