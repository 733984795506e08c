import { describe, expect, it, jest } from '@jest/globals';
import { createTestApp } from '../../../../test/app.js';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import { filesIn } from '../../jobs/tests/sample-files.js';
import { aMail, handOver, inParts, MAIL_SECRET } from './mails.js';
import { ASHA, receivingMails } from './receiving-mails.js';
import { supportStaff } from './support-request.factory.js';

describe('POST /api/inbound-mail', () => {
  const desk = receivingMails();
  const { all, asked, deliver, download, mailsTo, only, read, titles } = desk;

  describe('an answer of the sender', () => {
    it.each([
      ['the address that it went to', (ref: string) => ({ to: `Help <help+${ref.toLowerCase()}@nukkad.test>` })],
      ['the mail that it answers', (ref: string) => ({ headers: [`In-Reply-To: <${ref}@nukkad.test>`] })],
      ['the mails before it', (ref: string) => ({ headers: [`References: <x@y.test>\r\n <${ref}@nukkad.test>`] })],
      ['its subject', (ref: string) => ({ subject: `Re: [${ref}] Answer` })],
      ['where its server says it went', (ref: string) => ({ headers: [`Delivered-To: help+${ref}@nukkad.test`] })],
    ])('is assigned by %s', async (_where, naming) => {
      const { id, reference } = await asked({ status: 'waiting' });
      await deliver(aMail(naming(reference)));
      expect((await read(id)).entries).toMatchObject([{ author: 'sender', text: 'It works now.' }]);
    });

    it.each(['waiting', 'solved'] as const)('opens a request that was %s, and notifies the staff', async (status) => {
      const { id, reference } = await asked({ status, ...(status === 'solved' ? { solvedFor: 3 } : {}) });
      await deliver(aMail({ from: 'ASHA@Example.com', subject: reference }));
      expect(await read(id)).toMatchObject({ status: 'open', version: 2 });
      expect(await titles()).toEqual(['Answer from the sender']);
      const rows: unknown = await desk.test.dataSource.query('SELECT solved_at FROM support_requests');
      expect(rows).toEqual([{ solved_at: null }]);
    });

    it('leaves an unassigned request new', async () => {
      const { id, reference } = await asked();
      await deliver(aMail({ subject: reference }));
      expect((await read(id)).status).toBe('new');
    });

    it('is reported only to the assigned member', async () => {
      const other = await supportStaff(desk.test, 'Arun');
      const { id, reference } = await asked({ status: 'waiting' });
      await desk.test.dataSource.query('UPDATE support_requests SET assignee_id = $1', [other.id]);
      await deliver(aMail({ subject: reference }));
      expect(await titles()).toEqual([]);
      expect((await other.get('/api/notifications').expect(200)).body).toHaveLength(1);
      expect((await read(id)).assignee?.id).toBe(other.id);
      await desk.test.dataSource.query('UPDATE users SET staff_role = NULL WHERE id = $1', [other.id]);
    });

    it('is reported to all staff when the assigned member has left', async () => {
      const former = await supportStaff(desk.test, 'Former');
      const { reference } = await asked({ status: 'waiting' });
      await desk.test.dataSource.query('UPDATE support_requests SET assignee_id = $1', [former.id]);
      await desk.test.dataSource.query('UPDATE users SET staff_role = NULL WHERE id = $1', [former.id]);
      const second = await supportStaff(desk.test, 'Second');
      await deliver(aMail({ subject: reference }));
      expect(await titles()).toEqual(['Answer from the sender']);
      expect((await second.get('/api/notifications').expect(200)).body).toHaveLength(1);
      expect((await former.get('/api/notifications').expect(200)).body).toEqual([]);
      await desk.test.dataSource.query('UPDATE users SET staff_role = NULL WHERE id = $1', [second.id]);
    });

    it('is not acknowledged, because its sender has the reference', async () => {
      const { reference } = await asked({ status: 'waiting' });
      await deliver(aMail({ subject: reference }));
      expect(await mailsTo(ASHA)).toEqual([]);
    });

    it('is shown without the quoted mail, and stored as received', async () => {
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
    it('creates a separate request, and mails its sender a reference', async () => {
      await deliver(aMail({ from: `Rao, Asha <${ASHA}>`, subject: 'Cannot sign in', text: 'No code comes.' }));
      const request = await only();
      expect(request).toMatchObject({
        ...{ origin: 'mail', unmatchedReference: null, status: 'new', kind: 'support', email: ASHA },
        ...{ firstName: 'Asha', lastName: 'Rao', message: 'Cannot sign in\n\nNo code comes.', mail: { isCut: false } },
      });
      expect(await titles()).toEqual(['New support request']);
      expect(await mailsTo(ASHA)).toMatchObject([{ subject: `[${request.reference}] We got your message` }]);
    });

    it('with another sender’s reference adds nothing there, and reveals nothing of it', async () => {
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

    it('with an unknown reference creates a separate request', async () => {
      await deliver(aMail({ subject: 'Re: [NK-0000-0000]' }));
      expect(await only()).toMatchObject({ origin: 'mail', unmatchedReference: 'NK-0000-0000' });
    });

    it('is acknowledged to one address at most three times an hour, and stored each time', async () => {
      for (let times = 0; times < 5; times++) await deliver(aMail({ text: `Number ${times}` }));
      expect(await all()).toHaveLength(5);
      expect(await mailsTo(ASHA)).toHaveLength(3);
    });

    it('is greeted by the local part of the address when the sender’s name contains a link', async () => {
      await deliver(aMail({ from: '"Win at http://evil.example" <asha@example.com>' }));
      expect((await mailsTo(ASHA))[0]?.text).toContain('Hello asha,');
    });

    it.each([
      ['nobody', 'undisclosed'],
      ['two people', 'Asha <asha@example.com>, Eve <eve@example.com>'],
    ])('from %s is stored without a mail, and cannot be answered', async (_who, from) => {
      await deliver(aMail({ from }));
      const request = await only();
      expect(request.email).toBe('');
      await desk.test.runTasks();
      expect(await mailsTo(ASHA)).toEqual([]);
      const path = `/api/admin/support-requests/${request.id}/replies`;
      const { body } = await desk.staff.post(path).send({ text: 'Hello', version: 1 }).expect(409);
      expect(body).toMatchObject({ detail: "The sender left no email and has no account, so you can't reply." });
      expect((await read(request.id)).version).toBe(1);
    });
  });

  describe('a mail of a program', () => {
    it.each([
      'Auto-Submitted: auto-replied (vacation)',
      'Precedence: bulk',
      'Return-Path: <>',
      'List-Id: <news.example.com>',
    ])('with %s is stored without opening or reporting a request', async (header) => {
      const { id, reference } = await asked({ status: 'waiting' });
      await deliver(aMail({ subject: reference, headers: [header] }));
      expect(await read(id)).toMatchObject({ status: 'waiting', entries: [{ mail: { isAutomatic: true } }] });
      expect(await titles()).toEqual([]);
    });

    it('of another sender creates a separate request, with any reference', async () => {
      const { id, reference } = await asked({ status: 'waiting' });
      const headers = ['Auto-Submitted: auto-replied (vacation)'];
      await deliver(aMail({ from: 'Eve <eve@example.com>', subject: reference, headers }));
      expect(await read(id)).toMatchObject({ status: 'waiting', entries: [], version: 1 });
      expect((await all()).find((request) => request.id !== id)).toMatchObject({ unmatchedReference: reference });
      expect(await titles()).toEqual([]);
    });

    it('by its subject alone does not reopen a solved request', async () => {
      const { id, reference } = await asked({ status: 'solved', solvedFor: 1 });
      await deliver(aMail({ subject: `Automatic reply: [${reference}] Answer` }));
      expect(await read(id)).toMatchObject({ status: 'solved', entries: [{ mail: { isAutomatic: true } }] });
      expect(await mailsTo(ASHA)).toEqual([]);
    });

    it('without a request is stored and never acknowledged', async () => {
      await deliver(aMail({ headers: ['Auto-Submitted: auto-generated'] }));
      expect(await only()).toMatchObject({ mail: { isAutomatic: true } });
      expect(await mailsTo(ASHA)).toEqual([]);
    });

    it('reports a failed delivery in the request that the mail was about', async () => {
      const { id, reference } = await asked({ status: 'waiting' });
      const { body } = inParts([]);
      await deliver(
        aMail({
          from: 'MAILER-DAEMON@mx.example.com',
          headers: ['Return-Path: <>', 'Content-Type: multipart/report; boundary="part"'],
          body: `--part\n\nNo such user.\n--part\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; ${ASHA}\n--part\nContent-Type: text/rfc822-headers\n\nSubject: [${reference}] Answer\n${body}`,
        }),
      );
      expect((await read(id)).entries).toMatchObject([
        { text: expect.stringMatching(/^No such user\./), mail: { isAutomatic: true } },
      ]);
    });

    it('of the product itself is stored without an answer', async () => {
      await deliver(aMail({ from: 'help+nk-0000-0000@nukkad.test' }));
      expect(await only()).toMatchObject({ mail: { isAutomatic: true } });
      expect(await mailsTo('help+nk-0000-0000@nukkad.test')).toEqual([]);
    });
  });

  it('stores a mail once that is delivered twice, also concurrently', async () => {
    const { id, reference } = await asked();
    const before = filesIn(desk.test.config.filesDir);
    const mail = aMail({ subject: reference });
    await Promise.all([deliver(mail), deliver(mail), deliver(mail)]);
    await deliver(mail.replace('To:', 'X-Spam: no\r\nTo:'));
    expect((await read(id)).entries).toHaveLength(1);
    expect(filesIn(desk.test.config.filesDir)).toBe(before + 1);
    await Promise.all(['One', 'Two'].map((text) => deliver(aMail({ headers: ['Message-ID: <same@x.test>'], text }))));
    expect(await all()).toHaveLength(2);
  });

  it('assigns answers by the request’s address in mails to the sender', async () => {
    const { id, reference } = await asked();
    const sent: Mail[] = [];
    const mailer = jest
      .spyOn(desk.test.app.get(MailSender), 'send')
      .mockImplementation(async (one) => void sent.push(one));
    await desk.staff
      .post(`/api/admin/support-requests/${id}/replies`)
      .send({ text: 'Try a code.', version: 1 })
      .expect(201);
    await desk.test.runTasks();
    mailer.mockRestore();
    const replyTo = `help+${reference.toLowerCase()}@nukkad.test`;
    expect(sent).toMatchObject([{ to: ASHA, replyTo }]);
    expect(sent[0]?.author).toBe('person');
    await deliver(aMail({ to: replyTo }));
    expect((await read(id)).entries.map(({ author }) => author)).toEqual(['staff', 'sender']);
  });

  it('acknowledges ten mails of one sender a day, and stores the others', async () => {
    for (let times = 0; times < 12; times++) {
      await deliver(aMail({ text: `Number ${times}` }));
      // an hour passes for the limit by the hour, none for that by the day
      await desk.test.dataSource.query(
        `UPDATE rate_limits SET hits = ARRAY(SELECT hit - interval '1 hour' FROM unnest(hits) AS hit)`,
      );
    }
    expect(await mailsTo(ASHA)).toHaveLength(10);
    expect(await all()).toHaveLength(12);
  });

  it('marks an acknowledgement as automatic, so that programs do not answer it', async () => {
    const sent: Mail[] = [];
    const mailer = jest
      .spyOn(desk.test.app.get(MailSender), 'send')
      .mockImplementation(async (one) => void sent.push(one));
    await deliver(aMail());
    await desk.test.runTasks();
    mailer.mockRestore();
    expect(sent).toMatchObject([{ to: ASHA, author: 'product-in-answer' }]);
  });

  describe('the mail server that forwards mails', () => {
    it('is rejected with another secret or none, before the mail is read', async () => {
      await handOver(desk.test, aMail(), 'another secret').expect(401);
      await desk.test.api.post('/api/inbound-mail').set('Content-Type', 'message/rfc822').send(aMail()).expect(401);
      expect(await all()).toEqual([]);
    });

    it('requires no page headers, and accepts only a mail of at most 10 MB', async () => {
      const send = (type: string, body: string | Buffer) =>
        fetch(`http://127.0.0.1:${desk.test.config.PORT}/api/inbound-mail`, {
          method: 'POST',
          headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': type },
          body: new Uint8Array(Buffer.from(body)),
        });
      expect((await send('message/rfc822', aMail())).status).toBe(204);
      expect((await send('message/rfc822', '')).status).toBe(400);
      expect((await send('text/plain', aMail())).status).toBe(415);
      expect((await send('message/rfc822', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'))).status).toBe(413);
    });

    it('gets a waiting time when one sender mails too much, while it forwards other senders’ mails', async () => {
      for (let times = 0; times < 30; times++) await deliver(aMail({ text: `Number ${times}` }));
      const { headers } = await handOver(desk.test, aMail({ text: 'One more' })).expect(429);
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
