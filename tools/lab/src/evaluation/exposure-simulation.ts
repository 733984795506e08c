import { UNSEEN_STEP, unseenShare } from '@nukkad/contract/matching/scoring-unseen';
import type { SeededRandom } from '@nukkad/contract/seeded-random';
import { exposureAt } from './quality.js';

/** Number of jobs of a list that are seen. */
export const DEPTH = 10;
/** Number of days on which each seeker requests one list; fewer than the days for which visitors are counted. */
export const DAYS = 5;
/**
 * Number of lists between two counts of visitors: people do not wait for a count, and it is delayed in the product,
 * too.
 */
const LISTS_PER_COUNT = 25;
/** Grade from which a seeker who opens a job applies: by the ground truth, not by the score. */
const APPLIES_FROM = 2;

/** A job in a list: its number, and the seeker's grade of it. */
export interface Shown {
  job: number;
  grade: number;
}

/** An application: the numbers of the job and of the seeker. */
export interface Application {
  job: number;
  seeker: number;
}

/**
 * Visitors of jobs, as lists are shown one after the other. Views and applications are recorded at once, each person
 * once, but affect the lists only after the next count.
 */
export class ExposureSimulation {
  private readonly visitors: Set<number>[];
  private readonly looked: Int32Array;
  private readonly applied: Int32Array;
  private readonly counted: Float64Array;
  private readonly sent: Application[] = [];
  private lists = 0;

  constructor(
    private readonly jobs: number,
    private readonly random: SeededRandom,
  ) {
    this.visitors = Array.from({ length: jobs }, () => new Set<number>());
    this.looked = new Int32Array(jobs);
    this.applied = new Int32Array(jobs);
    this.counted = new Float64Array(jobs).fill(1);
  }

  /** Returns how little each job was seen, 0 to 1, as of the last count. */
  get unseen(): Readonly<Float64Array> {
    return this.counted;
  }

  /** Returns all applications in the order in which they were sent. */
  get applications(): readonly Application[] {
    return this.sent;
  }

  /**
   * Shows a seeker the first jobs of a list: the seeker opens a job with a probability by its rank, and applies if it
   * is wanted.
   */
  show(seeker: number, list: readonly Shown[]): void {
    list.forEach(({ job, grade }, rank) => {
      if (this.random.next() >= exposureAt(rank) || this.visitors[job]!.has(seeker)) return;
      this.visitors[job]!.add(seeker);
      if (grade < APPLIES_FROM) {
        this.looked[job]! += 1;
        return;
      }
      this.applied[job]! += 1;
      this.sent.push({ job, seeker });
    });
    if (++this.lists % LISTS_PER_COUNT === 0) this.count();
  }

  private count(): void {
    for (let job = 0; job < this.jobs; job++) {
      const share = unseenShare({ looked: this.looked[job]!, applied: this.applied[job]! });
      if (Math.abs(share - this.counted[job]!) >= UNSEEN_STEP) this.counted[job] = share;
    }
  }
}
