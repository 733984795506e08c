import type { StaffContest } from '@nukkad/domain/staff-contests';
import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { arrangeContestedWork, type ContestedWork } from './contested-work.js';

export interface StaffedContest {
  work: ContestedWork;
  contestId: string;
  staff: Person;
  colleague: Person;
  /** Decides as a page does that has shown a contest which was answered, or `state`. */
  decide: (by: Person, owed?: string, reason?: string, state?: 'answered' | 'appealed') => Test;
  /** The contest as this member of the staff sees it in a list; undefined when it is not there. */
  listed: (by: Person, list: string) => Promise<StaffContest | undefined>;
}

/** Work of which ₹450 (its employer) or ₹600 (its worker) is owed; the worker answered, and the staff have to propose. */
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
