import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Paper } from '@nukkad/contract/papers/papers';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import { type Pair, pairOf } from '../../engagements/tests/engagement-pair.js';
import { employer, seeker } from '../../jobs/tests/people.js';

describe('getPaper', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  /** Creates work that was paid in cash and confirmed by its worker. */
  const confirmed = async (fields: object = {}): Promise<string> => {
    const paid = { status: 'done' as const, startsAt: inHours(-10), paidAmount: '480.50', paidAt: inHours(-1) };
    const id = await pair.book({ ...paid, ...fields });
    await pair.worker.post(`/api/engagements/${id}/receipt`).expect(200);
    return id;
  };
  const listOf = async (side: 'worker' | 'owner', id: string): Promise<{ id: string }[]> =>
    (await pair[side].get(`/api/user/papers?engagementId=${id}`).expect(200)).body as { id: string }[];

  it('returns the same pay slip of directly paid work to both sides once both confirmed the payment', async () => {
    const id = await confirmed();
    const [slip] = await listOf('worker', id);
    const { body } = await pair.worker.get(`/api/papers/${slip?.id}`).expect(200);
    expect(body as Paper).toMatchObject({
      ...{ kind: 'pay_slip', practice: false, total: '48050', engagementId: id },
      pay: { method: 'direct', welfareFee: '0', payouts: [{ amount: '48050', reference: null }], replaces: null },
    });
    expect((await pair.owner.get(`/api/papers/${slip?.id}`).expect(200)).body).toEqual(body);
  });

  it('issues no pay slip before the worker confirms, and none for other currencies than rupees', async () => {
    const open = await pair.book({ status: 'done', startsAt: inHours(-10), paidAmount: '480', paidAt: inHours(-1) });
    expect(await listOf('worker', open)).toEqual([]);
    expect(await listOf('owner', await confirmed({ currency: 'USD' }))).toEqual([]);
  });

  it('returns 404 to users who are not party to the engagement, and for a paper that does not exist', async () => {
    const [slip] = await listOf('worker', await confirmed());
    for (const other of [await seeker(test), await employer(test)]) {
      await other.get(`/api/papers/${slip?.id}`).expect(404);
    }
    await pair.worker.get(`/api/papers/${randomUUID()}`).expect(404);
  });
});
