import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type WorkerCandidate,
  DISPATCH_WEIGHTS,
  expectedAgain,
  dispatchRank,
  inDispatchOrder,
  pickForWave,
  requestsExpireAt,
  WAVE_PLANS,
  wavePauseMs,
  waveReach,
  waveSize,
  weighedCount,
  workPeriod,
} from './dispatch.js';
import { ASKED_MAX, URGENCIES } from '../instant-work/instant-jobs.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW = new Date('2026-11-20T06:30:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

const plan = { perOpening: 3, growth: 1.5, minutes: 10, reachKm: [4, 8, 16] };
const PLANS = { asap: plan, within_24h: plan, scheduled: { ...plan, minutes: 60 }, flexible: plan };

const candidate = (workerId: string, changes: Partial<WorkerCandidate> = {}): WorkerCandidate => ({
  ...{ workerId, distanceKm: 3, fit: 0.5, kept: 0, breached: 0, recentRequests: 2, again: null, ...changes },
});
const idsOf = (candidates: readonly WorkerCandidate[]): string => candidates.map(({ workerId }) => workerId).join('');

describe('waveSize', () => {
  it.each([
    ['for one opening', 1, 1, 0, 3],
    ['for each opening that is left', 1, 4, 0, 12],
    ['more in the second wave', 2, 1, 3, 5],
    ['more again in the third', 3, 1, 8, 7],
    ['no more than may be asked in all', 1, 5, ASKED_MAX - 2, 2],
    ['nobody once all were asked', 3, 5, ASKED_MAX, 0],
    ['nobody when nothing is open', 2, 0, 3, 0],
  ])('asks in one wave %s', (_name, wave, open, asked, expected) => {
    expect(waveSize('asap', wave, open, asked, PLANS)).toBe(expected);
  });

  it.each(URGENCIES)('grows from wave to wave, and never asks more than %s work may in all', (urgency) => {
    const wave = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(wave, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: ASKED_MAX }), (n, open, asked) => {
        const size = waveSize(urgency, n, open, asked);
        expect(size).toBeGreaterThanOrEqual(0);
        expect(asked + size).toBeLessThanOrEqual(ASKED_MAX);
        expect(waveSize(urgency, n + 1, open, asked)).toBeGreaterThanOrEqual(size);
      }),
    );
  });

  it.each(URGENCIES)('asks at least one for each opening of %s work in the first wave', (urgency) => {
    expect(waveSize(urgency, 1, 3, 0)).toBeGreaterThanOrEqual(3);
  });
});

describe('waveReach', () => {
  it.each([
    [1, 20, [4, 8, 16]],
    [2, 20, [8, 16]],
    [3, 20, [16]],
    [9, 20, [16]],
    [1, 6, [4, 6]],
    [1, 2, [2]],
    [2, 5, [5]],
  ])('returns for wave %d within %d km the reaches %j', (wave, radius, expected) => {
    expect(waveReach('asap', wave, radius, PLANS)).toEqual(expected);
  });

  it.each(URGENCIES)('reaches every allowed worker in the last wave of %s work', (urgency) => {
    expect(waveReach(urgency, WAVE_PLANS[urgency].reachKm.length, 20)).toEqual([20]);
  });
});

describe('wavePauseMs', () => {
  it('returns the pause of the plan for work without a fixed time, whatever time is left', () => {
    for (const left of [MINUTE_MS, 72 * HOUR_MS]) expect(wavePauseMs('asap', left, PLANS)).toBe(10 * MINUTE_MS);
  });

  it.each([
    ['the longest pause two days ahead', 48 * HOUR_MS, 60 * MINUTE_MS],
    ['a twelfth of the time that is left', 6 * HOUR_MS, 30 * MINUTE_MS],
    ['never less than two minutes', 5 * MINUTE_MS, 2 * MINUTE_MS],
  ])('returns for scheduled work %s', (_name, left, expected) => {
    expect(wavePauseMs('scheduled', left, PLANS)).toBe(expected);
  });
});

describe('requestsExpireAt', () => {
  it.each([
    ['asap', 1],
    ['within_24h', 24],
    ['flexible', 72],
  ] as const)('returns for %s work a time %d hours after the post', (urgency, hours) => {
    expect(requestsExpireAt(urgency, NOW, null)).toEqual(inHours(hours));
  });

  it('returns for scheduled work its start', () => {
    expect(requestsExpireAt('scheduled', NOW, inHours(5))).toEqual(inHours(5));
  });
});

describe('workPeriod', () => {
  const terms = { duration: 4, startTime: null, endTime: null };

  it('begins for asap work at once, and ends with work that begins at the latest start', () => {
    expect(workPeriod({ ...terms, urgency: 'asap' }, NOW, inHours(9))).toEqual({ startsAt: NOW, endsAt: inHours(5) });
  });

  it.each(['within_24h', 'flexible'] as const)('begins for %s work at the chosen hour', (urgency) => {
    const period = { startsAt: inHours(9), endsAt: inHours(13) };
    expect(workPeriod({ ...terms, urgency }, NOW, inHours(9))).toEqual(period);
  });

  it('begins now when no hour was chosen', () => {
    expect(workPeriod({ ...terms, urgency: 'flexible' }, NOW, null)).toEqual({ startsAt: NOW, endsAt: inHours(4) });
  });

  it.each([
    ['its own end', inHours(8), inHours(8)],
    ['its hours where it has no end', null, inHours(6)],
  ])('lasts for scheduled work from its start until %s', (_name, endTime, endsAt) => {
    const scheduled = { urgency: 'scheduled', duration: 4, startTime: inHours(2), endTime } as const;
    expect(workPeriod(scheduled, NOW, inHours(9))).toEqual({ startsAt: inHours(2), endsAt });
  });
});

