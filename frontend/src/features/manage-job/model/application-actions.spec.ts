import { describe, expect, it } from '@jest/globals';
import { answerOfKey, answersTo, isOpen, mayInvite } from './application-actions';

const STATUSES = ['submitted', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn'] as const;

describe('answers to an application', () => {
  it.each([
    ['submitted', ['shortlisted', 'hired', 'rejected']],
    ['viewed', ['shortlisted', 'hired', 'rejected']],
    ['shortlisted', ['hired', 'rejected']],
    ['hired', []],
    ['rejected', []],
    ['withdrawn', []],
  ] as const)('that is %s are %j', (status, answers) => {
    expect(answersTo({ status })).toEqual(answers);
    expect(isOpen({ status })).toBe(answers.length > 0);
  });

  it('have keys, in either case, while they are possible', () => {
    expect(['s', 'H', 'r', 'x'].map((key) => answerOfKey({ status: 'viewed' }, key))).toEqual([
      ...['shortlisted', 'hired', 'rejected', undefined],
    ]);
    expect(answerOfKey({ status: 'shortlisted' }, 's')).toBeUndefined();
  });

  it('permit an invitation while neither the application nor the job is closed', () => {
    const invited = (job: 'open' | 'paused' | 'filled' | 'closed') =>
      STATUSES.filter((status) => mayInvite({ status }, { status: job }));
    const open = ['submitted', 'viewed', 'shortlisted', 'hired'];
    expect([invited('open'), invited('paused'), invited('filled'), invited('closed')]).toEqual([open, open, [], []]);
  });
});
