import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StatementLine } from '@nukkad/contract/payments/secure-payments';
import type { Response } from 'supertest';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { arrangeSecureWork, type SecureWork } from './secure-work.js';

const PATH = '/api/user/statement';

describe('listStatement', () => {
  let test: TestApp;
  let secure: SecureWork;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    await emptyDatabase(test.dataSource);
    secure = await arrangeSecureWork(test);
    id = await secure.book();
    await secure.pay(id);
    await test.dataSource.query(
      `UPDATE engagements SET starts_at = now() - interval '210 minutes', ends_at = now() + interval '30 minutes',
         started_at = now() - interval '210 minutes', status = 'started' WHERE id = $1`,
      [id],
    );
    await secure.worker.post(`/api/engagements/${id}/end`).send({});
    await secure.owner.post(`/api/engagements/${id}/end`).send({});
    await secure.settle();
    await secure.finishRefunds();
  });
  afterAll(() => test.close());

  const linesOf = async (side: 'worker' | 'owner'): Promise<StatementLine[]> =>
    (await secure[side].get(PATH).expect(200)).body as StatementLine[];
  const written = (lines: StatementLine[]): string[] => lines.map(({ kind, amount }) => `${kind} ${amount}`).sort();

  it('lists earnings for the worker, and holds and refunds for the employer', async () => {
    expect(written(await linesOf('worker'))).toEqual(['earned 52500']);
    expect(written(await linesOf('owner'))).toEqual([
      ...['fee_returned -443', 'fee_to_return 443', 'held -60000', 'paid_in 60000', 'returned -7500', 'to_return 7500'],
    ]);
  });

  it('returns the fee and the tax to the employer for a payment only', async () => {
    const lines = await linesOf('owner');
    expect(lines.flatMap(({ kind, charges }) => (charges ? [[kind, charges]] : []))).toEqual([
      ['paid_in', { fee: '3000', tax: '540' }],
    ]);
    expect((await linesOf('worker')).map(({ charges }) => charges)).toEqual([null]);
  });

  it('returns the work of each line', async () => {
    for (const line of [...(await linesOf('worker')), ...(await linesOf('owner'))]) {
      expect(line).toMatchObject({ engagementId: id, title: 'Delivery helper', practice: true });
    }
  });

  it('lists each line once over the pages', async () => {
    const all = await linesOf('owner');
    const seen: StatementLine[] = [];
    for (let path: string | undefined = `${PATH}?limit=2`; path;) {
      const answer: Response = await secure.owner.get(path).expect(200);
      seen.push(...(answer.body as StatementLine[]));
      path = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(all);
  });

  it('returns nothing to other accounts, and rejects the cursor of another account', async () => {
    const other = await seeker(test);
    expect((await other.get(PATH).expect(200)).body).toEqual([]);
    const { headers } = await secure.owner.get(`${PATH}?limit=1`);
    const next = /<([^>]+)>/.exec(String(headers['link']))?.[1] ?? '';
    await other.get(next).expect(400);
  });
});
