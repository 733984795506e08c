import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { EncryptedColumns } from '../../../common/security/encrypted-columns.js';
import { PersonalTexts } from '../../../common/security/personal-texts.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { IssueVerificationCodeUseCase } from '../issue-verification-code.use-case.js';
import { receiveCode } from './sign-in-journey.js';

interface CodeRow {
  id: string;
  destination: string;
  destination_digest: string | null;
}

describe('the destinations of codes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => void jest.restoreAllMocks());

  let last = 98_450_07_000;
  const newNumber = (): string => `+91${++last}`;
  const askByPhone = (phone: string) => test.api.post('/api/auth/send-phone-sign-up-code').send({ phone });
  const askByMail = (email: string) => test.api.post('/api/auth/send-email-verification').send({ email });
  const verify = (email: string, code: string) => test.api.post('/api/auth/verify-email').send({ email, code });
  const columns = (): EncryptedColumns => test.app.get(EncryptedColumns, { strict: false });
  const unverified = async (): Promise<string> =>
    (await saveUser(test.dataSource, { emailVerifiedAt: null, passwordHash: 'x' })).email;

  /** Returns the requests for a contact, in both stored forms, oldest first. */
  const rowsOf = (contact: string): Promise<CodeRow[]> =>
    test.dataSource.query(
      `SELECT id, destination, destination_digest FROM verification_codes
       WHERE destination_digest = ANY($1) OR destination = $2 ORDER BY requested_at`,
      [digestsOf(test, contact), contact],
    );
  /** Stores the requests for a contact as a process of an earlier release does. */
  const storePlainly = (contact: string): Promise<unknown> =>
    test.dataSource.query(
      `UPDATE verification_codes SET destination = $2, destination_digest = NULL WHERE destination_digest = ANY($1)`,
      [digestsOf(test, contact), contact],
    );

  it('are in no table as plain text, and the code reaches them', async () => {
    const phone = newNumber();
    await askByPhone(phone).expect(202);
    expect(await receiveCode(test, phone)).toMatch(/^\d{6}$/);
    expect(await findTablesWith(test.dataSource, [phone.slice(3)])).toEqual([]);
    expect(await rowsOf(phone)).toMatchObject([
      { destination: expect.stringMatching(/^v1\./), destination_digest: digestsOf(test, phone)[0] },
    ]);
  });

  it('are counted by one limit for both stored forms', async () => {
    const phone = newNumber();
    await askByPhone(phone).expect(202);
    await storePlainly(phone);
    await askByPhone(phone).expect(429);
    expect(await columns().encryptPlainTexts()).toBeGreaterThan(0);
    await askByPhone(phone).expect(429);
    expect(await rowsOf(phone)).toMatchObject([{ destination: expect.stringMatching(/^v1\./) }]);
  });

  it('get one code for concurrent requests', async () => {
    const phone = newNumber();
    const answers = await Promise.all(Array.from({ length: 4 }, () => askByPhone(phone)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 429, 429, 429]);
    await test.runTasks();
    expect(await rowsOf(phone)).toHaveLength(1);
    expect(await sentMessages(test, { to: phone })).toHaveLength(1);
  });

  it.each(['before', 'after'])(
    'that an earlier release stored get a code that verifies them, %s they are encrypted',
    async (time) => {
      const email = await unverified();
      await askByMail(email).expect(202);
      await storePlainly(email);
      const code = await receiveCode(test, email);
      if (time === 'after') {
        await columns().encryptPlainTexts();
        expect(await rowsOf(email)).toMatchObject([{ destination_digest: digestsOf(test, email)[0] }]);
      }
      await verify(email, code).expect(200);
    },
  );

  it('are stored as plain text with a digest while processes of the previous release may run', async () => {
    jest.spyOn(test.app.get(PersonalTexts, { strict: false }), 'isEncrypting').mockReturnValue(false);
    const email = await unverified();
    await askByMail(email).expect(202);
    expect(await rowsOf(email)).toMatchObject([{ destination: email, destination_digest: digestsOf(test, email)[0] }]);
    const code = await receiveCode(test, email);
    jest.restoreAllMocks();
    await columns().encryptPlainTexts();
    await verify(email, code).expect(200);
  });

  it('get no code for a request that a later one supersedes, whichever release stored it', async () => {
    const email = await unverified();
    await askByMail(email).expect(202);
    await storePlainly(email);
    await test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '1 minute'`);
    await askByMail(email).expect(202);
    const [earlier, later] = await rowsOf(email);
    await test.app.get(IssueVerificationCodeUseCase, { strict: false }).execute({ codeId: earlier?.id ?? '' });
    expect(await sentMessages(test, { to: email })).toEqual([]);
    await test.app.get(IssueVerificationCodeUseCase, { strict: false }).execute({ codeId: later?.id ?? '' });
    expect(await sentMessages(test, { to: email })).toHaveLength(1);
  });

  it('that no key decrypts get no message', async () => {
    const phone = newNumber();
    await askByPhone(phone).expect(202);
    await test.dataSource.query('UPDATE verification_codes SET destination = $2 WHERE destination_digest = ANY($1)', [
      digestsOf(test, phone),
      `v1.0123456789ab.${'A'.repeat(60)}`,
    ]);
    await test.runTasks();
    expect(await sentMessages(test, { to: [phone, ''] })).toEqual([]);
  });
});
