import { describe, expect, it } from '@jest/globals';
import {
  comparableHourlyPay,
  CreateJobSchema,
  HIRE_REQUIRED_FIELDS,
  ListJobsQuerySchema,
  OwnListQuerySchema,
  UpdateJobSchema,
} from './jobs.js';
import { UpdateApplicationSchema } from './applications.js';

const HIRE = {
  title: 'Waiter',
  company: 'Udupi Corner',
  description: 'Evening shift.',
  jobType: 'part_time',
  category: 'food_service',
  location: 'Jayanagar',
};

const wrong = (
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('comparable pay', () => {
  it.each([
    [{ minRate: 100, maxRate: 150, rateType: 'hourly', currency: 'INR' }, 125],
    [{ minRate: 100, maxRate: null, rateType: 'hourly', currency: 'INR' }, 100],
    [{ maxRate: 99.99, rateType: 'hourly', currency: 'INR' }, 99.99],
    [{ minRate: 20000, maxRate: 35000, rateType: 'monthly', currency: 'INR' }, 132.21],
    [{ rateType: 'monthly', currency: 'INR' }, null],
    [{ minRate: 0, maxRate: 0, rateType: 'hourly', currency: 'INR' }, null],
    [{ minRate: 0.01, maxRate: null, rateType: 'monthly', currency: 'INR' }, null],
    [{ minRate: 1.04, maxRate: null, rateType: 'monthly', currency: 'INR' }, 0.01],
    [{ minRate: 0, maxRate: 200, rateType: 'hourly', currency: 'INR' }, 200],
    [{ minRate: 0, maxRate: null, rateType: 'hourly', currency: 'INR' }, null],
    [{ minRate: 0, maxRate: 20800, rateType: 'monthly', currency: 'INR' }, 100],
    [{ minRate: 120, maxRate: 120, rateType: 'hourly', currency: 'INR' }, 120],
    [{ minRate: 15, maxRate: 25, rateType: 'hourly', currency: 'USD' }, null],
  ] as const)('converts the pay %j to %s rupees an hour', (pay, expected) => {
    expect(comparableHourlyPay(pay)).toBe(expected);
  });
});

describe('a hire request', () => {
  it('needs six fields, and names the missing ones in the order of the form', () => {
    expect(wrong(CreateJobSchema, {})).toEqual([...HIRE_REQUIRED_FIELDS]);
    expect(wrong(CreateJobSchema, { ...HIRE, location: '  ', title: '\n' })).toEqual(['title', 'location']);
  });

  it('sets defaults for absent fields', () => {
    expect(CreateJobSchema.parse(HIRE)).toEqual({ ...HIRE, rateType: 'hourly', currency: 'INR', requiredSkills: [] });
  });

  it('puts lines on one line', () => {
    expect(CreateJobSchema.parse({ ...HIRE, title: ' Night\r\n  waiter ' }).title).toBe('Night waiter');
  });

  it.each([0, 0.01, 0.07, 1.1, 19.99, 9_999_999.99, 10_000_000])('accepts the rate %d', (minRate) => {
    expect(wrong(CreateJobSchema, { ...HIRE, minRate })).toEqual([]);
  });

  it.each([
    ['minRate', -1],
    ['minRate', 0.001],
    ['minRate', 10_000_001],
    ['minRate', '100'],
    ['minRate', Number.NaN],
    ['hoursPerWeek', 0],
    ['hoursPerWeek', 169],
    ['hoursPerWeek', 1.5],
    ['jobType', 'full_time'],
    ['category', 'piracy'],
    ['currency', 'EUR'],
    ['title', 'x'.repeat(121)],
    ['title', 'a\u0000b'],
    ['title', 'half \ud83d'],
    ['description', 'x'.repeat(5001)],
    ['requiredSkills', 'cooking'],
    ['requiredSkills.0', ['']],
    ['requiredSkills', Array.from({ length: 31 }, () => 'a')],
    ['latitude', 12],
    ['', { unknown: true }],
  ])('refuses a wrong %s (case %#)', (field, value) => {
    const body = field === '' ? { ...HIRE, ...(value as object) } : { ...HIRE, [field.split('.')[0] ?? '']: value };
    expect(wrong(CreateJobSchema, body)).toEqual([field]);
  });

  it('accepts a range of one rate', () => {
    expect(wrong(CreateJobSchema, { ...HIRE, minRate: 100, maxRate: 100 })).toEqual([]);
  });

  it('rejects an inverted range, and accepts null for a rate that is not stated', () => {
    expect(wrong(CreateJobSchema, { ...HIRE, minRate: 200, maxRate: 100 })).toEqual(['maxRate']);
    expect(wrong(CreateJobSchema, { ...HIRE, minRate: null, maxRate: null, hoursPerWeek: null })).toEqual([]);
  });
});

describe('a change of a job', () => {
  it.each([
    [{}, []],
    [{ status: 'paused' }, []],
    [{ isActive: false }, []],
    [{ latitude: 12.9, longitude: 77.5 }, []],
    [{ latitude: null, longitude: null }, []],
    [{ latitude: 12.9, longitude: null }, ['latitude']],
    [{ latitude: 12.9 }, ['latitude']],
    [{ latitude: 91, longitude: 0 }, ['latitude']],
    [{ status: 'expired' }, ['status']],
    [{ status: null }, ['status']],
    [{ status: 'open', isActive: true }, ['isActive']],
    [{ location: '' }, ['location']],
    [{ title: 'Another', updatedAt: '2026-11-20T10:00:00.000Z' }, []],
    [{ title: '' }, ['title']],
    [{ updatedAt: 'yesterday' }, ['updatedAt']],
    [{ maxRate: null }, []],
    [{ owner: 'me' }, ['']],
  ])('%j: wrong fields %j', (change, fields) => {
    expect(wrong(UpdateJobSchema, change)).toEqual(fields);
  });
});

describe('an answer to an application', () => {
  it.each([
    [{ status: 'viewed' }, []],
    [{ status: 'hired', message: null }, []],
    [{ status: 'submitted' }, ['status']],
    [{ status: 'withdrawn' }, ['status']],
    [{ message: 'Hello' }, ['status']],
    [{ status: 'rejected', message: 'x'.repeat(2001) }, ['message']],
  ])('case %# has its wrong fields', (answer, fields) => {
    expect(wrong(UpdateApplicationSchema, answer)).toEqual(fields);
  });
});

describe('list queries', () => {
  it('split comma-joined lists and omit blanks', () => {
    expect(ListJobsQuerySchema.parse({ category: 'delivery, retail,', jobType: '' })).toEqual({
      category: ['delivery', 'retail'],
      jobType: [],
      limit: 20,
    });
  });

  it.each([
    [{ category: 'delivery,piracy' }, 'category.1'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '1e1' }, 'limit'],
    [{ search: ['a', 'b'] }, 'search'],
    [{ page: '2' }, ''],
  ])('reject the invalid query %#', (query, field) => {
    expect(wrong(ListJobsQuerySchema, query)).toEqual([field]);
  });

  it('accept any search text and truncate it to its maximum length', () => {
    const searched = (search: string): string | undefined => ListJobsQuerySchema.parse({ search }).search;
    expect(searched(` ${'x'.repeat(300)}`)).toBe('x'.repeat(200));
    expect(searched('a\u0000b\tc \ud83d')).toBe('a b c \ufffd');
    expect(searched(`${'x'.repeat(199)}🧑‍🍳`)).toBe(`${'x'.repeat(199)}\ufffd`);
  });

  it("return a full page of the reader's own jobs by default", () => {
    expect(OwnListQuerySchema.parse({})).toEqual({ limit: 100 });
  });
});
