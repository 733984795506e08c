import { describe, expect, it } from '@jest/globals';
import { JOB_STATUSES } from './jobs.js';
import { JOB_TRANSITIONS, jobSourcesOf } from './job-transitions.js';

describe('the states of a job', () => {
  it.each([
    ['open', 'open paused filled closed'],
    ['paused', 'open paused filled closed'],
    ['filled', 'open filled closed'],
    ['closed', 'open closed'],
    ['expired', 'open filled closed'],
  ] as const)('allow the owner to move a job that is %s to: %s', (from, allowed) => {
    expect(JOB_STATUSES.filter((to) => JOB_TRANSITIONS[from].includes(to)).join(' ')).toBe(allowed);
  });

  it('reserve expiry for the scheduled job', () => {
    expect(jobSourcesOf('expired')).toEqual([]);
  });

  it('list the sources of a status', () => {
    expect(jobSourcesOf('paused')).toEqual(['open', 'paused']);
  });
});
