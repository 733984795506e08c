import { describe, expect, it, jest } from '@jest/globals';
import type { SupportMail } from '@nukkad/contract/support/support';
import { type Mail, MailSender } from '../../../common/delivery/message.js';
import { filesIn, PDF } from '../../jobs/tests/sample-files.js';
import { aMail, inParts } from './mails.js';
import { ASHA, receivingMails } from './receiving-mails.js';

describe('the contents of a mail to the support', () => {
  const desk = receivingMails();
  const { asked, deliver, download, only, read } = desk;

  describe('the files of a mail', () => {
    it('are stored under the rules of the form, and unsupported ones are named', async () => {
      const { id, reference } = await asked();
      const parts = inParts([
        { type: 'text/plain; charset=utf-8', content: 'Here it is.' },
        { type: 'application/pdf', name: 'bill.pdf', content: PDF },
        { type: 'image/png', name: 'not a picture.png', content: '\0' },
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

    it('are deleted with their request', async () => {
      const before = filesIn(desk.test.config.filesDir);
      const { id, reference } = await asked({ status: 'solved', solvedFor: 366 });
      await deliver(aMail({ subject: reference, headers: ['Auto-Submitted: auto-replied'] }));
      expect(filesIn(desk.test.config.filesDir)).toBe(before + 1);
      const { DeleteOldSupportRequestsUseCase } = await import('../delete-old-support-requests.use-case.js');
      const { SupportFiles } = await import('../support-files.js');
      expect(await desk.test.app.get(DeleteOldSupportRequestsUseCase).execute()).toBe(1);
      await desk.staff.get(`/api/admin/support-requests/${id}`).expect(404);
      await desk.test.app.get(SupportFiles).sweep();
      expect(filesIn(desk.test.config.filesDir)).toBe(before);
    });
  });

  describe('a malicious mail', () => {
    it('with a thousand nested parts is stored together with the whole mail', async () => {
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
    ])('with %s is processed without an error', async (_what, mail) => {
      await deliver(aMail({ subject: 'Odd', ...mail }));
      expect((await only()).message).toMatch(/^Odd/);
    });

    it('without any mail structure is stored without a sender', async () => {
      await deliver(Buffer.from([0, 255, 10, 13, 0, 1]));
      expect(await only()).toMatchObject({ origin: 'mail', email: '', firstName: '—' });
    });

    it('with line breaks in its headers adds no lines to the product’s mails', async () => {
      const sent: Mail[] = [];
      const mailer = jest
        .spyOn(desk.test.app.get(MailSender), 'send')
        .mockImplementation(async (one) => void sent.push(one));
      const name = '=?utf-8?B?' + Buffer.from('Asha\r\nBcc: eve').toString('base64') + '?=';
      await deliver(aMail({ from: `${name} <asha@example.com>`, subject: '=?utf-8?Q?Hi=0D=0ABcc:_eve@x.test?=' }));
      await desk.test.runTasks();
      mailer.mockRestore();
      expect(sent).toMatchObject([{ to: ASHA }]);
      expect(JSON.stringify([sent[0]?.subject, sent[0]?.to, sent[0]?.replyTo])).not.toMatch(/\\[rn]|eve/);
      expect((await only()).message.split('\n', 1)[0]).not.toMatch(/^Bcc/);
    });

    it('with HTML contributes its text, and no code', async () => {
      const body = '<p>Hello</p><script>alert(1)</script><style>p{}</style><p>there</p>';
      await deliver(aMail({ subject: 'H', headers: ['Content-Type: text/html; charset=utf-8'], body }));
      expect((await only()).message).toBe('H\n\nHello\n\nthere');
    });
  });

  describe('the text of a mail with HTML alone', () => {
    const HTML = {
      type: 'text/html; charset=utf-8',
      content: '<p>Mera <b>paisa</b> नहीं आया</p><script>alert(1)</script>',
    };
    const within = (kind: string, parts: readonly Parameters<typeof inParts>[0][number][]) => {
      const { body } = inParts(parts);
      return { headers: [`Content-Type: multipart/${kind}; boundary="part"`], body };
    };
    const PDF_FILE = { type: 'application/pdf', name: 'bill.pdf', content: PDF };
    const inner = within('alternative', [HTML]);

    it.each([
      ['a mail with a file', within('mixed', [HTML, PDF_FILE])],
      ['mixed parts', within('mixed', [HTML])],
      ['related parts', within('related', [HTML])],
      ['alternatives of which it is the only one', inner],
      [
        'alternatives beside a plain text of spaces',
        within('alternative', [{ type: 'text/plain', content: ' \n ' }, HTML]),
      ],
      [
        'parts within parts',
        {
          headers: ['Content-Type: multipart/mixed; boundary="outer"'],
          body: `--outer\n${inner.headers[0]}\n\n${inner.body}\n--outer--`,
        },
      ],
    ])('is stored in %s', async (_where, mail) => {
      await deliver(aMail({ subject: 'H', ...mail }));
      const request = await only();
      expect(request.message).toBe('H\n\nMera paisa नहीं आया');
      expect(request.mail?.isCut).toBe(false);
    });
  });
});
