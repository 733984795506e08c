import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UPI_REPORT_DAYS } from '@nukkad/contract/payments/upi-changes';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { codeSentTo, messagesTo } from '../../account/tests/messages.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { type Pair, pairOf } from '../../engagements/tests/engagement-pair.js';
import { inHours, readersOf } from '../../engagements/tests/engagement.factory.js';

const PATH = '/api/upi-reports';
const UPI = '/api/user/upi';
const OWN = 'asha@ybl';
const THIEF = 'thief@ybl';
const NEW_NUMBER = '+919845033333';

describe('POST /api/upi-reports', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
    await save(OWN);
  });
  const save = (upiId: string | null) => pair.worker.put(UPI).send({ upiId }).expect(200);
  /** Returns the tokens of the notices to an account, the earliest first. */
  const tokens = async (): Promise<string[]> => {
    const rows: { link: string }[] = await test.dataSource.query(
      `SELECT link FROM notifications WHERE user_id = $1 AND text = 'engagements:upiReplaced' ORDER BY created_at, id`,
      [pair.worker.id],
    );
    return rows.map(({ link }) => link.split('#').at(-1) ?? '');
  };
  const tokenOf = async (): Promise<string> => (await tokens())[0] ?? '';
  const signedInAgain = async () => {
    const cookie = await signIn(test.app, pair.worker.user);
    return {
      get: (path: string) => test.api.get(path).set('Cookie', cookie),
      put: (path: string) => test.api.put(path).set('Cookie', cookie),
    };
  };
  const report = (token: string) => test.api.post(PATH).send({ token });
  const stored = async () => {
    const [row]: { sessions: number; requests: number }[] = await test.dataSource.query(
      `SELECT (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS sessions,
              (SELECT count(*)::int FROM support_requests WHERE user_id = $1) AS requests`,
      [pair.worker.id],
    );
    return row;
  };
  const payeeOf = async (id: string) => (await pair.owner.get(`/api/engagements/${id}/payee`).expect(200)).body;

  it('restores the previous id at once, ends all sessions, and opens one support request', async () => {
    const id = await pair.book({ status: 'done', startsAt: inHours(-10) });
    const another = await pairOf(test);
    for (const upiId of ['ravi@ybl', THIEF]) await another.worker.put(UPI).send({ upiId }).expect(200);
    await save(THIEF);
    expect((await payeeOf(id)).upiId).toBeNull();
    const { body } = await report(await tokenOf()).expect(200);
    expect(body.reference).toMatch(/^NK-/);
    expect(await stored()).toEqual({ sessions: 0, requests: 1 });
    // open pages notice that their session has ended, and changes of other accounts can still be reported
    const [rest]: object[] = await test.dataSource.query(
      `SELECT (SELECT count(*)::int FROM events WHERE user_id = $1 AND topic = 'user') AS events,
              (SELECT count(*)::int FROM upi_changes WHERE user_id = $2 AND reported_at IS NULL) AS others`,
      [pair.worker.id, another.worker.id],
    );
    expect(rest).toEqual({ events: 1, others: 1 });
    await pair.worker.get(UPI).expect(401);
    expect(await payeeOf(id)).toMatchObject({ upiId: OWN, usableFrom: null });
    expect(await readersOf(test.dataSource, id)).toContain(pair.owner.id);
  });

  it('returns the same reference again, and changes nothing that happened since', async () => {
    await save(THIEF);
    const token = await tokenOf();
    const first = await report(token).expect(200);
    await test.dataSource.query('DELETE FROM payees WHERE user_id = $1', [pair.worker.id]);
    expect((await report(token).expect(200)).body).toEqual(first.body);
    expect(await stored()).toEqual({ sessions: 0, requests: 1 });
    const rows: unknown[] = await test.dataSource.query('SELECT 1 FROM payees WHERE user_id = $1', [pair.worker.id]);
    expect(rows).toEqual([]);
  });

  it.each<[string, (string | null)[]]>([
    ['a removal', [null, THIEF]],
    ['several replacements', ['other@ybl', THIEF]],
  ])('restores the id of the owner after %s, by the link of each notice', async (_what, ids) => {
    const id = await pair.book({ status: 'done', startsAt: inHours(-10) });
    for (const upiId of ids) await save(upiId);
    const [first, second] = await tokens();
    const { body } = await report(second ?? '').expect(200);
    expect((await report(first ?? '').expect(200)).body).toEqual(body);
    expect(await payeeOf(id)).toMatchObject({ upiId: OWN, usableFrom: null });
  });

  it('still restores the id of the owner by the first notice, after the notice of a replacement two days later', async () => {
    const id = await pair.book({ status: 'done', startsAt: inHours(-10) });
    await save(THIEF);
    await test.dataSource.query(
      `UPDATE upi_changes SET changed_at = changed_at - interval '48 hours' WHERE user_id = $1`,
      [pair.worker.id],
    );
    await save('other@ybl');
    const [first, second] = await tokens();
    await report(second ?? '').expect(200);
    expect(await payeeOf(id)).toMatchObject({ upiId: THIEF });
    const { body } = await report(first ?? '').expect(200);
    expect(await payeeOf(id)).toMatchObject({ upiId: OWN, usableFrom: null });
    expect((await report(first ?? '').expect(200)).body).toEqual(body);
    await report(second ?? '').expect(200);
    expect(await payeeOf(id)).toMatchObject({ upiId: OWN });
  });

  it('restores nothing by the notices of later replacements once an earlier one was reported', async () => {
    const id = await pair.book({ status: 'done', startsAt: inHours(-10) });
    for (const upiId of [THIEF, 'other@ybl']) await save(upiId);
    const [first, second] = await tokens();
    const { body } = await report(first ?? '').expect(200);
    expect((await report(second ?? '').expect(200)).body).toEqual(body);
    expect(await payeeOf(id)).toMatchObject({ upiId: OWN, usableFrom: null });
    expect((await stored())?.requests).toBe(1);
  });

  it('returns 404 for a used link after the id was replaced again, and restores by the link of the new notice', async () => {
    await save(THIEF);
    await report(await tokenOf()).expect(200);
    const worker = await signedInAgain();
    await worker.put(UPI).send({ upiId: THIEF }).expect(200);
    const [first, second] = await tokens();
    await report(first ?? '').expect(404);
    await report(second ?? '').expect(200);
    const owner = await signedInAgain();
    expect((await owner.get(UPI).expect(200)).body).toEqual({ upiId: OWN, usableFrom: null });
  });

  it('lets one of two concurrent reports act', async () => {
    await save(THIEF);
    const token = await tokenOf();
    const answers = await Promise.all([1, 2, 3].map(() => report(token).expect(200)));
    expect(new Set(answers.map(({ body }) => body.reference as string)).size).toBe(1);
    expect((await stored())?.requests).toBe(1);
  });

  it('reaches the number that was replaced before the id, with a link that works', async () => {
    const before = String(pair.worker.user.phone);
    await pair.worker.patch('/api/user/profile').send({ phone: NEW_NUMBER }).expect(200);
    const code = await codeSentTo(test, NEW_NUMBER);
    await pair.worker.post('/api/user/contact-changes/phone/confirm').send({ code }).expect(200);
    await save(THIEF);
    const text = (await messagesTo(test, before)).find((message) => message.text.includes('/upi-report/link#'));
    const token = /\/upi-report\/link#([\w-]{44})/.exec(text?.text ?? '')?.[1] ?? '';
    await report(token).expect(200);
    expect((await stored())?.requests).toBe(1);
  });

  it.each([
    ['an invented token', async () => 'A'.repeat(44)],
    [
      'a token with a changed letter',
      async () => (await tokenOf()).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ],
    [
      'a link that is too old',
      async () => {
        await test.dataSource.query(
          `UPDATE upi_changes SET changed_at = changed_at - make_interval(days => $2) WHERE user_id = $1`,
          [pair.worker.id, UPI_REPORT_DAYS],
        );
        return tokenOf();
      },
    ],
  ])('returns 404 for %s, and changes nothing', async (_what, tokenFor) => {
    await save(THIEF);
    await report(await tokenFor()).expect(404);
    expect((await stored())?.requests).toBe(0);
    expect((await pair.worker.get(UPI).expect(200)).body.upiId).toBe(THIEF);
  });

  it('returns 400 for a text that is no token', async () => {
    await report('asha').expect(400);
  });
});
