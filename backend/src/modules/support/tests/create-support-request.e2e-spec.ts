import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { SUPPORT_KINDS, SUPPORT_REFERENCE } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type SentMessage, sentMessages } from '../../../../test/sent-messages.js';
import { MailSender } from '../../../common/delivery/message.js';
import { RateLimits } from '../../../common/http/rate-limits.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { seeker } from '../../jobs/tests/people.js';
import { filesIn, LOCKED_PDF, PDF } from '../../jobs/tests/sample-files.js';
import { SupportWords } from '../support-words.js';
import { aForm, supportStaff } from './support-request.factory.js';

const PATH = '/api/support-request';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
interface Receipt {
  body: { reference: string };
}

const MB = 1024 * 1024;

describe('POST /api/support-request', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['support_requests', 'support_files', 'rate_limits', 'outbox', 'outbox_messages']) {
      await test.dataSource.query(`DELETE FROM ${table}`);
    }
  });
  afterEach(() => void jest.restoreAllMocks());

  let browser = 0;
  const send = (form: object) => test.api.post(PATH).set('User-Agent', `browser ${++browser}`).send(form);
  const sendForm = (form: Record<string, string>) => {
    const request = test.api.post(PATH).set('User-Agent', `browser ${++browser}`);
    for (const [name, text] of Object.entries(form)) void request.field(name, text);
    return request;
  };
  /** Returns the stored requests with the address and name of their senders. */
  const rows = async (): Promise<Record<string, unknown>[]> => {
    const stored: (Record<string, unknown> & { id: string; email: string; first_name: string; last_name: string })[] =
      await test.dataSource.query('SELECT * FROM support_requests');
    const words = test.app.get(SupportWords, { strict: false });
    return stored.map(({ email, first_name, last_name, ...row }) => {
      const sender = words.openSender(row.id, { email, firstName: first_name, lastName: last_name });
      return { ...row, email: sender.email, first_name: sender.firstName, last_name: sender.lastName };
    });
  };
  const mails = async (): Promise<SentMessage[]> => {
    await test.runTasks();
    return sentMessages(test, { channel: 'email' });
  };

  const textsTo = async (phone: string | null): Promise<string[]> => {
    await test.runTasks();
    return (await sentMessages(test, { channel: 'sms', to: phone })).map(({ text }) => text);
  };

  it('stores the request of a guest and returns only its reference', async () => {
    const form = aForm({ email: 'Asha.Rao@Example.com' });
    const { body } = (await send(form).set('Accept-Language', 'hi').expect(201)) as { body: { reference: string } };
    expect(Object.keys(body)).toEqual(['reference']);
    expect(body.reference).toMatch(SUPPORT_REFERENCE);
    expect(await rows()).toMatchObject([
      {
        ...{ reference: body.reference, kind: 'support', status: 'new', first_name: 'Asha', last_name: 'Rao' },
        ...{ email: 'asha.rao@example.com', city: 'Bengaluru', language: 'hi' },
        message: expect.stringMatching(/^v1\./) as unknown, // encrypted
        ...{ user_id: null, version: 1 },
      },
    ]);
  });

  it('records the account of a signed-in sender, and stores the address as typed', async () => {
    const me = await seeker(test);
    await me
      .post(PATH)
      .send(aForm({ email: 'other@example.com' }))
      .expect(201);
    expect(await rows()).toMatchObject([{ user_id: me.id, email: 'other@example.com' }]);
  });

  it('stores the file of a form', async () => {
    const before = filesIn(test.config.filesDir);
    const form = aForm({ message: '' });
    await sendForm(form).attach('attachment', PDF, 'bill.pdf').expect(201);
    const [request] = await rows();
    const files: unknown = await test.dataSource.query('SELECT request_id, name, size, expires_at FROM support_files');
    expect(files).toEqual([{ request_id: request?.['id'], name: 'bill.pdf', size: PDF.length, expires_at: null }]);
    expect(filesIn(test.config.filesDir)).toBe(before + 1);
  });

  it.each([
    ['notes.txt', Buffer.from('It says "wrong code".\n')],
    ['screen.png', PNG],
    ['photo.jpeg', Buffer.from('ffd8ffe000104a46', 'hex')],
  ])('accepts the file %s', async (name, content) => {
    await sendForm(aForm()).attach('attachment', content, name).expect(201);
  });

  it.each([
    ['with a password', 'bill.pdf', LOCKED_PDF, 415],
    ['that is a page', 'page.txt', Buffer.from('<html><script>alert(1)</script>'), 415],
    ['of a kind that is not taken', 'run.exe', Buffer.from('MZ'), 415],
    ['of more than 5 MB', 'large.pdf', Buffer.concat([PDF, Buffer.alloc(5 * MB)]), 413],
  ])('rejects a file %s, and stores nothing', async (_what, name, content, status) => {
    const before = filesIn(test.config.filesDir);
    const { body } = await sendForm(aForm()).attach('attachment', content, name).expect(status);
    expect(body).toMatchObject({ status, detail: expect.stringMatching(/\w+/) as unknown });
    expect(await rows()).toEqual([]);
    expect(filesIn(test.config.filesDir)).toBe(before);
  });

  it.each(LANGUAGES)('mails the reference once, in %s', async (language) => {
    const form = aForm();
    const { body } = (await send(form).set('Accept-Language', language).expect(201)) as { body: { reference: string } };
    const [mail, ...others] = (await mails()).filter(({ recipient }) => recipient === form.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(`[${body.reference}]`);
    expect(mail?.text).toContain(body.reference);
    expect(JSON.stringify(mail)).not.toMatch(/\{\{|support:/);
    expect((await rows())[0]?.['acknowledged_at']).toBeInstanceOf(Date);
  });

  it('notifies the staff, and mails them about a grievance as well', async () => {
    const staff = await supportStaff(test);
    await send(aForm()).expect(201);
    await send(aForm({ kind: 'grievance' })).expect(201);
    const { body } = (await staff.get('/api/notifications').expect(200)) as { body: { title: string }[] };
    expect(body.map(({ title }) => title)).toEqual(['New grievance', 'New support request']);
    const toStaff = (await mails()).filter(({ recipient }) => recipient === staff.user.email);
    expect(toStaff.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New grievance NK-/)]);
  });

  it('sets the deadlines: 7 days for a grievance, 3 hours for an order, 24 hours for a question', async () => {
    for (const kind of SUPPORT_KINDS) await send(aForm({ kind })).expect(201);
    const hours: { kind: string; hours: number }[] = await test.dataSource.query(
      `SELECT kind, round(extract(epoch FROM due_at - created_at) / 3600)::int AS hours FROM support_requests ORDER BY kind`,
    );
    expect(hours).toEqual([
      { kind: 'grievance', hours: 7 * 24 },
      { kind: 'order', hours: 3 },
      { kind: 'support', hours: 24 },
    ]);
  });

  it('notifies the staff of an order by mail and by text', async () => {
    const staff = await supportStaff(test, 'Order');
    await send(aForm({ kind: 'order' })).expect(201);
    expect((await mails()).filter(({ recipient }) => recipient === staff.user.email)).toMatchObject([
      { subject: expect.stringMatching(/^Order NK-.*: act within 3 hours$/) as unknown },
    ]);
    expect(await textsTo(staff.user.phone)).toEqual([expect.stringContaining('Act within 3 hours')]);
  });

  it.each(['firstName', 'lastName', 'email', 'city'])('requires of a guest the field %s', async (field) => {
    const { body } = await send(aForm({ [field]: undefined })).expect(400);
    expect(body).toMatchObject({ errors: [{ field, message: 'Please fill in this field.' }] });
    expect(await rows()).toEqual([]);
  });

  describe('of an account', () => {
    it.each(SUPPORT_KINDS)('with a phone number alone requires for %s only a message', async (kind) => {
      const me = await seeker(test, { email: null, emailVerifiedAt: null, firstName: '', lastName: '' });
      const { body } = (await me.post(PATH).send({ message: 'Not paid.', kind }).expect(201)) as Receipt;
      expect(await rows()).toMatchObject([{ user_id: me.id, email: '', first_name: '', city: '', kind }]);
      const link = `${test.config.publicUrl}/support/${body.reference}`;
      expect(await textsTo(me.user.phone)).toEqual([expect.stringContaining(link)]);
      expect((await rows())[0]?.['acknowledged_at']).toBeInstanceOf(Date);
      const { body: bell } = await me.get('/api/notifications').expect(200);
      expect(bell).toMatchObject([{ title: 'We got your message', link: `/support/${body.reference}` }]);
    });

    it('with an e-mail address uses it and the account’s name without a question', async () => {
      const me = await seeker(test, { city: 'Mysuru' });
      await me.post(PATH).send({ message: 'Not paid.' }).expect(201);
      const { email, lastName: last_name } = me.user;
      expect(await rows()).toMatchObject([{ user_id: me.id, email, first_name: 'Asha', last_name, city: 'Mysuru' }]);
      expect((await mails()).map(({ recipient }) => recipient)).toContain(email);
      expect(await textsTo(me.user.phone)).toEqual([]);
    });

    it('without an e-mail address allows ten requests an hour', async () => {
      const me = await seeker(test, { email: null, emailVerifiedAt: null });
      const ask = (number: number) =>
        me
          .post(PATH)
          .set('User-Agent', `${number}`)
          .send({ message: `Number ${number}` });
      for (let number = 0; number < 10; number++) await ask(number).expect(201);
      await ask(10).expect(429);
    });

    it('is not merged with another account’s request in the same words', async () => {
      for (let times = 0; times < 2; times++) {
        const me = await seeker(test, { email: null, emailVerifiedAt: null });
        await me.post(PATH).set('User-Agent', `${times}`).send({ message: 'I cannot sign in.' }).expect(201);
      }
      expect(await rows()).toHaveLength(2);
    });
  });

  it('stores the request while the mail server is down, and mails its reference once it is back', async () => {
    const mailer = test.app.get(MailSender);
    const down = jest.spyOn(mailer, 'send').mockRejectedValue(new Error('connection refused'));
    const form = aForm();
    await send(form).expect(201);
    await test.runTasks();
    expect((await rows())[0]?.['acknowledged_at']).toBeNull();
    down.mockRestore();
    await test.dataSource.query('UPDATE outbox SET next_relay_at = now() WHERE done_at IS NULL');
    expect((await mails()).filter(({ recipient }) => recipient === form.email)).toHaveLength(1);
    expect((await mails()).filter(({ recipient }) => recipient === form.email)).toHaveLength(1);
  });

  it('sends no acknowledgement when the sender’s address was erased first', async () => {
    const sent = jest.spyOn(test.app.get(MailSender), 'send');
    await send(aForm()).expect(201);
    await test.dataSource.query(`UPDATE support_requests SET email = ''`);
    await test.runTasks();
    const addresses = sent.mock.calls.map(([mail]) => mail.to);
    sent.mockRestore();
    expect(addresses).not.toContain('');
    expect((await rows())[0]?.['acknowledged_at']).toBeNull();
    expect(await test.dataSource.query('SELECT 1 FROM outbox WHERE done_at IS NULL')).toEqual([]);
  });

  it('merges equal texts of one sender to one request, also concurrent ones', async () => {
    const form = aForm();
    const answers = await Promise.all([1, 2, 3].map(() => send(form).expect(201)));
    const references = new Set(answers.map(({ body }) => (body as { reference: string }).reference));
    expect(references.size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await send({ ...form, message: 'And another thing.' }).expect(201);
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    [9, 1],
    [11, 2],
  ])('accepts equal texts of one sender again after %d minutes: %d in all', async (minutes, count) => {
    const form = aForm();
    await send(form).expect(201);
    await test.dataSource.query('UPDATE support_requests SET created_at = created_at - make_interval(mins => $1)', [
      minutes,
    ]);
    await send(form).expect(201);
    expect(await rows()).toHaveLength(count);
  });

  it('stores one file of a form that is sent twice', async () => {
    const before = filesIn(test.config.filesDir);
    const form = aForm();
    for (let times = 0; times < 2; times++) await sendForm(form).attach('attachment', PDF, 'bill.pdf').expect(201);
    expect(filesIn(test.config.filesDir)).toBe(before + 1);
    expect(await test.dataSource.query('SELECT id FROM support_files')).toHaveLength(1);
  });

  it('stores nothing when the file cannot be written, and returns an error', async () => {
    jest.spyOn(test.app.get(FileStorage), 'put').mockRejectedValue(new Error('disk full'));
    await sendForm(aForm()).attach('attachment', PDF, 'bill.pdf').expect(500);
    expect(await rows()).toEqual([]);
    expect(await test.dataSource.query('SELECT id FROM support_files')).toEqual([]);
  });

  it('accepts ten requests an hour for one address, then returns the waiting time', async () => {
    const email = 'many@example.com';
    for (let times = 0; times < 10; times++) await send(aForm({ email, message: `Number ${times}` })).expect(201);
    const { headers } = await send(aForm({ email, message: 'One more' })).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    expect(await rows()).toHaveLength(10);
  });

  it('accepts at most 500 MB of files an hour of all guests together', async () => {
    await test.dataSource.query(
      `INSERT INTO support_files (storage_key, name, size) VALUES ('flood', 'x.pdf', ${500 * MB})`,
    );
    const { body } = await sendForm(aForm()).attach('attachment', PDF, 'bill.pdf').expect(503);
    expect(body).toMatchObject({ errors: [{ field: 'attachment' }] });
    await send(aForm()).expect(201);
  });

  it('counts no file of more than an hour ago to the 500 MB of all guests', async () => {
    await test.dataSource.query(
      `INSERT INTO support_files (storage_key, name, size, created_at)
       VALUES ('flood', 'x.pdf', ${500 * MB}, clock_timestamp() - interval '61 minutes')`,
    );
    await sendForm(aForm()).attach('attachment', PDF, 'bill.pdf').expect(201);
  });
});

describe('support requests of an address that many people share', () => {
  it('of accounts are not limited by other accounts on the same phone', async () => {
    const strict = await createTestApp({ IP_LIMITS: 'strict' });
    const ask = (message: string) => strict.api.post(PATH).set('User-Agent', 'Redmi').send(aForm({ message }));
    for (let number = 0; number < 5; number++) await ask(`Number ${number}`).expect(201);
    await ask('One more').expect(429);
    for (let others = 6; others < 60; others++) {
      await strict.app.get(RateLimits).consumeForIp({ name: 'support-request', limit: 60, seconds: 3600 }, '127.0.0.1');
    }
    for (let people = 0; people < 7; people++) {
      const me = await seeker(strict);
      await me
        .post(PATH)
        .set('User-Agent', 'Redmi')
        .send({ message: `I cannot apply: ${people}` })
        .expect(201);
    }
    await strict.api.post(PATH).set('User-Agent', 'Another').send(aForm()).expect(429);
    await strict.close();
  });
});
