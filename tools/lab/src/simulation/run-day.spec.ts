import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Behaviour, expiryOf, fits } from './behaviour.js';
import { type City, makeCity } from './city.js';
import { countOf } from './double-bookings.js';
import { fillRateOfFillable, judge, offersPerFill } from './judge.js';
import type { DayOutcome } from './outcomes.js';
import { openEmbeddedPlace, type OpenPlace } from './places.js';
import { BROADCAST, ONE_BY_ONE, OURS } from './policies.js';
import { pastAnswersOf } from './past-work.js';
import { runDay } from './run-day.js';
import { Timeline } from './timeline.js';

const TINY = { workers: 24, jobs: 3, seed: 6, tickMs: 1 };

describe('a made-up city', () => {
  it('is equal for the same seed, and different for another', () => {
    expect(makeCity(TINY)).toEqual(makeCity(TINY));
    expect(makeCity(TINY)).not.toEqual(makeCity({ ...TINY, seed: 4 }));
  });

  it('returns the same draw for a worker and a job each time, with less willingness after more offers', () => {
    const city = makeCity({ ...TINY, workers: 400, jobs: 30 });
    const behaviour = new Behaviour(city);
    const willing = (offers: number): number =>
      city.workers.filter((_worker, index) => behaviour.drawOf(index, 0).wants(offers)).length;
    const draw = (): unknown => {
      const { looksAfterMs, ...told } = behaviour.drawOf(5, 2);
      return { ...told, wants: told.wants(0), looksAfterMs: looksAfterMs(0) };
    };
    expect(draw()).toEqual(draw());
    expect(willing(0)).toBeGreaterThan(willing(12));
    expect(willing(12)).toBeGreaterThan(willing(60));
  });

  it('has jobs that end after they were posted, and workers who fit them', () => {
    const city = makeCity({ ...TINY, workers: 400, jobs: 30 });
    for (const job of city.jobs) expect(expiryOf(job)).toBeGreaterThan(job.postedAt);
    expect(city.jobs.filter((job) => city.workers.some((worker) => fits(worker, job))).length).toBeGreaterThan(25);
  });
});

describe('answers about past work', () => {
  it('are better about workers and employers of higher planted quality', () => {
    const city = makeCity({ ...TINY, workers: 400, jobs: 60 });
    const answers = pastAnswersOf(city);
    const shareOf = (
      people: readonly { id: string; quality: number }[],
      author: 'worker' | 'employer',
      good: boolean,
    ) => {
      const ids = new Set(people.filter(({ quality }) => quality > 0.8 === good).map(({ id }) => id));
      const about = answers.filter((answer) => {
        return answer.author === author && ids.has(author === 'worker' ? answer.employerId : answer.workerId);
      });
      return about.filter(({ again }) => again).length / about.length;
    };
    expect(shareOf(city.workers, 'employer', true)).toBeGreaterThan(shareOf(city.workers, 'employer', false) + 0.2);
    expect(shareOf(city.employers, 'worker', true)).toBeGreaterThan(shareOf(city.employers, 'worker', false) + 0.2);
  });
});

describe('a timeline', () => {
  it('returns the events of each moment, in order', async () => {
    const timeline = new Timeline();
    const heard: string[] = [];
    for (const [at, name] of [
      [5, 'e'],
      [2, 'b'],
      [9, 'i'],
      [2, 'c'],
      [1, 'a'],
    ] as const) {
      timeline.add(at, () => Promise.resolve(void heard.push(name)));
    }
    const moments: number[] = [];
    for (let moment = timeline.next(); moment; moment = timeline.next()) {
      moments.push(moment.at);
      for (const happen of moment.all) await happen();
    }
    expect(moments).toEqual([1, 2, 5, 9]);
    expect(heard).toEqual(['a', 'b', 'c', 'e', 'i']);
  });
});

describe('a simulated day', () => {
  let place: OpenPlace;
  let city: City;
  let ours: DayOutcome;

  beforeAll(async () => {
    place = await openEmbeddedPlace({ isShortLived: true });
    city = makeCity(TINY);
    ours = await runDay(place, city, OURS);
  });
  afterAll(() => place.close());

  // the next two read the database after that day
  it('counts the answers about past work as the product does', async () => {
    const about = pastAnswersOf(city).filter(({ author }) => author === 'employer');
    const { rows } = await place.client.query<{ answers: number; again: number; known: number }>(
      `SELECT sum(answers)::int AS answers, sum(again)::int AS again, count(expected)::int AS known
       FROM review_totals WHERE side = 'worker'`,
    );
    expect(rows[0]).toEqual({
      ...{ answers: about.length, again: about.filter(({ again }) => again).length },
      known: new Set(about.map(({ workerId }) => workerId)).size,
    });
  });

  it('advances the clock of the database from the first post to the last expiry', async () => {
    const { rows } = await place.client.query<{ first: Date; last: Date; now: Date }>(
      `SELECT min(j.created_at) FILTER (WHERE j.title <> 'Help') AS first, max(j.expires_at) AS last, clock_timestamp() AS now
       FROM instant_jobs j`,
    );
    expect(rows[0]!.first.getTime()).toBe(Math.min(...city.jobs.map(({ postedAt }) => postedAt)));
    expect(rows[0]!.last.getTime()).toBe(Math.max(...city.jobs.map(expiryOf)));
    expect(rows[0]!.now.getTime()).toBeGreaterThanOrEqual(rows[0]!.last.getTime());
  });

  it('ends the same each time', async () => {
    expect(await runDay(place, city, OURS)).toEqual(ours);
  });

  it('books no worker twice and fills no opening twice, with any dispatch strategy', async () => {
    for (const strategy of [BROADCAST, ONE_BY_ONE]) {
      expect(countOf((await runDay(place, city, strategy)).doubleBookings)).toBe(0);
    }
    expect(countOf(ours.doubleBookings)).toBe(0);
  });

  it('is reported in figures that add up', () => {
    const judged = judge([ours]);
    expect(ours.jobs).toHaveLength(TINY.jobs);
    expect(ours.offers).toHaveLength(TINY.workers);
    expect(judged.openings).toBe(city.jobs.reduce((sum, { openings }) => sum + openings, 0));
    expect(judged.offers).toBe(ours.offers.reduce((sum, count) => sum + count, 0));
    expect(judged.filled).toBeGreaterThan(0);
    expect(judged.filled).toBeLessThanOrEqual(judged.fillable);
    expect(judged.fillable).toBeLessThanOrEqual(judged.openings);
    expect(judged.medianMinutes).toBeLessThanOrEqual(judged.p90Minutes);
    expect(fillRateOfFillable(judged)).toBeLessThanOrEqual(1);
    expect(offersPerFill(judged) * judged.filled).toBeCloseTo(judged.offers, 8);
    for (const { filledAfterMs, job } of ours.jobs) {
      expect(filledAfterMs.length).toBeLessThanOrEqual(job.openings);
      for (const ms of filledAfterMs) expect(job.postedAt + ms).toBeLessThan(expiryOf(job));
    }
  });
});
