import type { SimulatedJob } from './city.js';
import type { DoubleBookings } from './double-bookings.js';

/** What came of a job when its time was over. */
export interface JobOutcome {
  job: SimulatedJob;
  /** Milliseconds from the post to each acceptance that stood. */
  filledAfterMs: number[];
  /** Openings that willing and free workers in reach could fill, at most all. */
  fillable: number;
  offers: number;
  /** Of those who had accepted, how many did not come. */
  missed: number;
  /** Of those who came, how many are expected to be good matches: both sides would work together again, by what was planted. */
  good: number;
  /** Places of the first wave, and how many of them newcomers got. */
  firstWave: { places: number; newcomers: number };
}

/** What came of a day. */
export interface DayOutcome {
  jobs: JobOutcome[];
  /** How many offers each worker got. */
  offers: number[];
  /** How many times people acted in the same moment as others did. */
  actsAtOnce: number;
  doubleBookings: DoubleBookings;
}
