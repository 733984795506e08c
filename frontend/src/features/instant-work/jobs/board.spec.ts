import { describe, expect, it } from '@jest/globals';
import { ENGAGEMENT_STATUSES, FREE_CANCELLATION_HOURS } from '@nukkad/contract/instant-work/engagements';
import { INSTANT_JOB_STATUSES, URGENCIES } from '@nukkad/contract/instant-work/instant-jobs';
import { UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';
import { aBoard, aBookedWorker } from '../../../../test/instant-jobs';
import { fitSentence, isLateFor, mayCancel, workerSentence } from './model/board';

const NOW = Date.parse('2026-02-02T09:00:00Z');
const minutes = (count: number): string => new Date(NOW + count * 60_000).toISOString();

describe("the board's sentence about a worker", () => {
  it.each(ENGAGEMENT_STATUSES)(
    'is true for %s work at every urgency, before and after the expected arrival',
    (workStatus) => {
      for (const urgency of URGENCIES) {
        for (const isOver of [false, true]) {
          const worker = aBookedWorker({
            workStatus,
            respondedAt: minutes(isOver ? -70 : -10),
            startsAt: minutes(isOver ? -10 : 20),
          });
          const booked = isOver ? 'wasDue' : urgency === 'asap' ? 'hereBy' : 'starts';
          const expected = { booked, started: 'started', done: 'done', no_show: 'no_show', cancelled: undefined };
          expect(workerSentence(worker, urgency, NOW)?.key).toBe(expected[workStatus]);
        }
      }
    },
  );

  it.each([
    ['near its start', true, FREE_CANCELLATION_HOURS * 60 - 1, -UNDO_MINUTES - 1],
    ['early enough', false, FREE_CANCELLATION_HOURS * 60, -UNDO_MINUTES - 1],
    ['right after its acceptance', false, FREE_CANCELLATION_HOURS * 60 - 1, -UNDO_MINUTES],
    ['that has no time', false, null, -UNDO_MINUTES - 1],
  ])('calls the cancellation of work %s late: %s', (_when, expected, starts, responded) => {
    const times = { startsAt: starts === null ? null : minutes(starts), respondedAt: minutes(responded) };
    expect(isLateFor(times, NOW)).toBe(expected);
  });

  it('claims no fit for a worker without past work', () => {
    expect(fitSentence(aBookedWorker({ reliability: 'new', keptCount: 0 }))).toBe('unproven');
    expect(fitSentence(aBookedWorker({ fit: 'fair', reliability: 'new', keptCount: 0 }))).toBe('fair');
    expect(fitSentence(aBookedWorker({ reliability: 'new', keptCount: 1 }))).toBe('strong');
  });

  it.each(INSTANT_JOB_STATUSES)(
    'offers the cancellation of a job that is %s only if work can be cancelled',
    (status) => {
      for (const workStatus of ENGAGEMENT_STATUSES) {
        const board = aBoard({ status, accepted: [aBookedWorker({ workStatus })] });
        expect(mayCancel(board)).toBe(status === 'open' || (status === 'filled' && workStatus === 'booked'));
      }
    },
  );
});
