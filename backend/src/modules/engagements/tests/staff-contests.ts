import type { StaffContest } from '@nukkad/contract/payments/staff-contests';
import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { arrangeContestedWork, type ContestedWork } from './contested-work.js';

export interface StaffedContest {
  work: ContestedWork;
  contestId: string;
  staff: Person;
  colleague: Person;
  /** Decides from a page that displayed an answered contest, or one in `state`. */
  decide: (by: Person, owed?: string, reason?: string, state?: 'answered' | 'appealed') => Test;
  /** Returns the contest in a list of this member of the staff; undefined when it is not listed. */
  listed: (by: Person, list: string) => Promise<StaffContest | undefined>;
}

/**
 * Creates work with claims of ₹450 (employer) and ₹600 (worker); the worker answered, and the staff have to propose.
 */
export async function arrangeAnsweredContest(test: TestApp): Promise<StaffedContest> {
  const work = await arrangeContestedWork(test);
  await work.post('worker', 'contest/answer', { agrees: false, text: 'It was four hours.' }).expect(200);
  const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM payment_contests');
  const contestId = rows[0]?.id ?? '';
  return {
    ...{ work, contestId },
    staff: await seeker(test, { staffRole: 'support' }),
    colleague: await seeker(test, { staffRole: 'support' }),
    decide: (by, owed = '54000', reason = 'The gate shows it.', state = 'answered') =>
      by.post(`/api/admin/contests/${contestId}/decision`).send({ state, owed, reason }),
    listed: async (by, list) => {
      const { body } = await by.get(`/api/admin/contests?list=${list}`).expect(200);
      return (body as StaffContest[]).find(({ id }) => id === contestId);
    },
  };
}
