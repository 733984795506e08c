import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNDO_MINUTES } from './job-requests.js';
import { type HireOperation, workOfOperation } from '../testing/hire-operations.js';
import { HireModel } from '../testing/hire-model.js';
import type { ModelJob } from '../testing/hire-rows.js';
import type { Pause, Work } from '../testing/locked-rows.js';

const RUNS = 10_000;
const WORKERS = 4;
/** Maximum number of concurrent acts. */
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
const LIFE_MS = 10 * MINUTE_MS;
/** Interval of the sweep in milliseconds; its first relevant run is as late as possible. */
const SWEEP_MS = 2000;
/** Maximum duration of a transaction in milliseconds; longer pauses are between transactions. */
const BETWEEN_MS = 10;

type Act = HireOperation | { kind: 'clock'; to: number };

const index = (count: number) => fc.integer({ min: 0, max: count - 1 });
/** Moments around which something ends, to the millisecond, and small steps. */
const moment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1, 2, 5) },
  { weight: 2, arbitrary: fc.constantFrom(MINUTE_MS, UNDO_MINUTES * MINUTE_MS - 1, UNDO_MINUTES * MINUTE_MS) },
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('accept' as const), job: index(2), worker: index(WORKERS) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['decline', 'undo', 'undo', 'stand by', 'step down', 'cancel as worker', 'cancel as employer'] as const),
      ),
      job: index(2),
      worker: index(WORKERS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('wave' as const, 'wave' as const, 'cancel job' as const),
      job: index(2),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('clock' as const), to: moment }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      to: fc.constantFrom(-2, -1, 0, 1, 6000).map((ms) => LIFE_MS + ms),
    }),
  },
);

/** Two jobs at the same time or one after the other, which all workers but the last are asked for. */
const world = fc.record({
  begins: fc.constantFrom(0, LIFE_MS - UNDO_MINUTES * MINUTE_MS, LIFE_MS - 3),
  openings: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
  overlap: fc.boolean(),
  acts: fc.array(act, { minLength: 4, maxLength: 16 }),
  choices: fc.infiniteStream(fc.nat(11)),
});

function makeModel(begins: number, openings: readonly number[], overlap: boolean): HireModel {
  const jobs = openings.map((count, place): ModelJob => {
    const from = LIFE_MS + (overlap ? place : 5 * place) * 60 * MINUTE_MS;
    const waits = { status: 'open', expiresAt: LIFE_MS, nextWaveAt: null } as const;
    return { ...waits, openings: count, filled: 0, from, until: from + 120 * MINUTE_MS, lockedBy: null };
  });
  const asked = [0, 1].flatMap((job) => Array.from({ length: WORKERS - 1 }, (_, worker) => ({ job, worker })));
  return Object.assign(new HireModel(jobs, asked, WORKERS), { now: begins });
}

interface Task {
  work: Work<unknown>;
  waitsFor: Pause;
}

/** Runs acts concurrently, at most AT_ONCE, in the order given by `choices`; the rules are checked at every step. */
class Exploration {
  private readonly underWay: Task[] = [];
  private nextSweep = LIFE_MS + SWEEP_MS - 1;
  private isSweeping = false;
  readonly outcomes = new Map<string, number>();

  constructor(
    private readonly model: HireModel,
    private readonly acts: Act[],
    private readonly choices: Iterator<number>,
  ) {}

  run(): void {
    while (this.underWay.length > 0 || this.acts.length > 0) {
      const ready = this.underWay.filter(({ waitsFor }) => waitsFor?.() ?? true);
      const mayBegin = this.acts.length > 0 && this.underWay.length < AT_ONCE;
      const count = ready.length + (mayBegin ? 1 : 0);
      if (count === 0) throw new Error('all wait for each other');
      const chosen = ready[(this.choices.next().value as number) % count];
      if (chosen) this.step(chosen);
      else this.begin(this.acts.shift()!);
    }
  }

  private begin(act: Act): void {
    this.underWay.push({ work: act.kind === 'clock' ? this.moveClock(act.to) : this.told(act), waitsFor: null });
  }

  private step(task: Task): void {
    const { done, value } = task.work.next();
    if (done) this.underWay.splice(this.underWay.indexOf(task), 1);
    else task.waitsFor = value;
    this.model.check();
  }

  private *told(act: HireOperation): Work<void> {
    const outcome = yield* workOfOperation(this.model, act, [WORKERS - 1]);
    const key = `${act.kind}: ${outcome}`;
    this.outcomes.set(key, (this.outcomes.get(key) ?? 0) + 1);
  }

  /**
   * Advances the clock. A step of milliseconds may happen between any two acts; before a longer one all transactions
   * end, and the sweep runs.
   */
  private *moveClock(to: number): Work<void> {
    const { model } = this;
    yield null;
    if (to <= BETWEEN_MS) {
      model.now += to;
      return;
    }
    const until = to >= LIFE_MS - BETWEEN_MS ? to : model.now + to;
    while (model.now < until) {
      yield () => model.openTransactions === 0 && !this.isSweeping;
      model.now = Math.max(model.now, Math.min(until, this.nextSweep));
      if (model.now < this.nextSweep) continue;
      this.nextSweep = model.now + SWEEP_MS;
      this.isSweeping = true;
      yield* model.expire();
      this.isSweeping = false;
    }
  }
}

describe('jobs, requests and engagements of instant hire', () => {
  it(`satisfy the invariants in ${RUNS} interleavings of accept, decline, cancel, expire, undo, standby and waves`, () => {
    const seen = new Map<string, number>();
    // fast-check reports the seed, the path and the smallest interleaving that breaks a rule
    fc.assert(
      fc.property(world, ({ begins, openings, overlap, acts, choices }) => {
        const exploration = new Exploration(
          makeModel(begins, openings, overlap),
          [...acts],
          choices[Symbol.iterator](),
        );
        exploration.run();
        for (const [outcome, count] of exploration.outcomes) seen.set(outcome, (seen.get(outcome) ?? 0) + count);
      }),
      { numRuns: RUNS },
    );
    // each act was seen to work, and the races to be lost
    for (const kind of [
      'accept',
      'decline',
      'undo',
      'stand by',
      'step down',
      'cancel as worker',
      'cancel as employer',
      'cancel job',
      'wave',
    ]) {
      expect([kind, seen.get(`${kind}: done`) ?? 0]).toEqual([kind, expect.any(Number)]);
      expect(seen.get(`${kind}: done`) ?? 0).toBeGreaterThan(20);
    }
    for (const loss of ['accept: busy', 'accept: filled', 'accept: expired', 'undo: refused']) {
      expect(seen.get(loss) ?? 0).toBeGreaterThan(20);
    }
  });
});
