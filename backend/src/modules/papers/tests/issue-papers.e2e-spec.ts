import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PayPart } from '@nukkad/contract/papers/papers';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Transactions } from '../../../common/database/transactions.js';
import { DeleteOldPapersUseCase } from '../delete-old-papers.use-case.js';
import { type NewPaper, Papers, PaySlips } from '../papers.public.js';

const AT_ONCE = 200;
const ROLLED_BACK = 20;
const [OWNER, WORKER] = [randomUUID(), randomUUID()];

const PAY: Omit<PayPart, 'replaces'> = {
  worker: 'Asha Rao',
  employer: 'Namma Tiffin',
  from: '2026-03-02T04:30:00.000Z',
  to: '2026-03-02T08:30:00.000Z',
  hours: 4,
  rate: '15000',
  rateType: 'hourly',
  reason: 'work',
  method: 'secure',
  payouts: [],
  welfareFee: '0',
};

const paper = (eventKey: string, changes: Partial<NewPaper> = {}): NewPaper => ({
  ...{ kind: 'invoice', eventKey, practice: false, engagementId: randomUUID(), employerId: OWNER, workerId: null },
  ...{ title: 'Delivery helper', lines: [{ kind: 'fee', amount: 3000n, basisPoints: 500 }] },
  ...changes,
});

