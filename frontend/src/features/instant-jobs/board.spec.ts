import { describe, expect, it } from '@jest/globals';
import { ENGAGEMENT_STATUSES } from '@nukkad/domain/engagements';
import { INSTANT_JOB_STATUSES, URGENCIES } from '@nukkad/domain/instant-jobs';
import { aBoard, aBookedWorker } from '../../../test/instant-jobs';
import { fitSentence, mayCancel, workerSentence } from './model/board';

const NOW = Date.parse('2026-02-02T09:00:00Z');
const minutes = (count: number): string => new Date(NOW + count * 60_000).toISOString();

describe('what the board says of a worker', () => {
  it.each(ENGAGEMENT_STATUSES)(
    'whose work is %s is true at every urgency, before and after the time to be there',
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

  it('claims nothing of how the work suits somebody who did none yet', () => {
    expect(fitSentence(aBookedWorker({ reliability: 'new', keptCount: 0 }))).toBe('unproven');
    expect(fitSentence(aBookedWorker({ fit: 'fair', reliability: 'new', keptCount: 0 }))).toBe('fair');
    expect(fitSentence(aBookedWorker({ reliability: 'new', keptCount: 1 }))).toBe('strong');
  });

  it.each(INSTANT_JOB_STATUSES)(
    'offers to cancel a job that is %s only while something can be called off',
    (status) => {
      for (const workStatus of ENGAGEMENT_STATUSES) {
        const board = aBoard({ status, accepted: [aBookedWorker({ workStatus })] });
        expect(mayCancel(board)).toBe(status === 'open' || (status === 'filled' && workStatus === 'booked'));
      }
    },
  );
});