describe('the order of candidates', () => {
  it.each([
    ['fits better', { fit: 0.6 }],
    ['is nearer', { distanceKm: 2 }],
    ['kept more', { kept: 5 }],
    ['was asked less often', { recentRequests: 1 }],
    ['would be asked again by more', { again: 0.9 }],
  ])('ranks a worker first who %s', (_name, better) => {
    expect(idsOf(inDispatchOrder([candidate('a'), candidate('b', better)]))).toBe('ba');
  });

  it('ranks a worker who did not come after a newcomer, and a newcomer after one who always came', () => {
    const [newcomer, missing, faithful] = [
      candidate('n'),
      candidate('m', { breached: 1 }),
      candidate('f', { kept: 9 }),
    ];
    expect(idsOf(inDispatchOrder([missing, newcomer, faithful]))).toBe('fnm');
  });

  it('puts equal candidates in the order of their ids', () => {
    expect(idsOf(inDispatchOrder(['c', 'a', 'b'].map((id) => candidate(id))))).toBe('abc');
  });

  it('omits a part without weight', () => {
    const near = candidate('b', { distanceKm: 0.1 });
    expect(idsOf(inDispatchOrder([candidate('a'), near], { ...DISPATCH_WEIGHTS, distance: 0 }))).toBe('ab');
  });

  it('ranks between 0 and 1, with weights that add up to 1', () => {
    expect(Object.values(DISPATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
    const count = fc.integer({ min: 0, max: 500 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const km = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(share, km, count, count, count, share, (fit, distanceKm, kept, breached, recentRequests, again) => {
        const rank = dispatchRank({ workerId: 'a', fit, distanceKm, kept, breached, recentRequests, again });
        expect(rank).toBeGreaterThanOrEqual(0);
        expect(rank).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('pickForWave', () => {
  const all = [
    candidate('n', { distanceKm: 3.9 }),
    candidate('m', { distanceKm: 7, fit: 1 }),
    candidate('w', { distanceKm: 15 }),
  ];

  it.each([
    ['those within its first reach when they are enough', 1, [4, 8, 16], 'n'],
    ['further ones when there are too few, the best first', 2, [4, 8, 16], 'mn'],
    ['fewer than it would when there are no more', 5, [4, 8], 'mn'],
    ['nobody when nobody is in reach', 5, [2], ''],
    ['nobody when it is of nobody', 0, [16], ''],
    ['nobody without a reach', 5, [], ''],
  ])('asks of the candidates %s', (_name, size, reach, expected) => {
    expect(idsOf(pickForWave(all, size, reach))).toBe(expected);
  });
});

describe('newcomers in a wave', () => {
  const known = (count: number): WorkerCandidate[] =>
    Array.from({ length: count }, (_, index) => candidate(`k${index}`, { kept: 20, fit: 0.9, again: 0.9 }));
  const newcomers = (count: number): WorkerCandidate[] =>
    Array.from({ length: count }, (_, index) => candidate(`n${index}`, { kept: index % 3, fit: 0.4 }));

  it.each([
    ['one of 2 places', 2, 1],
    ['one of 6', 6, 1],
    ['two of 7, since 15 % are more than one', 7, 2],
    ['three of 20', 20, 3],
    ['not the only place', 1, 0],
  ])('get %s although others rank higher', (_case, size, places) => {
    const picked = pickForWave([...known(30), ...newcomers(10)], size, [20]);
    expect(picked).toHaveLength(size);
    expect(picked.filter(({ workerId }) => workerId.startsWith('n'))).toHaveLength(places);
  });

  it('do not replace other workers where they rank high enough, are too few, or are out of reach', () => {
    expect(idsOf(pickForWave([...newcomers(2).map((one) => ({ ...one, fit: 1 })), ...known(3)], 4, [20]))).toBe(
      'n1n0k0k1',
    );
    expect(pickForWave(known(9), 6, [20])).toHaveLength(6);
    const far = newcomers(1).map((one) => ({ ...one, distanceKm: 15 }));
    expect(idsOf(pickForWave([...known(9), ...far], 6, [10, 20]))).not.toContain('n');
  });

  it('are expected to do as well as the workers around them, and not better than the best', () => {
    const [good, poor, unknown] = [candidate('g', { again: 0.95 }), candidate('p', { again: 0.4 }), candidate('u')];
    expect(expectedAgain([good, poor, unknown])).toBeCloseTo(0.815);
    expect(idsOf(inDispatchOrder([poor, unknown, good]))).toBe('gup');
  });
});

describe('the candidates that a wave chooses from', () => {
  it.each([
    [1, 80],
    [20, 80],
    [26, 104],
    [60, 200],
  ])('are counted for a wave of %i as %i', (size, weighed) => {
    expect(weighedCount(size)).toBe(weighed);
  });
});
