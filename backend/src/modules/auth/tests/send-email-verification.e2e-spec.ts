import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import { TaskRunner } from '../../../common/queue/task-runner.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { IssueVerificationCodeUseCase } from '../issue-verification-code.use-case.js';
import { receiveCode } from './sign-in-journey.js';

describe('sendEmailVerification', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const send = (email: string) => test.api.post('/api/auth/send-email-verification').send({ email });
  const verify = (email: string, code: string) => test.api.post('/api/auth/verify-email').send({ email, code });
  const mailsTo = (email: string): Promise<SentMessage[]> => sentMessages(test, { to: email });
  const unverified = () => saveUser(test.dataSource, { emailVerifiedAt: null, passwordHash: 'x' });
  /** Backdates the requests for codes. */
  const age = (interval: string) =>
    test.dataSource.query('UPDATE verification_codes SET requested_at = requested_at - $1::interval', [interval]);

  it('mails a code in the language of the request', async () => {
    const { email } = await unverified();
    const { body } = await send(email.toUpperCase()).set('Accept-Language', 'hi').expect(202);
    expect(body).toEqual({ accepted: true });
    const code = await receiveCode(test, email);
    expect(await mailsTo(email)).toMatchObject([
      { subject: `आपका Nukkad कोड: ${code}`, text: expect.stringContaining(`आपका Nukkad कोड है ${code}`) },
    ]);
  });

  it('sends codes through a separate queue', async () => {
    await test.dataSource.query('DELETE FROM outbox');
    await send((await unverified()).email).expect(202);
    const queues = await test.dataSource.query('SELECT queue FROM outbox');
    expect(queues).toEqual([{ queue: 'verification' }]);
  });

  it('returns the same response for a verified and an unknown address, and sends to neither', async () => {
    const known = await saveUser(test.dataSource);
    for (const email of [known.email, 'nobody@example.com']) {
      const { body } = await send(email).expect(202);
      expect(body).toEqual({ accepted: true });
      await test.runTasks();
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  it.each(['known', 'unknown'])('limits the codes to a %s address', async (kind) => {
    const email = kind === 'known' ? (await unverified()).email : 'stranger@example.com';
    await send(email).expect(202);
    const { body, headers } = await send(email).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(20);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((body as { detail: string }).detail).toMatch(/^We already sent a code\. .* in \d+ seconds\.$/);
    for (let sent = 1; sent < 5; sent++) {
      await age('31 seconds');
      await send(email).expect(202);
      // the newest code decides about the pause
      await send(email).expect(429);
    }
    await age('31 seconds');
    const { headers: later } = await send(email).expect(429);
    expect(Number(later['retry-after'])).toBeGreaterThan(3000);
    await age('1 hour');
    await send(email).expect(202);
  });

  it('accepts one of ten concurrent identical requests', async () => {
    const { email } = await unverified();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(email)));
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(9);
    await test.runTasks();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('returns the first response for a repeated key without counting it', async () => {
    const { email } = await unverified();
    const post = () => send(email).set('Idempotency-Key', `send-${email}`);
    await post().expect(202);
    await post().expect(202);
    await test.runTasks();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('sends after a crash between commit and sending, and only the newest code counts', async () => {
    const { email } = await unverified();
    await send(email).expect(202);
    const [task]: { id: string; payload: Record<string, string> }[] = await test.dataSource.query(
      `SELECT id, payload FROM outbox WHERE done_at IS NULL AND task = 'auth.send-verification-code'`,
    );
    expect(task?.payload).toEqual({ codeId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    // the process sends, and crashes before it records the message
    await test.app
      .get(IssueVerificationCodeUseCase, { strict: false })
      .execute({ codeId: task?.payload['codeId'] ?? '' });
    await test.app.get(TaskRunner).run(task?.id ?? '');
    const codes = (await mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
    expect(codes).toHaveLength(2);
    const stored: { row: string }[] = await test.dataSource.query(
      `SELECT row_to_json(c)::text AS row FROM verification_codes c
       UNION ALL SELECT row_to_json(o)::text FROM outbox o`,
    );
    const text = stored.map((one) => one.row).join();
    for (const code of codes) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
    if (codes[0] !== codes[1]) await verify(email, codes[0] ?? '').expect(400);
    await verify(email, codes[1] ?? '').expect(200);
  });

  it('sends no code for a deleted, used or superseded request', async () => {
    const { email } = await unverified();
    const issue = (id: string) => test.app.get(IssueVerificationCodeUseCase, { strict: false }).execute({ codeId: id });
    await send(email).expect(202);
    await age('31 seconds');
    await send(email).expect(202);
    const rows: { id: string }[] = await test.dataSource.query(
      'SELECT id FROM verification_codes WHERE destination_digest = ANY($1) ORDER BY requested_at',
      [digestsOf(test, email)],
    );
    await issue(rows[0]?.id ?? '');
    await issue('00000000-0000-4000-8000-000000000000');
    expect(await mailsTo(email)).toEqual([]);
    await issue(rows[1]?.id ?? '');
    await verify(email, await receiveCode(test, email)).expect(200);
    const before = (await mailsTo(email)).length;
    await issue(rows[1]?.id ?? '');
    expect(await mailsTo(email)).toHaveLength(before);
  });
});
