import { describe, expect, it } from '@jest/globals';
import { aMail } from './mails.js';
import { ASHA, receivingMails } from './receiving-mails.js';

const FAILED =
  'Authentication-Results: mx.nukkad.test; spf=pass smtp.mailfrom=evil.example;\r\n dmarc=fail header.from=example.com';
const PASSED = 'Authentication-Results: mx.nukkad.test; dmarc=pass header.from=example.com';

describe('a forged mail to the support', () => {
  const { all, asked, deliver, mailsTo, read } = receivingMails();

  /** Expects that the request is unchanged, and a separate one has its reference as unmatched. */
  const expectOutside = async ({ id, reference }: { id: string; reference: string }) => {
    expect(await read(id)).toMatchObject({ status: 'waiting', entries: [] });
    const others = (await all()).filter((request) => request.id !== id);
    expect(others).toMatchObject([{ unmatchedReference: reference, mail: { isSenderDoubtful: true } }]);
    expect(await mailsTo(ASHA)).toEqual([]);
  };

  it.each([
    ['fails DMARC at our server', { headers: [FAILED] }],
    ['brings its own verdict below that of our server', { headers: [FAILED, PASSED] }],
    ['has a second From line', { headers: ['From: Eve <eve@evil.example>'] }],
    ['has a second From line of the same address', { headers: [`From: ${ASHA}`] }],
  ])('is not added to a request and gets no answer when it %s', async (_how, mail) => {
    const request = await asked({ status: 'waiting' });
    await deliver(aMail({ subject: request.reference, ...mail }));
    await expectOutside(request);
  });

  it('is distinguished from a genuine one, which the server accepted', async () => {
    const { id, reference } = await asked({ status: 'waiting' });
    await deliver(aMail({ subject: reference, headers: [PASSED, FAILED] }));
    expect(await read(id)).toMatchObject({
      status: 'open',
      entries: [{ text: 'It works now.', mail: { isSenderDoubtful: false } }],
    });
  });

  const REPORT = 'Content-Type: multipart/report; boundary="part"';
  const reportOn = (recipient: string, reference: string): string =>
    [
      ...['--part', 'Content-Type: text/plain', '', 'Send your card number.', '--part'],
      ...['Content-Type: message/delivery-status', '', `Final-Recipient: rfc822; ${recipient}`, 'Action: failed', ''],
      ...['--part', 'Content-Type: text/rfc822-headers', '', `Subject: [${reference}] Answer`, '', '--part--'],
    ].join('\n');
  it.each([
    ['is a report with a sender', [REPORT], ASHA],
    ['is a report on the mail of somebody else', ['Return-Path: <>', REPORT], 'eve@evil.example'],
    ['is a report that fails DMARC', ['Return-Path: <>', FAILED, REPORT], ASHA],
    ['has no sender, and is no report', ['Return-Path: <>', 'Content-Type: multipart/mixed; boundary="part"'], ASHA],
  ])('is not added to a request when it %s', async (_how, headers, recipient) => {
    const request = await asked({ status: 'waiting' });
    const from = 'MAILER-DAEMON@evil.example';
    await deliver(aMail({ from, headers, body: reportOn(recipient, request.reference) }));
    expect(await read(request.id)).toMatchObject({ status: 'waiting', entries: [] });
  });

  it('is distinguished from a genuine report, which names the recipient of the answer', async () => {
    const { id, reference } = await asked({ status: 'waiting' });
    const from = 'MAILER-DAEMON@mx.example.com';
    await deliver(aMail({ from, headers: ['Return-Path: <>', REPORT], body: reportOn(ASHA.toUpperCase(), reference) }));
    expect((await read(id)).entries).toMatchObject([{ mail: { isAutomatic: true } }]);
  });
});
