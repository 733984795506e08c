import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RecoveryCodes, SecondFactorSecret } from '@nukkad/contract/accounts/second-factor';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { codeOf, FACTOR, factorMailsTo, setUp, STAFF_CALL, staffBrowser } from './second-factor.js';

const PATH = `${FACTOR}/confirmation`;

describe('confirmSecondFactor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  async function begun() {
    const staff = await staffBrowser(test);
    const { secret } = (await staff.post(FACTOR).expect(201)).body as SecondFactorSecret;
    return { staff, secret };
  }

  it('completes the set-up in this session alone, with ten recovery codes stored as digests', async () => {
    const { staff, secret } = await begun();
    const elsewhere = await staffBrowser(test, staff);
    const { body } = await staff
      .post(PATH)
      .send({ code: ` ${codeOf(secret).replace(/(?=\d{3}$)/, ' ')} ` })
      .expect(200);
    const { recoveryCodes } = body as RecoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    await staff.get(STAFF_CALL).expect(200);
    await elsewhere.get(STAFF_CALL).expect(403);
    const kept: unknown = await test.dataSource.query(`SELECT * FROM staff_recovery_codes WHERE user_id = $1`, [
      staff.id,
    ]);
    expect(kept).toHaveLength(10);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  it('mails the account after the set-up, and not after a wrong code', async () => {
    const { staff, secret } = await begun();
    await staff.post(PATH).send({ code: 'wrong' }).expect(400);
    expect(await factorMailsTo(test, staff.email)).toEqual([]);
    await staff
      .post(PATH)
      .send({ code: codeOf(secret) })
      .expect(200);
    expect(await factorMailsTo(test, staff.email)).toEqual(['An authenticator app was set up for your Nukkad account']);
  });

  it('returns the same recovery codes to a repeated request, from an encrypted copy', async () => {
    const { staff, secret } = await begun();
    const code = codeOf(secret);
    const ask = async (): Promise<RecoveryCodes> =>
      (await staff.post(PATH).set('Idempotency-Key', 'confirm').send({ code }).expect(200)).body as RecoveryCodes;
    const { recoveryCodes } = await ask();
    expect((await ask()).recoveryCodes).toEqual(recoveryCodes);
    const kept: unknown = await test.dataSource.query(`SELECT * FROM idempotency_keys WHERE scope = $1`, [staff.id]);
    expect(JSON.stringify(kept)).not.toContain(recoveryCodes[0]);
  });

  it.each(['000000', '', '12345', '1234567', 'abcdef', '१२३४५६'])('rejects the code "%s"', async (code) => {
    const { staff, secret } = await begun();
    if (codeOf(secret) === code) return;
    const { body } = await staff.post(PATH).send({ code }).expect(400);
    expect(body).toMatchObject({ code: 'auth.staff.wrongCode' });
    await staff.get(STAFF_CALL).expect(403);
  });

  it('rejects a code of three steps ago, and a code of another account', async () => {
    const { staff, secret } = await begun();
    const other = await begun();
    await staff
      .post(PATH)
      .send({ code: codeOf(secret, -3) })
      .expect(400);
    await staff
      .post(PATH)
      .send({ code: codeOf(other.secret) })
      .expect(400);
    await staff
      .post(PATH)
      .send({ code: codeOf(secret, 1) })
      .expect(200);
  });

  it('requires a started set-up that is not complete', async () => {
    const staff = await staffBrowser(test);
    const early = await staff.post(PATH).send({ code: '123456' }).expect(403);
    expect(early.body).toMatchObject({ code: 'auth.staff.secondFactorSetUp' });
    const { secret } = await setUp(staff);
    await staff
      .post(PATH)
      .send({ code: codeOf(secret) })
      .expect(409);
  });

  it('uses its code up', async () => {
    const { staff, secret } = await begun();
    const code = codeOf(secret);
    await staff.post(PATH).send({ code }).expect(200);
    await staff.post(`${FACTOR}/verification`).send({ code }).expect(400);
  });

  it('completes the set-up in one of two concurrent requests', async () => {
    const { staff, secret } = await begun();
    const answers = await Promise.all([1, 2].map(() => staff.post(PATH).send({ code: codeOf(secret) })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [row]: { count: number }[] = await test.dataSource.query(
      `SELECT count(*)::int AS count FROM staff_recovery_codes WHERE user_id = $1`,
      [staff.id],
    );
    expect(row?.count).toBe(10);
  });

  it('requires a recent sign-in', async () => {
    const { staff, secret } = await begun();
    await staff.leaveAlone(31);
    await staff
      .post(PATH)
      .send({ code: codeOf(secret) })
      .expect(403);
  });
});
