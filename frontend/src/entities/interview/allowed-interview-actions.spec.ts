import { describe, expect, it } from '@jest/globals';
import { INTERVIEW_STATUSES } from '@nukkad/contract/interviews/interviews';
import { allowedInterviewActions } from './model/allowed-interview-actions';
import { aProposal, aRequest } from './testing/requests';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const AHEAD = '2026-11-20T10:01:00Z';
const OVER = '2026-11-20T10:00:00Z';

/** Returns the names of the allowed actions. */
const open = (side: 'seeker' | 'employer', changes: Parameters<typeof aRequest>[0]): string =>
  Object.entries(allowedInterviewActions(side, aRequest(changes), NOW))
    .flatMap(([name, may]) => (may ? [name] : []))
    .join(' ');

describe('the interview actions of a side', () => {
  it.each([
    ['seeker', 'pending', null, 'cancel'],
    ['employer', 'pending', null, 'propose'],
    ['seeker', 'confirmed', AHEAD, 'propose cancel'],
    ['employer', 'confirmed', AHEAD, 'propose cancel'],
    ['seeker', 'confirmed', OVER, 'propose mark'],
    ['employer', 'rescheduled', OVER, 'propose mark'],
  ] as const)('the %s with one that is %s for %s: %s', (side, status, confirmedTime, moves) => {
    expect(open(side, { status, confirmedTime })).toBe(moves);
  });

  it.each([
    ['seeker', 'employer', 'propose answer accept'],
    ['employer', 'employer', 'propose cancel'],
    ['seeker', 'seeker', 'propose'],
    ['employer', 'seeker', 'propose answer accept cancel'],
  ] as const)('the %s with an invitation for which the %s proposed the time: %s', (side, by, moves) => {
    expect(open(side, { askedBy: 'employer', proposal: aProposal({ by, time: AHEAD }) })).toBe(moves);
  });

  it('are empty after its end', () => {
    const live = ['pending', 'confirmed', 'rescheduled'];
    for (const status of INTERVIEW_STATUSES.filter((one) => !live.includes(one))) {
      expect(open('seeker', { status, confirmedTime: OVER })).toBe('');
      expect(open('employer', { status, confirmedTime: OVER })).toBe('');
    }
  });

  it('exclude a proposal for a broadcast that is not taken', () => {
    expect(open('employer', { jobType: 'waiter' })).toBe('');
  });

  it.each([
    ['seeker', 'employer', AHEAD, 'propose answer accept cancel'],
    ['seeker', 'seeker', AHEAD, 'propose cancel'],
    ['employer', 'seeker', AHEAD, 'propose answer accept cancel'],
    ['employer', 'seeker', OVER, 'propose answer cancel'],
  ] as const)('the %s, when the %s proposed %s: %s', (side, by, time, moves) => {
    const proposal = aProposal({ by, time });
    expect(open(side, { status: 'rescheduled', confirmedTime: AHEAD, proposal })).toBe(moves);
  });
});
