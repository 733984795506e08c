import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SupportMail, SupportRequest } from '@nukkad/domain/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import type { Person } from '../../jobs/tests/people.js';
import { filesIn, PDF } from '../../jobs/tests/sample-files.js';
import { aMail, handOver, inParts, MAIL_SECRET, SUPPORT_ADDRESS } from './mails.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

const ASHA = 'asha@example.com';

describe('POST /api/inbound-mail', () => {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp({ INBOUND_MAIL_SECRET: MAIL_SECRET, SUPPORT_MAIL_ADDRESS: SUPPORT_ADDRESS });
    staff = await supportStaff(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['support_requests', 'support_files', 'rate_limits', 'notifications', 'outbox']) {
      await test.dataSource.query(`DELETE FROM ${table}`);
    }
    await test.dataSource.query('DELETE FROM outbox_messages');
  });

  const deliver = (mail: string | Buffer) => handOver(test, mail).expect(204);
  const read = async (id: string): Promise<SupportRequest> =>
    (await staff.get(`/api/admin/support-requests/${id}`).expect(200)).body as SupportRequest;
  const all = async (): Promise<SupportRequest[]> => {
    const { body } = await staff.get('/api/admin/support-requests').expect(200);
    return Promise.all((body as { id: string }[]).map(({ id }) => read(id)));
  };
  const only = async (): Promise<SupportRequest> => {
    const [request, ...more] = await all();
    expect(more).toEqual([]);
    return request!;
  };
  const titles = async (): Promise<string[]> =>
    ((await staff.get('/api/notifications').expect(200)).body as { title: string }[]).map(({ title }) => title);
  const mailsTo = async (recipient: string): Promise<{ subject: string; text: string }[]> => {
    await test.runTasks();
    return test.dataSource.query('SELECT subject, text FROM outbox_messages WHERE recipient = $1', [recipient]);
  };
  const asked = (fields: object = {}) => saveSupportRequest(test.dataSource, { email: ASHA, ...fields });
  const download = async (id: string, fileId: string): Promise<Buffer> =>
    (await staff.get(`/api/admin/support-requests/${id}/mail-files/${fileId}`).buffer(true).expect(200)).body as Buffer;

  describe('an answer of the sender', () => {
    it.each([
      ['the address that it went to', (ref: string) => ({ to: `Help <help+${ref.toLowerCase()}@nukkad.test>` })],
      ['the mail that it answers', (ref: string) => ({ headers: [`In-Reply-To: <${ref}@nukkad.test>`] })],
      ['the mails before it', (ref: string) => ({ headers: [`References: <x@y.test>\r\n <${ref}@nukkad.test>`] })],
      ['its subject', (ref: string) => ({ subject: `Re: [${ref}] Answer` })],
      ['where its server says it went', (ref: string) => ({ headers: [`Delivered-To: help+${ref}@nukkad.test`] })],
    ])('is found by %s', async (_where, naming) => {
      const { id, reference } = await asked({ status: 'waiting' });
      await deliver(aMail(naming(reference)));
      expect((await read(id)).entries).toMatchObject([{ author: 'sender', text: 'It works now.' }]);
    });

    it.each(['waiting', 'solved'] as const)('opens a request that was %s, and tells the staff', async (status) => {
      const { id, reference } = await asked({ status, ...(status === 'solved' ? { solvedFor: 3 } : {}) });
      await deliver(aMail({ from: 'ASHA@Example.com', subject: reference }));
      expect(await read(id)).toMatchObject({ status: 'open', version: 2 });
      expect(await titles()).toEqual(['Answer from the sender']);
      const rows: unknown = await test.dataSource.query('SELECT solved_at FROM support_requests');
      expect(rows).toEqual([{ solved_at: null }]);
    });

    it('leaves a request new that nobody has taken', async () => {
      const { id, reference } = await asked();
      await deliver(aMail({ subject: reference }));
      expect((await read(id)).status).toBe('new');
    });

    it('is told to whoever has the request alone', async () => {
      const other = await supportStaff(test, 'Arun');
      const { id, reference } = await asked({ status: 'waiting' });
      await test.dataSource.query('UPDATE support_requests SET assignee_id = $1', [other.id]);
      await deliver(aMail({ subject: reference }));
      expect(await titles()).toEqual([]);
      expect((await other.get('/api/notifications').expect(200)).body).toHaveLength(1);
      expect((await read(id)).assignee?.id).toBe(other.id);
      await test.dataSource.query('UPDATE users SET staff_role = NULL WHERE id = $1', [other.id]);
    });

    it('is not acknowledged: its sender has the reference', async () => {
      const { reference } = await asked({ status: 'waiting' });
      await deliver(aMail({ subject: reference }));
      expect(await mailsTo(ASHA)).toEqual([]);
    });

    it('is shown without the mail that it quotes, and kept as it came', async () => {
      const { id, reference } = await asked();
      const mail = aMail({
        subject: reference,
        text: 'Thank you!\n\nOn Monday, Nukkad wrote:\n> Use a code.\n> Bye\n',
      });
      await deliver(mail);
      const [entry] = (await read(id)).entries;
      expect(entry).toMatchObject({ text: 'Thank you!', mail: { isCut: true, isAutomatic: false } });
      const whole = entry?.mail?.files.find(({ isWholeMail }) => isWholeMail);
      expect((await download(id, whole!.id)).toString()).toBe(mail);
    });
  });

  describe('a mail that belongs to no request of its sender', () => {
    it('is a request of its own, whose sender is mailed a reference', async () => {
      await deliver(aMail({ subject: 'Cannot sign in', text: 'No code comes.' }));
      const request = await only();
      expect(request).toMatchObject({
        ...{ origin: 'mail', unmatchedReference: null, status: 'new', kind: 'support', email: ASHA },
        ...{ firstName: 'Asha', lastName: 'Rao', message: 'Cannot sign in\n\nNo code comes.', mail: { isCut: false } },
      });
      expect(await titles()).toEqual(['New support request']);
      expect(await mailsTo(ASHA)).toMatchObject([{ subject: `[${request.reference}] We got your message` }]);
    });

    it('names the reference of somebody else: nothing is added there, and nothing of it is told', async () => {
      const { id, reference } = await asked({ status: 'solved', message: 'My secret' });
      await deliver(aMail({ from: 'Eve <eve@example.com>', subject: reference, text: 'What is it about?' }));
      expect(await read(id)).toMatchObject({ status: 'solved', entries: [], version: 1 });
      const own = (await all()).find((request) => request.id !== id);
      expect(own).toMatchObject({ origin: 'mail', email: 'eve@example.com', unmatchedReference: reference });
      const told = JSON.stringify(await mailsTo('eve@example.com'));
      expect(told).toContain(own?.reference);
      expect(told).not.toContain(reference);
      expect(told).not.toContain('My secret');
    });

    it('names a reference that does not exist', async () => {
      await deliver(aMail({ subject: 'Re: [NK-0000-0000]' }));
      expect(await only()).toMatchObject({ origin: 'mail', unmatchedReference: 'NK-0000-0000' });
    });

    it('is acknowledged to one address no more than three times an hour, and kept each time', async () => {
      for (let times = 0; times < 5; times++) await deliver(aMail({ text: `Number ${times}` }));
      expect(await all()).toHaveLength(5);
      expect(await mailsTo(ASHA)).toHaveLength(3);
    });

    it('says nothing in our name that its sender made their name of', async () => {
      await deliver(aMail({ from: '"Win at http://evil.example" <asha@example.com>' }));
      expect((await mailsTo(ASHA))[0]?.text).toContain('Hello asha,');
    });

    it.each([
      ['nobody', 'undisclosed'],
      ['two people', 'Asha <asha@example.com>, Eve <eve@example.com>'],
    ])('comes from %s: it is kept and nobody is mailed, nor can be answered', async (_who, from) => {
      await deliver(aMail({ from }));
      const request = await only();
      expect(request.email).toBe('');
      await test.runTasks();
      expect(await mailsTo(ASHA)).toEqual([]);
      const path = `/api/admin/support-requests/${request.id}/replies`;
      const { body } = await staff.post(path).send({ text: 'Hello', version: 1 }).expect(409);
      expect(body).toMatchObject({ detail: "The sender left no email, so you can't reply." });
      expect((await read(request.id)).version).toBe(1);
    });
  });

  describe('a mail of a program', () => {
    it.each([
      'Auto-Submitted: auto-replied (vacation)',
      'Precedence: bulk',
      'Return-Path: <>',
      'List-Id: <news.example.com>',
    ])('with %s is kept, opens nothing and is not told', async (header) => {
      const { id, reference } = await asked({ status: 'waiting' });
      await deliver(aMail({ subject: reference, headers: [header] }));
      expect(await read(id)).toMatchObject({ status: 'waiting', entries: [{ mail: { isAutomatic: true } }] });
      expect(await titles()).toEqual([]);
    });

    it('that belongs to no request is kept and never acknowledged', async () => {
      await deliver(aMail({ headers: ['Auto-Submitted: auto-generated'] }));
      expect(await only()).toMatchObject({ mail: { isAutomatic: true } });
      expect(await mailsTo(ASHA)).toEqual([]);
    });

    it('says that a mail of ours did not arrive: it stands in the request that the mail was about', async () => {
      const { id, reference } = await asked({ status: 'waiting' });
      const { body } = inParts([]);
      await deliver(
        aMail({
          from: 'MAILER-DAEMON@mx.example.com',
          headers: ['Return-Path: <>', 'Content-Type: multipart/report; boundary="part"'],
          body: `--part\n\nNo such user.\n--part\nContent-Type: text/rfc822-headers\n\nSubject: [${reference}] Answer\n${body}`,
        }),
      );
      expect((await read(id)).entries).toMatchObject([{ text: 'No such user.', mail: { isAutomatic: true } }]);
    });

    it('is one of ours that came back', async () => {
      await deliver(aMail({ from: 'help+nk-0000-0000@nukkad.test' }));
      expect(await only()).toMatchObject({ mail: { isAutomatic: true } });
      expect(await mailsTo('help+nk-0000-0000@nukkad.test')).toEqual([]);
    });
  });

  it('stores a mail once that is delivered twice, one after the other or at once', async () => {
    const { id, reference } = await asked();
    const before = filesIn(test.config.filesDir);
    const mail = aMail({ subject: reference });
    await Promise.all([deliver(mail), deliver(mail), deliver(mail)]);
    await deliver(mail.replace('To:', 'X-Spam: no\r\nTo:'));
    expect((await read(id)).entries).toHaveLength(1);
    expect(filesIn(test.config.filesDir)).toBe(before + 1);
    await Promise.all(['One', 'Two'].map((text) => deliver(aMail({ headers: ['Message-ID: <same@x.test>'], text }))));
    expect(await all()).toHaveLength(2);
  });

  describe('the files of a mail', () => {
    it('are kept under the rules of the form, and those that are not taken are named', async () => {
      const { id, reference } = await asked();
      const parts = inParts([
        { type: 'text/plain; charset=utf-8', content: 'Here it is.' },
        { type: 'application/pdf', name: 'bill.pdf', content: PDF },
        { type: 'image/png', name: 'not a picture.png', content: PDF },
        { type: 'application/octet-stream', name: '../../run.exe', content: 'MZ' },
        { type: 'application/pdf', name: 'large.pdf', content: Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]) },
      ]);
      await deliver(aMail({ subject: reference, ...parts }));
      const [entry] = (await read(id)).entries;
      const mail = entry?.mail as SupportMail;
      expect(mail.leftOut).toEqual(['not a picture.png', 'run.exe', 'large.pdf']);
      expect(mail.files.map(({ name }) => name)).toEqual(['bill.pdf', 'mail.eml']);
      expect((await download(id, mail.files[0]!.id)).equals(PDF)).toBe(true);
    });

    it('go with their request', async () => {
      const before = filesIn(test.config.filesDir);
      const { id, reference } = await asked({ status: 'solved', solvedFor: 366 });
      await deliver(aMail({ subject: reference, headers: ['Auto-Submitted: auto-replied'] }));
      expect(filesIn(test.config.filesDir)).toBe(before + 1);
      const { DeleteOldSupportRequestsUseCase } = await import('../delete-old-support-requests.use-case.js');
      const { SupportFiles } = await import('../support-files.js');
      expect(await test.app.get(DeleteOldSupportRequestsUseCase).execute()).toBe(1);
      await staff.get(`/api/admin/support-requests/${id}`).expect(404);
      await test.app.get(SupportFiles).sweep();
      expect(filesIn(test.config.filesDir)).toBe(before);
    });
  });

  describe('what is written to do harm', () => {
    it('is a thousand parts within one another: it is kept, and the whole mail with it', async () => {
      const nested = Array.from(
        { length: 1000 },
        (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\n\n--b${level}\n`,
      ).join('');
      await deliver(aMail({ subject: 'Deep', headers: [nested.split('\n\n', 1)[0]!], body: nested }));
      const { message, mail } = await only();
      expect(message).toBe('Deep');
      expect(mail).toMatchObject({ isCut: true, files: [{ isWholeMail: true }] });
    });

    it.each([
      [
        'broken parts',
        { headers: ['Content-Type: multipart/mixed; boundary="x"'], body: '--x\nContent-Type: ;;\n\n--' },
      ],
      ['broken encodings', { headers: ['Content-Type: text/plain; charset=no-such'], body: '=\u0000\u00ff=?x?Q?' }],
      ['HTML in great depth', { headers: ['Content-Type: text/html'], body: '<div>'.repeat(20_000) }],
    ])('is %s', async (_what, mail) => {
      await deliver(aMail({ subject: 'Odd', ...mail }));
      expect((await only()).message).toMatch(/^Odd/);
    });

    it('is no mail at all', async () => {
      await deliver(Buffer.from([0, 255, 10, 13, 0, 1]));
      expect(await only()).toMatchObject({ origin: 'mail', email: '', firstName: '—' });
    });

    it('is a head that tries to add lines to the mails that we send', async () => {
      const sent: Mail[] = [];
      const mailer = jest
        .spyOn(test.app.get(MailSender), 'send')
        .mockImplementation(async (one) => void sent.push(one));
      const name = '=?utf-8?B?' + Buffer.from('Asha\r\nBcc: eve').toString('base64') + '?=';
      await deliver(aMail({ from: `${name} <asha@example.com>`, subject: '=?utf-8?Q?Hi=0D=0ABcc:_eve@x.test?=' }));
      await test.runTasks();
      mailer.mockRestore();
      expect(sent).toMatchObject([{ to: ASHA }]);
      expect(JSON.stringify([sent[0]?.subject, sent[0]?.to, sent[0]?.replyTo])).not.toMatch(/\\[rn]|eve/);
      expect((await only()).message.split('\n', 1)[0]).not.toMatch(/^Bcc/);
    });

    it('is HTML: its text is taken, and no code', async () => {
      const body = '<p>Hello</p><script>alert(1)</script><style>p{}</style><p>there</p>';
      await deliver(aMail({ subject: 'H', headers: ['Content-Type: text/html; charset=utf-8'], body }));
      expect((await only()).message).toBe('H\n\nHello\n\nthere');
    });
  });

  it('lets answers come back: mails to the sender carry the address of the request', async () => {
    const { id, reference } = await asked();
    const sent: Mail[] = [];
    const mailer = jest.spyOn(test.app.get(MailSender), 'send').mockImplementation(async (one) => void sent.push(one));
    await staff.post(`/api/admin/support-requests/${id}/replies`).send({ text: 'Try a code.', version: 1 }).expect(201);
    await test.runTasks();
    mailer.mockRestore();
    const replyTo = `help+${reference.toLowerCase()}@nukkad.test`;
    expect(sent).toMatchObject([{ to: ASHA, replyTo }]);
    expect(sent[0]?.isAutomatic).toBeUndefined();
    await deliver(aMail({ to: replyTo }));
    expect((await read(id)).entries.map(({ author }) => author)).toEqual(['staff', 'sender']);
  });

  it('marks an acknowledgement as what no program answers', async () => {
    const sent: Mail[] = [];
    const mailer = jest.spyOn(test.app.get(MailSender), 'send').mockImplementation(async (one) => void sent.push(one));
    await deliver(aMail());
    await test.runTasks();
    mailer.mockRestore();
    expect(sent).toMatchObject([{ to: ASHA, isAutomatic: true }]);
  });

  describe('whoever hands it over', () => {
    it('is refused with another secret or none, before the mail is read', async () => {
      await handOver(test, aMail(), 'another secret').expect(401);
      await test.api.post('/api/inbound-mail').set('Content-Type', 'message/rfc822').send(aMail()).expect(401);
      expect(await all()).toEqual([]);
    });

    it('needs no header that pages send, and sends nothing but a mail of at most 10 MB', async () => {
      const send = (type: string, body: string | Buffer) =>
        fetch(`http://127.0.0.1:${test.config.PORT}/api/inbound-mail`, {
          method: 'POST',
          headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': type },
          body: new Uint8Array(Buffer.from(body)),
        });
      expect((await send('message/rfc822', aMail())).status).toBe(204);
      expect((await send('message/rfc822', '')).status).toBe(400);
      expect((await send('text/plain', aMail())).status).toBe(415);
      expect((await send('message/rfc822', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'))).status).toBe(413);
    });

    it('is told to come again when one sender mails too much, and hands over what others mail', async () => {
      for (let times = 0; times < 30; times++) await deliver(aMail({ text: `Number ${times}` }));
      const { headers } = await handOver(test, aMail({ text: 'One more' })).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
      await deliver(aMail({ from: 'ravi@example.com' }));
      expect(await all()).toHaveLength(20);
    });
  });
});

describe('POST /api/inbound-mail where the operator has set no secret', () => {
  it('finds no such call', async () => {
    const test = await createTestApp();
    await handOver(test, aMail()).expect(404);
    await test.close();
  });
});
