import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { SendDeletionCode } from '../send-deletion-code.use-case.js';
import { messagesTo } from './messages.js';

describe('sendDeletionCode', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('sends a code to the mailbox and states its effect', async () => {
    const person = await seeker(test);
    await person.post('/api/user/deletion/send-code').expect(202, { accepted: true });
    const [mail, ...more] = await messagesTo(test, person.user.email);
    expect(mail?.text).toMatch(/\b\d{6}\b.*It deletes your account/);
    expect(more).toEqual([]);
    const [row]: { due: Date | null }[] = await test.dataSource.query(
      'SELECT deletion_due_at AS due FROM users WHERE id = $1',
      [person.id],
    );
    expect(row?.due).toBeNull();
  });

  it('sends it to the phone of an account that has no address', async () => {
    const person = await seeker(test, { email: null, emailVerifiedAt: null });
    await person.post('/api/user/deletion/send-code').expect(202);
    const [text, ...more] = await messagesTo(test, String(person.user.phone));
    expect(text).toMatchObject({ channel: 'sms', text: expect.stringMatching(/^\d{6} deletes your Nukkad account/) });
    expect(more).toEqual([]);
    const code = /\d{6}/.exec(text?.text ?? '')?.[0];
    await person.post('/api/user/deletion').send({ code }).expect(200);
    const [told] = await messagesTo(test, String(person.user.phone));
    expect(told?.text).toContain('will be deleted on');
  });

  it('returns 404 when the account was erased while the call waited', async () => {
    const send = test.app.get(SendDeletionCode, { strict: false }).execute('00000000-0000-4000-8000-000000000000');
    await expect(send).rejects.toMatchObject({ errorClass: 'notFound' });
  });

  it('requires a wait between two codes', async () => {
    const person = await seeker(test);
    await person.post('/api/user/deletion/send-code').expect(202);
    await person.post('/api/user/deletion/send-code').expect(429);
  });
});
