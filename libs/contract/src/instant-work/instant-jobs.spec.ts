import { describe, expect, it } from '@jest/globals';
import {
  CreateInstantJobSchema,
  currencyFor,
  distanceBandOf,
  INSTANT_JOB_TRANSITIONS,
  INSTANT_JOB_STATUSES,
  OPENINGS_MAX,
} from './instant-jobs.js';

describe('INSTANT_JOB_TRANSITIONS', () => {
  it.each([
    ['open', ['filled', 'cancelled', 'expired']],
    ['filled', ['open', 'cancelled', 'expired']],
    ['cancelled', []],
    ['expired', []],
  ] as const)('allows the transitions of a job from %s to %j only', (from, expected) => {
    expect([...INSTANT_JOB_TRANSITIONS[from]].sort()).toEqual([...expected].sort());
  });

  it('has an entry for every status', () => {
    expect(Object.keys(INSTANT_JOB_TRANSITIONS)).toEqual([...INSTANT_JOB_STATUSES]);
  });
});

describe('CreateInstantJobSchema', () => {
  const least = { title: 'Waiter', category: 'food_service', location: 'Indiranagar, Bengaluru' } as const;
  const scheduled = { ...least, urgency: 'scheduled', startTime: '2026-11-21T04:30:00.000Z' } as const;
  const faultsOf = (input: object): string[] => {
    const { error } = CreateInstantJobSchema.safeParse(input);
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  const fieldsAtFault = (input: object): string[] => [...new Set(faultsOf(input).map((fault) => fault.split(':')[0]!))];

  it('accepts a title, a category and a location, and sets defaults for the rest', () => {
    expect(CreateInstantJobSchema.parse(least)).toEqual({
      ...least,
      ...{
        description: '',
        minRate: 0,
        maxRate: 0,
        urgency: 'flexible',
        duration: 4,
        maxRadius: 20,
        requiredSkills: [],
      },
      ...{ paymentMethod: 'direct', rateType: 'hourly', currency: 'USD', openings: 1, askRegularsFirst: false },
    });
  });

  it.each(['title', 'category', 'location'])('rejects a job without %s', (field) => {
    expect(fieldsAtFault({ ...least, [field]: undefined })).toEqual([field]);
  });

  it.each([
    ['title', '  '],
    ['category', 'piracy'],
    ['minRate', -1],
    ['maxRate', 1.5],
    ['urgency', 'yesterday'],
    ['duration', 0],
    ['duration', 25],
    ['maxRadius', 0],
    ['maxRadius', 21],
    ['openings', 0],
    ['openings', OPENINGS_MAX + 1],
    ['paymentMethod', 'barter'],
    ['rateType', 'daily'],
    ['currency', 'EUR'],
    ['startTime', 'tomorrow'],
    ['latitude', 91],
  ])('rejects the %s of %j', (field, value) => {
    expect(fieldsAtFault({ ...scheduled, latitude: 12.9, longitude: 77.6, [field]: value })).toContain(field);
  });

  it('rejects unknown fields', () => {
    expect(faultsOf({ ...least, status: 'filled' })).toHaveLength(1);
  });

  it('accepts a complete position only', () => {
    expect(faultsOf({ ...least, latitude: 12.9, longitude: 77.6 })).toEqual([]);
    expect(faultsOf({ ...least, latitude: 12.9 })).toEqual(['latitude: rule:jobs:position']);
    expect(faultsOf({ ...least, longitude: 77.6 })).toEqual(['latitude: rule:jobs:position']);
  });

  it('requires the start of scheduled work, and allows its end to be open', () => {
    expect(faultsOf(scheduled)).toEqual([]);
    expect(faultsOf({ ...scheduled, startTime: undefined })).toEqual(['startTime: required']);
  });

  it.each(['asap', 'within_24h', 'flexible'] as const)('rejects times of %s work', (urgency) => {
    const { startTime } = scheduled;
    for (const times of [{ startTime }, { endTime: startTime }]) {
      expect(faultsOf({ ...least, urgency, ...times })).toEqual(['startTime: rule:instant-hire:timeWithoutSchedule']);
    }
  });

  it.each([
    ['before its start', '2026-11-21T04:29:59.999Z'],
    ['at its start', '2026-11-21T04:30:00.000Z'],
  ])('rejects work that ends %s', (_name, endTime) => {
    expect(faultsOf({ ...scheduled, endTime })).toEqual(['endTime: rule:instant-hire:endBeforeStart']);
  });

  it('compares times across time zones', () => {
    expect(faultsOf({ ...scheduled, endTime: '2026-11-21T10:30:00+05:30' })).toEqual([]);
    expect(faultsOf({ ...scheduled, endTime: '2026-11-21T09:30:00+05:30' })).toHaveLength(1);
  });
});

describe('distanceBandOf', () => {
  it.each([
    [0, 'under_2'],
    [1.99, 'under_2'],
    [2, '2_to_5'],
    [4.99, '2_to_5'],
    [5, '5_to_10'],
    [9.99, '5_to_10'],
    [10, '10_to_20'],
    [20, '10_to_20'],
  ])('assigns %d km to the band %s', (km, band) => {
    expect(distanceBandOf(km)).toBe(band);
  });
});

describe('currencyFor', () => {
  it.each([
    ['monthly', 'MG Road, Bangalore', 'INR'],
    ['monthly', 'Bangalore', 'INR'],
    ['monthly', 'Bengaluru', 'USD'],
    ['monthly', '', 'USD'],
    ['hourly', 'Bangalore', 'USD'],
  ] as const)('returns for %s pay in %j the currency %s', (rateType, location, currency) => {
    expect(currencyFor(rateType, location)).toBe(currency);
  });
});
