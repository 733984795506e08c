import { describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { stagesOf } from './stages';

const at = (day: number) => `2026-01-0${day}T04:30:00.000Z`;
const application = (statuses: ApplicationStatus[], reason: 'no_answer' | null = null) => ({
  events: statuses.map((status, index) => ({ status, at: at(index + 1) })),
  reason,
});
const told = (...args: Parameters<typeof stagesOf>): string[] =>
  stagesOf(...args).map(({ name, state }) => `${name} ${state}`);

describe('stagesOf', () => {
  it.each([
    ['that was sent', ['submitted'], ['submitted now', 'viewed open', 'shortlisted open', 'hired open']],
    ['that was read', ['submitted', 'viewed'], ['submitted done', 'viewed now', 'shortlisted open', 'hired open']],
    [
      'that led to the job',
      ['submitted', 'viewed', 'shortlisted', 'hired'],
      ['submitted done', 'viewed done', 'shortlisted done', 'hired done'],
    ],
    ['that led to the job at once', ['submitted', 'hired'], ['submitted done', 'hired done']],
    ['that was turned down', ['submitted', 'viewed', 'rejected'], ['submitted done', 'viewed done', 'rejected ended']],
    ['that was withdrawn', ['submitted', 'withdrawn'], ['submitted done', 'withdrawn ended']],
  ] as [string, ApplicationStatus[], string[]][])(
    'lists the steps of an application %s',
    (_what, statuses, expected) => {
      expect(told(application(statuses))).toEqual(expected);
    },
  );

  it('ends without a refusal if the employer did not answer', () => {
    expect(told(application(['submitted', 'rejected'], 'no_answer'))).toEqual(['submitted done', 'unanswered ended']);
  });

  it('has the interview in the place of the shortlist, by its own time', () => {
    const stages = stagesOf(application(['submitted', 'viewed']), at(9));
    expect(stages.map(({ name }) => name)).toEqual(['submitted', 'viewed', 'interview', 'hired']);
    expect(stages[2]).toEqual({ name: 'interview', state: 'now', at: at(9) });
  });
});
