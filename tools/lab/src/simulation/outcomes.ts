import type { SimulatedJob } from './city.js';
import type { DoubleBookings } from './double-bookings.js';

/** Result of a job when its time was over. */
export interface JobOutcome {
  job: SimulatedJob;
  /** Milliseconds from the post to each acceptance that was not undone. */
  filledAfterMs: number[];
  /** Openings that willing and free workers in reach could fill, at most all. */
  fillable: number;
  offers: number;
  /** Number of workers who had accepted but did not attend. */
  missed: number;
  /**
   * Number of attending workers who are expected to be good matches: both sides would work together again, by the
   * planted quality.
   */
  good: number;
  /** Places of the first wave, and how many of them newcomers got. */
  firstWave: { places: number; newcomers: number };
}

/** Results of a day. */
export interface DayOutcome {
  jobs: JobOutcome[];
  /** Number of offers of each worker. */
  offers: number[];
  /** Number of acts in the same moment as another. */
  actsAtOnce: number;
  doubleBookings: DoubleBookings;
}
