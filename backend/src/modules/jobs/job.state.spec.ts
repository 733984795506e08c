import { describe, expect, it } from '@jest/globals';
import { JOB_STATUSES } from '@nukkad/domain/jobs';
import { JOB_TRANSITIONS, jobSourcesOf } from './job.state.js';

describe('the states of a job', () => {
  it.each([
    ['open', 'open paused filled closed'],
    ['paused', 'open paused filled closed'],
    ['filled', 'open filled closed'],
    ['closed', 'open closed'],
    ['expired', 'open filled closed'],
  ] as const)('let the owner move a job that is %s to: %s', (from, allowed) => {
    expect(JOB_STATUSES.filter((to) => JOB_TRANSITIONS[from].includes(to)).join(' ')).toBe(allowed);
  });

  it('leave expiry to the clock', () => {
    expect(jobSourcesOf('expired')).toEqual([]);
  });

  it('tell from where a status can be reached', () => {
    expect(jobSourcesOf('paused')).toEqual(['open', 'paused']);
  });
});
