import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { sentMessages } from '../../../../test/sent-messages.js';
import type { SupportRequestSummary } from '@nukkad/contract/support/support';
import { findTablesWith } from '../../../../test/stored-texts.js';
import { EncryptedColumns } from '../../../common/security/encrypted-columns.js';
import { seeker } from '../../jobs/tests/people.js';
import { AcknowledgeSupportRequestUseCase } from '../acknowledge-support-request.use-case.js';
import { aMail } from './mails.js';
import { receivingMails } from './receiving-mails.js';
import { aForm, saveSupportRequest } from './support-request.factory.js';

const DESK = '/api/admin/support-requests';
/** Parts of the address and the name of every sender of this spec. */
const CANARY = 'quetzalcoatlus';
const SENDER = { email: `asha@${CANARY}.example`, firstName: `Asha${CANARY}`, lastName: `Rao${CANARY}` };
/** The development outbox contains mails as they are sent; they greet their recipient. */
const SENT = ['outbox_messages'];
/** An encrypted value with an unknown key. */
const LOST = `v1.0123456789ab.${'A'.repeat(60)}`;

describe('senders of support requests', () => {
  const desk = receivingMails();
  const { deliver, read, only, mailsTo } = desk;

  const search = async (words: string): Promise<string[]> => {
    const { body } = await desk.staff.get(`${DESK}?search=${encodeURIComponent(words)}`).expect(200);
    return (body as SupportRequestSummary[]).map(({ reference }) => reference);
  };

  const storeAddress = (id: string, stored: string): Promise<unknown> =>
    desk.test.dataSource.query('UPDATE support_requests SET email = $2 WHERE id = $1', [id, stored]);

  const reply = async (id: string, text: string): Promise<void> => {
    const { version } = await read(id);
    await desk.staff
      .post(`${DESK}/${id}/replies`)
      .set('Idempotency-Key', randomUUID())
      .send({ text, status: 'waiting', version })
      .expect(201);
  };

  it('are in no table as plain text, are shown to the staff, and get acknowledgement and reply', async () => {
    await desk.test.api.post('/api/support-request').send(aForm(SENDER)).expect(201);
    const request = await only();
    expect(request).toMatchObject(SENDER);
    await reply(request.id, 'Please use a code.');
    expect(await mailsTo(SENDER.email)).toMatchObject([
      { subject: `[${request.reference}] We got your message`, text: expect.stringContaining(SENDER.firstName) },
      { text: expect.stringContaining('Please use a code.') },
    ]);
    expect(await findTablesWith(desk.test.dataSource, [CANARY], SENT)).toEqual([]);
  });

  it('of a mail are in no table as plain text, and a later mail of the address is added to the request', async () => {
    const from = `"${SENDER.firstName} ${SENDER.lastName}" <${SENDER.email}>`;
    await deliver(aMail({ from, subject: 'Cannot sign in', text: 'No code comes.' }));
    const { id, reference } = await only();
    await deliver(aMail({ from, subject: reference, text: 'It came.' }));
    expect(await only()).toMatchObject({ id, ...SENDER, entries: [{ text: 'It came.' }] });
    await deliver(aMail({ from: 'Eve <eve@example.com>', subject: reference, text: 'Who is it?' }));
    expect((await read(id)).entries).toHaveLength(1);
    await mailsTo(SENDER.email);
    expect(await findTablesWith(desk.test.dataSource, [CANARY], SENT)).toEqual([]);
  });

  it('are found by a part of address and name in any letter case, and export them', async () => {
    const person = await seeker(desk.test);
    await person.post('/api/support-request').send(aForm(SENDER)).expect(201);
    await saveSupportRequest(desk.test.dataSource);
    const { reference } = (await read((await desk.all()).find(({ email }) => email === SENDER.email)!.id))!;
    for (const words of ['ASHA@QUETZAL', 'coatlus.example', `${CANARY} rao${CANARY}`]) {
      expect(await search(words)).toEqual([reference]);
    }
    const { data } = (await person.get('/api/user/export').expect(200)).body;
    expect(data.supportRequests).toMatchObject([
      { email: SENDER.email, first_name: SENDER.firstName, last_name: SENDER.lastName },
    ]);
  });

  it('that an earlier release stored are found, matched and answered, before and after they are encrypted', async () => {
    const { id, reference } = await desk.asked({ email: SENDER.email });
    await deliver(aMail({ from: SENDER.email, subject: reference, text: 'First' }));
    await reply(id, 'Reply one');
    await mailsTo(SENDER.email);
    expect(await desk.test.app.get(EncryptedColumns, { strict: false }).encryptPlainTexts()).toBeGreaterThan(0);
    expect(await findTablesWith(desk.test.dataSource, [CANARY], SENT)).toEqual([]);
    await deliver(aMail({ from: SENDER.email, subject: reference, text: 'Second' }));
    await reply(id, 'Reply two');
    expect((await read(id)).entries.map(({ text }) => text)).toEqual(['First', 'Reply one', 'Second', 'Reply two']);
    expect((await mailsTo(SENDER.email)).map(({ text }) => /Reply \w+/.exec(text)?.[0])).toEqual([
      'Reply one',
      'Reply two',
    ]);
    expect(await search(CANARY)).toEqual([reference]);
  });

  it('with a lost key get no mail to an empty address: the task fails, and its request remains unanswered', async () => {
    const { id } = await desk.asked({ email: SENDER.email });
    await reply(id, 'Please use a code.');
    await storeAddress(id, LOST);
    await mailsTo(SENDER.email).catch(() => undefined);
    const sent: unknown = await desk.test.dataSource.query(
      'SELECT sent_at FROM support_entries WHERE request_id = $1',
      [id],
    );
    expect(sent).toEqual([{ sent_at: null }]);
    expect(await sentMessages(desk.test, { to: '' })).toEqual([]);
  });

  it.each([
    ['without an account', false],
    ['of an account', true],
  ])('%s, with a lost key, are acknowledged only after the key is known again', async (_whose, isAccount) => {
    const userId = isAccount ? (await seeker(desk.test)).id : null;
    const { id } = await desk.asked({ email: SENDER.email, userId });
    const acknowledge = () =>
      desk.test.app
        .get(AcknowledgeSupportRequestUseCase, { strict: false })
        .execute({ requestId: id }, { task: 'support.acknowledge-support-request', taskId: randomUUID(), attempt: 1 });
    const readState = (): Promise<unknown> =>
      desk.test.dataSource.query(
        'SELECT acknowledged_at IS NOT NULL AS acknowledged FROM support_requests WHERE id = $1',
        [id],
      );
    await storeAddress(id, LOST);
    await expect(acknowledge()).rejects.toThrow('no key decrypts');
    expect(await readState()).toEqual([{ acknowledged: false }]);

    await storeAddress(id, SENDER.email);
    await acknowledge();
    expect(await readState()).toEqual([{ acknowledged: true }]);
    expect(await mailsTo(SENDER.email)).toHaveLength(1);
  });

  it('with a lost key get no answer that is stored without being sent, and their requests can be changed', async () => {
    const { id } = await desk.asked({ email: SENDER.email, userId: (await seeker(desk.test)).id });
    await storeAddress(id, LOST);
    const { version } = await read(id);
    const answer = { text: 'Please use a code.', status: 'waiting', version };
    await desk.staff.post(`${DESK}/${id}/replies`).set('Idempotency-Key', randomUUID()).send(answer).expect(500);
    expect((await read(id)).entries).toEqual([]);
    await desk.staff.patch(`${DESK}/${id}`).send({ status: 'open', version }).expect(200);
  });
});
