import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Paper, PaperSummary } from '@nukkad/contract/papers/papers';
import type { Response } from 'supertest';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { arrangeSecureWork, type SecureWork } from '../../engagements/tests/secure-work.js';
import { seeker } from '../../jobs/tests/people.js';
import { endAndPay } from './paid-work.js';

const PATH = '/api/user/papers';

describe('listPapers', () => {
  let test: TestApp;
  let secure: SecureWork;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
    await emptyDatabase(test.dataSource);
    secure = await arrangeSecureWork(test);
    id = await endAndPay(test, secure);
  });
  afterAll(() => test.close());

  const listOf = async (side: 'worker' | 'owner', query = ''): Promise<PaperSummary[]> =>
    (await secure[side].get(`${PATH}${query}`).expect(200)).body as PaperSummary[];

  it('shows the pay slip to both sides, and the papers of the fee to the employer alone', async () => {
    const ofWorker = await listOf('worker');
    expect(ofWorker).toMatchObject([
      { kind: 'pay_slip', engagementId: id, title: 'Delivery helper', practice: true, total: '52500' },
    ]);
    const kinds = (await listOf('owner')).map(({ kind }) => kind);
    expect(kinds).toEqual(['pay_slip', 'refund_voucher', 'invoice', 'receipt_voucher']);
  });

  it('states hours, rate, bank transfer and welfare fee on the pay slip', async () => {
    const [slip] = await listOf('worker');
    const { body, headers } = await secure.worker.get(`/api/papers/${slip?.id}`).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body as Paper).toMatchObject({
      ...{ number: expect.stringMatching(/^PXP\//), lines: [{ kind: 'wage', amount: '52500' }], tax: null },
      pay: {
        ...{ worker: 'Asha Rao', employer: 'Namma Tiffin', hours: 3.5, rate: '15000', rateType: 'hourly' },
        ...{ reason: 'work', method: 'secure', welfareFee: '150', replaces: null },
        payouts: [{ amount: '52500', reference: expect.stringMatching(/./) }],
      },
    });
  });

  it('lists each paper once over the pages, and filters by engagement', async () => {
    const all = await listOf('owner');
    const seen: PaperSummary[] = [];
    for (let path: string | undefined = `${PATH}?limit=1`; path;) {
      const answer: Response = await secure.owner.get(path).expect(200);
      seen.push(...(answer.body as PaperSummary[]));
      path = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(all);
    expect(await listOf('owner', `?engagementId=${id}`)).toEqual(all);
    expect(await listOf('owner', '?engagementId=00000000-0000-4000-8000-000000000000')).toEqual([]);
  });

  it('returns nothing to other accounts', async () => {
    expect((await (await seeker(test)).get(PATH).expect(200)).body).toEqual([]);
  });
});
