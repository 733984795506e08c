import { describe, expect, it } from '@jest/globals';
import { REASON_MAX } from '../limits.js';
import {
  JOB_REQUEST_TRANSITIONS,
  JOB_REQUEST_STATUSES,
  requestSourcesOf,
  RespondToJobRequestSchema,
  StandbySchema,
} from './job-requests.js';

describe('JOB_REQUEST_TRANSITIONS', () => {
  it.each([
    ['pending', ['accepted', 'declined', 'filled', 'expired', 'cancelled']],
    ['accepted', ['pending', 'expired', 'withdrawn', 'cancelled']],
    ['declined', []],
    ['filled', ['standby', 'pending', 'expired', 'cancelled']],
    ['standby', ['accepted', 'filled', 'expired', 'cancelled']],
    ['expired', []],
    ['withdrawn', []],
    ['cancelled', []],
  ] as const)('allows the transitions of a request from %s to %j only', (from, expected) => {
    expect([...JOB_REQUEST_TRANSITIONS[from]].sort()).toEqual([...expected].sort());
  });

  it('has an entry for every status', () => {
    expect(Object.keys(JOB_REQUEST_TRANSITIONS)).toEqual([...JOB_REQUEST_STATUSES]);
  });
});

describe('requestSourcesOf', () => {
  it.each([
    ['pending', ['accepted', 'filled']],
    ['accepted', ['pending', 'standby']],
    ['declined', ['pending']],
    ['standby', ['filled']],
    ['withdrawn', ['accepted']],
    ['expired', ['pending', 'accepted', 'filled', 'standby']],
  ] as const)('returns for %s the sources %j', (to, expected) => {
    expect(requestSourcesOf(to)).toEqual(expected);
  });
});

describe('RespondToJobRequestSchema', () => {
  it('accepts yes and no, with a message and an hour', () => {
    const answer = { response: 'accepted', message: 'On my way', startTime: '2026-11-21T04:30:00.000Z' };
    expect(RespondToJobRequestSchema.parse(answer)).toEqual(answer);
    expect(RespondToJobRequestSchema.parse({ response: 'declined' })).toEqual({ response: 'declined' });
  });

  it.each([
    ['no answer', {}],
    ['another answer', { response: 'maybe' }],
    ['too many words', { response: 'declined', message: 'x'.repeat(REASON_MAX + 1) }],
    ['an hour that is none', { response: 'accepted', startTime: 'at noon' }],
    ['a field that it does not know', { response: 'accepted', status: 'accepted' }],
  ])('rejects %s', (_name, input) => {
    expect(RespondToJobRequestSchema.safeParse(input).success).toBe(false);
  });
});

describe('StandbySchema', () => {
  it('accepts true and false, and no similar values', () => {
    for (const standby of [true, false]) expect(StandbySchema.parse({ standby })).toEqual({ standby });
    for (const standby of [undefined, 'true', 1]) expect(StandbySchema.safeParse({ standby }).success).toBe(false);
  });
});
