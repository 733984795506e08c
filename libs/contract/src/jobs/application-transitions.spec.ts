import { describe, expect, it } from '@jest/globals';
import { APPLICATION_STATUSES } from './applications.js';
import { APPLICATION_TRANSITIONS, applicationSourcesOf } from './application-transitions.js';

describe('the states of an application', () => {
  it.each([
    ['employer', 'submitted', 'viewed shortlisted hired rejected'],
    ['employer', 'viewed', 'viewed shortlisted hired rejected'],
    ['employer', 'shortlisted', 'shortlisted hired rejected'],
    ['employer', 'hired', 'hired'],
    ['employer', 'rejected', 'rejected'],
    ['employer', 'withdrawn', ''],
    ['seeker', 'submitted', 'withdrawn'],
    ['seeker', 'viewed', 'withdrawn'],
    ['seeker', 'shortlisted', 'withdrawn'],
    ['seeker', 'hired', ''],
    ['seeker', 'rejected', ''],
    ['seeker', 'withdrawn', 'withdrawn'],
  ] as const)('allow the %s to move an application that is %s to: %s', (mover, from, allowed) => {
    expect(APPLICATION_STATUSES.filter((to) => APPLICATION_TRANSITIONS[mover][from].includes(to)).join(' ')).toBe(
      allowed,
    );
  });

  it('list the sources of a status', () => {
    expect(applicationSourcesOf('employer', 'shortlisted')).toEqual(['submitted', 'viewed', 'shortlisted']);
    expect(applicationSourcesOf('seeker', 'hired')).toEqual([]);
  });
});