describe('Papers', () => {
  let test: TestApp;
  let papers: Papers;
  let transactions: Transactions;
  beforeAll(async () => {
    test = await createTestApp();
    papers = test.app.get(Papers, { strict: false });
    transactions = test.app.get(Transactions, { strict: false });
  });
  afterAll(() => test.close());
  beforeEach(() => emptyDatabase(test.dataSource));

  const issue = (one: NewPaper, now?: Date) => transactions.run((tx) => papers.issue(tx, one, now));
  const numbers = async (): Promise<string[]> => {
    const rows: { number: string }[] = await test.dataSource.query(
      `SELECT series || ' ' || financial_year || ' ' || number AS number FROM papers ORDER BY series, financial_year, number`,
    );
    return rows.map(({ number }) => number);
  };

  it('assigns numbers without a gap to 180 of 200 concurrent papers, where 20 are rolled back', async () => {
    const ends = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        transactions.run(async (tx) => {
          await papers.issue(tx, paper(`hold:${index}:released`));
          if (index % (AT_ONCE / ROLLED_BACK) === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(ROLLED_BACK);
    const rows: { number: number }[] = await test.dataSource.query('SELECT number FROM papers ORDER BY number');
    const expected = Array.from({ length: AT_ONCE - ROLLED_BACK }, (_, index) => index + 1);
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });

  it('issues one paper for an event reported 10 times concurrently', async () => {
    const one = paper('hold:1:released');
    await Promise.allSettled(Array.from({ length: 10 }, () => issue(one)));
    await issue(paper('hold:2:released'));
    expect(await numbers()).toHaveLength(2);
    expect((await numbers()).at(-1)).toMatch(/ 2$/);
  });

  it('does nothing for an event that has its paper, and uses up no number', async () => {
    const one = paper('hold:1:released');
    await issue(one);
    await issue(one);
    await issue(paper('hold:2:released'));
    expect((await numbers()).map((number) => number.split(' ').at(-1))).toEqual(['1', '2']);
  });

  it('names the pay slip that a later one replaces, which is about the same work and the same kind of money', async () => {
    const engagementId = randomUUID();
    const slips = test.app.get(PaySlips, { strict: false });
    const issueSlip = (eventKey: string, practice: boolean, about = engagementId): Promise<unknown> =>
      transactions.run((tx) =>
        slips.issue(tx, {
          ...{ eventKey, practice, engagementId: about, workerId: WORKER, employerId: OWNER, title: 'Delivery helper' },
          ...{ wage: 60_000n, pay: PAY },
        }),
      );
    await issueSlip('practice', true);
    await issueSlip('other work', false, randomUUID());
    await issueSlip('first', false);
    await issueSlip('second', false);
    const rows: { eventKey: string; replaces: string | null }[] = await test.dataSource.query(
      `SELECT event_key AS "eventKey", content #>> '{pay,replaces}' AS replaces FROM papers ORDER BY issued_at`,
    );
    const first: unknown = expect.stringMatching(/\/0*2$/);
    expect(Object.fromEntries(rows.map(({ eventKey, replaces }) => [eventKey, replaces]))).toEqual({
      ...{ practice: null, 'other work': null, first: null, second: first },
    });
  });

  it('starts each financial year of India with 1, and numbers each kind and practice papers separately', async () => {
    const [lastOfMarch, firstOfApril] = [new Date('2027-03-31T18:29:59Z'), new Date('2027-03-31T18:30:00Z')];
    await issue(paper('1'), lastOfMarch);
    await issue(paper('2'), lastOfMarch);
    await issue(paper('3'), firstOfApril);
    await issue(paper('4', { practice: true }), firstOfApril);
    await issue(paper('5', { kind: 'credit_note' }), firstOfApril);
    expect(await numbers()).toEqual(['NKC 27-28 1', 'NKI 26-27 1', 'NKI 26-27 2', 'NKI 27-28 1', 'PXI 27-28 1']);
  });

  it.each([
    ['the content', `content = '{}'`],
    ['the total', 'total = 1'],
    ['the number', 'number = 7'],
    ['the worker, by another one', `worker_id = gen_random_uuid()`],
    ['the name of a worker whose account stays', `worker_name = ''`],
    ['the employer, by another one', `employer_id = gen_random_uuid()`],
  ])('rejects a change of %s', async (_what, assignment) => {
    await issue(paper('hold:1:released', { kind: 'pay_slip', workerId: WORKER, workerName: 'Asha Rao' }));
    await expect(test.dataSource.query(`UPDATE papers SET ${assignment}`)).rejects.toThrow(/stays as it is/);
  });

  it('rejects the deletion of a paper, and allows an erased account to remove its link and its name', async () => {
    await issue(paper('hold:1:released', { kind: 'pay_slip', workerId: WORKER, workerName: 'Asha Rao' }));
    await expect(test.dataSource.query('DELETE FROM papers')).rejects.toThrow(/stays as it is/);
    await test.dataSource.query(`UPDATE papers SET worker_id = NULL, worker_name = ''`);
    await test.dataSource.query(`UPDATE papers SET employer_id = NULL, employer_name = ''`);
    expect(await numbers()).toHaveLength(1);
  });

  describe('after the legal retention', () => {
    /** Issues a paper of the financial year 2017-18, with a retention until the end of March 2026. */
    const issueOldPaper = (): Promise<boolean> => issue(paper('hold:1:released'), new Date('2018-03-31T10:00:00Z'));
    const keepUntil = (day: string): Promise<unknown> =>
      test.dataSource.query('UPDATE papers SET kept_until = $1', [day]);
    const deleteOld = (): Promise<number> => test.app.get(DeleteOldPapersUseCase, { strict: false }).execute();

    it('deletes papers, and continues the numbers of their series', async () => {
      await issueOldPaper();
      await issue(paper('hold:2:released'));
      expect(await deleteOld()).toBe(1);
      await issue(paper('hold:3:released'));
      expect((await numbers()).map((number) => number.split(' ').at(-1))).toEqual(['1', '2']);
      await issue(paper('hold:4:released'), new Date('2018-03-31T11:00:00Z'));
      expect(await numbers()).toContain('NKI 17-18 2');
    });

    it('retains a paper with an extended retention, which is never shortened', async () => {
      await issueOldPaper();
      await keepUntil('2199-03-31');
      expect(await deleteOld()).toBe(0);
      await expect(keepUntil('2026-03-31')).rejects.toThrow(/stays as it is/);
      await expect(test.dataSource.query('DELETE FROM papers')).rejects.toThrow(/stays as it is/);
    });
  });
});
