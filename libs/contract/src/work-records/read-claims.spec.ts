import { describe, expect, it } from '@jest/globals';
import type { ZodType } from 'zod';
import { readRecordClaims, readRecordIssuer, readSummaryClaims } from './read-claims.js';
import { WORK_RECORD_TYPE } from './work-record-rules.js';
import { SummaryClaimsSchema, WorkRecordClaimsSchema, WorkRecordIssuerSchema } from './work-records.js';

const SHIFT = {
  ...{ occupation: 'cleaning', hours: 3.5, month: '2026-11', area: { en: 'Indiranagar', hi: 'इंदिरानगर' } },
  ...{ employer: 'Namma Tiffin', place: 'MG Road', pay: { amount: '480.50', currency: 'INR' } },
};
const RECORD = {
  ...{ iss: 'https://nukkad.example', iat: 1, exp: 2, vct: WORK_RECORD_TYPE, name: 'Asha', kept: 2 },
  ...{ from: '2026-10', to: '2026-11', status: { status_list: { idx: 7, uri: 'https://nukkad.example/lists/0' } } },
  ...{ hours: [{ occupation: 'cleaning', hours: 7 }], again: { yes: 4, of: 5 }, shifts: [SHIFT], other: 'left out' },
};
const SUMMARY = {
  ...{ iss: 'https://nukkad.example', iat: 1, exp: 2, n: 'Asha', m: ['2026-10', '2026-11'], k: 2 },
  ...{ h: [['cleaning', 7.25]], a: [4, 5], s: [0, 7] },
};
const KEY = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k', alg: 'ES256', use: 'sig' };
const ISSUER = {
  ...{ issuer: 'https://nukkad.example', now: '2026-11-29T10:00:00.000Z', jwks: { keys: [KEY] } },
  ...{ withdrawn: ['old'], lists: 3 },
};

/** Values that stand in for each part of an example. */
const STRANGE: readonly unknown[] = [
  ...[undefined, null, true, '', 'text', '2026-13', '2026-12', 'Upper', 'a'.repeat(41), '2026-11-29', 'INR', 'USD'],
  ...[
    '2026-11-29T10:00:00Z',
    '2026-11-29T10:00:00+05:30',
    '2026-11-29T10:00',
    '2026-11-29T10:00Z',
    '2026-02-28T10:00:00Z',
    '2026-02-29T10:00:00Z',
    '2028-02-29T10:00:00.5-11:30',
    '2026-02-30T10:00:00Z',
    '2026-11-31T10:00:00Z',
    '2026-11-00T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-29T24:00:00Z',
    '2026-11-29T10:60:00Z',
    '2026-11-29T10:00:60Z',
    '2026-11-29T10:00:00+24:00',
    '2026-11-29T10:00:00+05:60',
    -1,
    0,
    1,
    1.5,
    2_147_483_648,
    Infinity,
    NaN,
  ],
  ...[[], [1], [1, 2], [1, 2, 3], ['2026-10', '2026-11'], {}, { en: 1 }],
];

/** The example with each of its parts replaced by each of the strange values. */
function* mutationsOf(example: unknown): Generator<unknown> {
  yield* STRANGE;
  if (typeof example !== 'object' || example === null) return;
  for (const [name, part] of Object.entries(example)) {
    for (const changed of mutationsOf(part)) {
      if (Array.isArray(example)) yield example.with(Number(name), changed);
      else yield { ...example, [name]: changed };
    }
  }
}

describe.each<[string, (value: unknown) => unknown, ZodType, object]>([
  ['readRecordClaims', readRecordClaims, WorkRecordClaimsSchema, RECORD],
  ['readSummaryClaims', readSummaryClaims, SummaryClaimsSchema, SUMMARY],
  ['readRecordIssuer', readRecordIssuer, WorkRecordIssuerSchema, ISSUER],
])('%s', (_name, read, schema, example) => {
  it('accepts and refuses what the schema does, and returns the same', () => {
    expect(read(example)).toEqual(schema.parse(example));
    for (const value of mutationsOf(example)) {
      const { success, data } = schema.safeParse(value);
      expect({ value, read: read(value) }).toEqual({ value, read: success ? data : null });
    }
  });
});
