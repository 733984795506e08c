import type { TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { inHours } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

/** Opens a case about ₹480 of which ₹300 arrived, with its parties. */
export async function openedPayCase(test: TestApp) {
  const pair: Pair = await pairOf(test);
  const staff = await seeker(test, { staffRole: 'support' });
  const colleague = await seeker(test, { staffRole: 'support' });
  const work = { status: 'done', startsAt: inHours(-10), paidAmount: '480', paidAt: inHours(-1) } as const;
  const engagementId = await pair.book(work);
  const path = `/api/engagements/${engagementId}/pay-case`;
  const { body } = await pair.worker.post(path).send({ receivedAmount: 300 }).expect(200);
  const caseId = (body.payCase as { id: string }).id;
  const listed = async (list: string): Promise<boolean> => {
    const { body: cases } = await staff.get(`/api/admin/pay-cases?list=${list}`).expect(200);
    return (cases as { id: string }[]).some(({ id }) => id === caseId);
  };
  return {
    ...{ pair, staff, colleague, engagementId, caseId, listed },
    answer: (text = 'I paid in cash.') => pair.owner.post(`${path}/answer`).send({ text }),
    answerAs: (by: Person) => by.post(`${path}/answer`).send({ text: 'Me.' }),
    appeal: (side: 'worker' | 'employer', text = 'That is wrong.') =>
      pair.side(side).post(`${path}/appeal`).send({ text }),
    decide: (by: Person, { owedAmount = 180, state = 'answered' } = {}) =>
      by.post(`/api/admin/pay-cases/${caseId}/decision`).send({ state, owedAmount, reason: 'The receipt shows ₹300.' }),
    /** The case as this side sees it. */
    seenBy: async (side: 'worker' | 'employer') =>
      (await pair.side(side).get(`/api/engagements/${engagementId}`).expect(200)).body.payCase as { status: string },
    letPass: (hours: number) =>
      test.dataSource.query(
        `UPDATE pay_cases SET opened_at = opened_at - make_interval(secs => $2),
                decided_at = decided_at - make_interval(secs => $2) WHERE id = $1`,
        [caseId, hours * 3600],
      ),
  };
}
