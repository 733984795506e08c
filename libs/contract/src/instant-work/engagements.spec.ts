import { describe, expect, it } from '@jest/globals';
import {
  ConfirmWorkSchema,
  ENGAGEMENT_TRANSITIONS,
  ENGAGEMENT_STATUSES,
  engagementSourcesOf,
  openWorkActions,
  UpdateUpiSchema,
  upiId,
} from './engagements.js';
import { agreedEnd, dueFor, hoursWorked, latestStart, paidHours } from './paid-hours.js';
import { expectedReliability, reliabilityBandOf } from './reliability.js';

const START = new Date('2026-03-02T09:00:00Z');
const after = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);

describe('the states of an engagement', () => {
  it('have the transitions of the table, and matching sources', () => {
    expect(ENGAGEMENT_TRANSITIONS).toEqual({
      booked: ['started', 'cancelled', 'no_show'],
      started: ['done'],
      done: [],
      cancelled: [],
      no_show: ['cancelled'],
    });
    for (const to of ENGAGEMENT_STATUSES) {
      for (const from of ENGAGEMENT_STATUSES) {
        expect(engagementSourcesOf(to).includes(from)).toBe(ENGAGEMENT_TRANSITIONS[from].includes(to));
      }
    }
  });
});

describe('openWorkActions', () => {
  const claim = (phase: 'start' | 'end', by: 'worker' | 'employer') => ({ phase, by });

  it.each([
    [null, { start: true, noShow: true, cancel: true }],
    [claim('start', 'worker'), { start: false, noShow: false, cancel: false }],
    [claim('end', 'worker'), { start: false, noShow: false, cancel: false }],
    [claim('start', 'employer'), { start: true, noShow: true, cancel: false }],
    [claim('end', 'employer'), { start: false, noShow: true, cancel: false }],
  ])('returns for the worker of booked work with the claim %j the actions %j', (said, open) => {
    expect(openWorkActions({ status: 'booked', claim: said }, 'worker')).toEqual(open);
  });

  it.each(ENGAGEMENT_STATUSES.filter((status) => status !== 'booked'))(
    'returns no action for work that is %s',
    (status) => {
      for (const side of ['worker', 'employer'] as const) {
        expect(openWorkActions({ status, claim: null }, side)).toEqual({ start: false, noShow: false, cancel: false });
      }
    },
  );
});

describe('hoursWorked', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 0.25],
    [22, 0.25],
    [23, 0.5],
    [60, 1],
    [187, 3],
    [188, 3.25],
    [1440, 24],
  ])('rounds %d minutes to %d hours', (minutes, hours) => {
    expect(hoursWorked(START, after(minutes))).toBe(hours);
  });
});

describe('dueFor', () => {
  it.each([
    ['one rate', 4, { minRate: 120, maxRate: 120, rateType: 'hourly' }, { from: 480, to: 480 }],
    ['a range', 4.25, { minRate: 100, maxRate: 150, rateType: 'hourly' }, { from: 425, to: 637.5 }],
    ['the lowest alone', 2, { minRate: 100, maxRate: 0, rateType: 'hourly' }, { from: 200, to: 200 }],
    ['the highest alone', 2, { minRate: 0, maxRate: 150, rateType: 'hourly' }, { from: 300, to: 300 }],
    ['rates the wrong way round', 2, { minRate: 150, maxRate: 100, rateType: 'hourly' }, { from: 200, to: 300 }],
    [
      'a month of 208 hours',
      208,
      { minRate: 20_000, maxRate: 20_000, rateType: 'monthly' },
      { from: 20_000, to: 20_000 },
    ],
    [
      'an odd part of a month',
      1,
      { minRate: 20_000, maxRate: 20_000, rateType: 'monthly' },
      { from: 96.15, to: 96.15 },
    ],
    ['half a paisa', 0.25, { minRate: 1.14, maxRate: 4.02, rateType: 'hourly' }, { from: 0.29, to: 1.01 }],
    ['a third of an hour', 1 / 3, { minRate: 150, maxRate: 100.01, rateType: 'hourly' }, { from: 33.34, to: 50 }],
    ['no work', 0, { minRate: 100, maxRate: 100, rateType: 'hourly' }, { from: 0, to: 0 }],
    ['no pay', 4, { minRate: 0, maxRate: 0, rateType: 'hourly' }, null],
  ] as const)('computes the amount owed for %s', (_what, hours, pay, due) => {
    expect(dueFor(hours, pay)).toEqual(due);
  });
});

