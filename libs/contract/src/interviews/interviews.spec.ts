import { describe, expect, it } from '@jest/globals';
import {
  CreateInterviewRequestSchema,
  FIXED_STATUSES,
  INTERVIEW_TRANSITIONS,
  INTERVIEW_STATUSES,
  interviewSourcesOf,
  LIVE_STATUSES,
  requestedInterviewTime,
  RespondToInterviewRequestSchema,
  TIME_SLOTS,
} from './interviews.js';

describe('states of an interview request', () => {
  it.each([
    ['pending', ['confirmed', 'declined', 'cancelled', 'expired']],
    ['confirmed', ['rescheduled', 'cancelled', 'completed', 'no-show']],
    ['rescheduled', ['confirmed', 'rescheduled', 'cancelled', 'completed', 'no-show']],
    ['declined', []],
    ['cancelled', []],
    ['expired', []],
    ['completed', []],
    ['no-show', []],
  ] as const)('allow the transitions from %s to %j only', (from, to) => {
    expect(INTERVIEW_TRANSITIONS[from]).toEqual(to);
  });

  it.each([
    ['pending', []],
    ['confirmed', ['pending', 'rescheduled']],
    ['rescheduled', ['confirmed', 'rescheduled']],
    ['declined', ['pending']],
    ['cancelled', ['pending', 'confirmed', 'rescheduled']],
    ['expired', ['pending']],
    ['completed', ['confirmed', 'rescheduled']],
    ['no-show', ['confirmed', 'rescheduled']],
  ] as const)('allow the transitions to %s from %j only', (to, from) => {
    expect(interviewSourcesOf(to)).toEqual(from);
  });

  it('reserve a time while it may still change', () => {
    expect(FIXED_STATUSES).toEqual(interviewSourcesOf('rescheduled'));
    expect(LIVE_STATUSES).toEqual(INTERVIEW_STATUSES.filter((status) => INTERVIEW_TRANSITIONS[status].length > 0));
  });

  it('each have an entry in INTERVIEW_TRANSITIONS', () => {
    expect(Object.keys(INTERVIEW_TRANSITIONS).sort()).toEqual([...INTERVIEW_STATUSES].sort());
  });
});

describe('an interview request', () => {
  const forJob = {
    jobId: '6f1b6b5e-3c41-4c55-9a2e-5a2f3f0f9d11',
    type: 'phone',
    requestedTime: '2026-11-21T10:00:00Z',
  };
  const broadcast = { jobType: 'waiter', interviewMode: 'in-person', timeSlot: TIME_SLOTS[0] };

  it.each([
    ['for a job', forJob, true],
    ['as a broadcast', broadcast, true],
    ['as a broadcast from a position', { ...broadcast, latitude: 12.97, longitude: 77.59 }, true],
    ['as a broadcast from half a position', { ...broadcast, longitude: 77.59 }, false],
    ['of both kinds at once', { ...forJob, ...broadcast }, false],
    ['without a mode', { ...forJob, type: undefined }, false],
    ['in an unknown slot', { ...broadcast, timeSlot: '3 PM' }, false],
    ['of an unknown category', { ...broadcast, jobType: 'astronaut' }, false],
    ['without a time zone', { ...forJob, requestedTime: '2026-11-21T10:00:00' }, false],
  ])('validates a request %s: %s → %s', (_name, input, good) => {
    expect(CreateInterviewRequestSchema.safeParse(input).success).toBe(good);
  });
});

describe('an answer to an interview request', () => {
  const confirmed = { response: 'confirmed', time: '2026-11-21T10:00:00+05:30' };

  it.each([
    ['with a place', { ...confirmed, place: '12 Church Street' }, true],
    ['with a number', { ...confirmed, phone: '98000 00001' }, true],
    ['without a time', { response: 'confirmed', place: '12 Church Street' }, false],
    ['that declines with words', { response: 'declined', message: 'We are full.' }, true],
    ['that declines at a time', { response: 'declined', time: confirmed.time }, false],
    ['that is neither', { response: 'completed' }, false],
  ])('validates an answer %s: %s → %s', (_name, input, good) => {
    expect(RespondToInterviewRequestSchema.safeParse(input).success).toBe(good);
  });
});

describe('the time of an interview asked for on a job', () => {
  it.each([
    ['is a day from now when that is by day', '2026-11-23T10:30:00Z', '2026-11-24T10:30:00.000Z'],
    ['is a day from now at 9 am', '2026-11-23T03:30:00Z', '2026-11-24T03:30:00.000Z'],
    ['is a day from now at 7 pm', '2026-11-23T13:30:00Z', '2026-11-24T13:30:00.000Z'],
    ['is 9 am of that day when a day from now is before 9 am', '2026-11-22T19:14:00Z', '2026-11-24T03:30:00.000Z'],
    ['is 9 am of the day after when a day from now is after 7 pm', '2026-11-23T13:31:00Z', '2026-11-25T03:30:00.000Z'],
  ])('%s', (_title, now, time) => {
    expect(requestedInterviewTime(new Date(now)).toISOString()).toBe(time);
  });
});