describe('reliability', () => {
  it.each([
    [0, 0, 'new'],
    [2, 0, 'new'],
    [0, 2, 'new'],
    [3, 0, 'always'],
    [4, 1, 'mostly'],
    [3, 1, 'sometimes'],
    [0, 3, 'sometimes'],
  ] as const)('classifies %d attended and %d missed engagements as %s', (kept, breached, band) => {
    expect(reliabilityBandOf(kept, breached)).toBe(band);
  });

  it('assumes a prior for a newcomer, and weighs larger numbers more', () => {
    expect(expectedReliability(0, 0)).toBeCloseTo(0.9);
    expect(expectedReliability(1, 0)).toBeGreaterThan(expectedReliability(0, 0));
    expect(expectedReliability(20, 0)).toBeGreaterThan(expectedReliability(3, 0));
    expect(expectedReliability(0, 1)).toBeGreaterThan(expectedReliability(0, 5));
    for (const [kept, breached] of [
      [0, 1000],
      [1000, 0],
    ] as const) {
      expect(expectedReliability(kept, breached)).toBeGreaterThan(0);
      expect(expectedReliability(kept, breached)).toBeLessThan(1);
    }
  });
});

describe('a UPI id', () => {
  it.each(['asha@ybl', 'asha.rao-1@okaxis', '9845012345@paytm'])('accepts %s as a UPI id', (upiId) => {
    expect(UpdateUpiSchema.parse({ upiId: ` ${upiId.toUpperCase()} ` })).toEqual({ upiId });
  });

  it.each(['asha', 'a@ybl', 'asha@1bank', 'asha@ybl&am=5', 'asha@ybl.com', 'a b@ybl'])(
    'rejects %s as a UPI id',
    (upiId) => {
      expect(UpdateUpiSchema.safeParse({ upiId }).success).toBe(false);
    },
  );
});

describe('paid hours', () => {
  const at = (clock: string): Date => new Date(`2026-02-02T${clock}:00+05:30`);
  const fixed = { startsAt: at('14:00'), endsAt: at('18:00'), agreedHours: 4 };
  /** Flexible work, which starts within an hour when its worker arrives. */
  const soon = { startsAt: at('14:00'), endsAt: at('19:00'), agreedHours: 4 };
  const short = { startsAt: at('14:00'), endsAt: at('15:00'), agreedHours: 1 };

  it.each([
    ['a minute of work that its worker ended', fixed, '14:00', '14:01', 'worker', 2, 'least'],
    ['a minute of work that the clock ended', fixed, '14:00', '14:01', null, 2, 'least'],
    ['a minute of work that its employer ended', fixed, '14:00', '14:01', 'employer', 4, 'agreed'],
    ['a minute of one agreed hour', short, '14:00', '14:01', 'worker', 1, 'least'],
    ['three hours that its worker ended', fixed, '14:00', '17:00', 'worker', 3, 'worked'],
    ['three hours that its employer ended', fixed, '14:00', '17:00', 'employer', 4, 'agreed'],
    ['work that its employer ended at the agreed end', fixed, '15:00', '18:00', 'employer', 3, 'worked'],
    ['more than was agreed', fixed, '14:00', '19:30', 'employer', 5.5, 'worked'],
    ['hours from an arrival, ended before they were over', soon, '14:30', '18:15', 'employer', 4, 'agreed'],
    ['hours from an arrival, ended after they were over', soon, '14:30', '18:30', 'employer', 4, 'worked'],
  ] as const)('returns the paid hours for %s', (_name, agreed, from, until, endedBy, hours, reason) => {
    expect(paidHours(agreed, { startedAt: at(from), endedAt: at(until), endedBy })).toEqual({ hours, reason });
  });

  it('ends flexible work after its hours, and other work at its agreed end', () => {
    expect(agreedEnd(soon, at('14:05'))).toEqual(at('18:05'));
    expect(agreedEnd(soon, null)).toEqual(at('19:00'));
    expect(agreedEnd(fixed, at('14:05'))).toEqual(at('18:00'));
    expect(latestStart(soon)).toEqual(at('15:00'));
  });
});

describe('a code of work', () => {
  it.each(['१२३४', '೧೨೩೪', '１２ ３４', '12-34', '\u200b1234'])('accepts %s as a code of work', (code) => {
    expect(ConfirmWorkSchema.parse({ code })).toEqual({ code: '1234' });
  });

  it.each(['123', '12345', 'abcd', ''])('rejects "%s" as a code of work', (code) => {
    expect(ConfirmWorkSchema.safeParse({ code }).success).toBe(false);
  });
});

it.each(['९८४५०१२३४५@ybl', ' 9845012345 @ YBL ', '\u200e9845012345@ybl', '９８４５０１２３４５＠ybl'])(
  'a UPI id is read from %s',
  (typed) => {
    expect(upiId.parse(typed)).toBe('9845012345@ybl');
  },
);
