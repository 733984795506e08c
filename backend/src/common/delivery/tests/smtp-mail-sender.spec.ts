import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../../../config/environment.js';
import { PermanentTaskFailure } from '../../queue/task.js';
import { SmtpMailSender } from '../smtp-mail-sender.js';

const MAIL = {
  key: 'task-1',
  to: 'asha@example.test',
  subject: 'आपका कोड',
  text: 'ನಿಮ್ಮ ಕೋಡ್ 123456',
  attachments: [{ filename: 'interview.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

const closing: (() => void)[] = [];

const senderFor = (port: number): SmtpMailSender =>
  new SmtpMailSender(
    readConfig({
      DATABASE_URL: 'postgres://127.0.0.1/x',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'no-reply@nukkad.test',
    }),
  );

async function mailServer(refusal?: number): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error('refused'), { responseCode: refusal }) : null),
    onData: (stream, _session, done) => {
      void text(stream).then((content) => {
        received.push(content);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  return { port: (server.server.address() as AddressInfo).port, received };
}

describe('SmtpMailSender', () => {
  afterEach(() => closing.splice(0).forEach((close) => close()));

  it('uses the key of the task as the message id of a mail', async () => {
    const { port, received } = await mailServer();
    await senderFor(port).send(MAIL);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^Message-ID: <task-1@nukkad\.test>$/im);
    expect(received[0]).toMatch(/^To: asha@example\.test$/im);
    expect(received[0]).toContain('filename=interview.ics');
    const bodies = (received[0] ?? '')
      .split(/\r\n\r\n/)
      .map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString('utf8'));
    expect(bodies.some((body) => body.includes('ನಿಮ್ಮ ಕೋಡ್ 123456'))).toBe(true);
  });

  it('sends text and HTML as two forms of one mail', async () => {
    const { port, received } = await mailServer();
    await senderFor(port).send({ ...MAIL, html: '<p>Your code 123456</p>' });
    expect(received[0]).toMatch(/^Content-Type: multipart\/alternative;/im);
    expect(received[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
    expect(received[0]).toMatch(/^Content-Type: text\/html; charset=utf-8/im);
    expect(received[0]).toContain('<p>Your code 123456</p>');
  });

  it.each(['REQUEST', 'CANCEL'])(
    'sends an invitation of the method %s as a form of the mail and as a file',
    async (method) => {
      const { port, received } = await mailServer();
      const contentType = `text/calendar; charset=utf-8; method=${method}`;
      const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
      const attachments = [{ filename: 'interview.ics', contentType, content }];
      await senderFor(port).send({ ...MAIL, html: '<p>Hello</p>', attachments });
      const { simpleParser } = await import('mailparser');
      const [mail = ''] = received;
      const parsed = await simpleParser(mail);
      const calendars = parsed.attachments.filter(({ content: file }) => file.toString().includes(`METHOD:${method}`));
      expect(calendars.map(({ contentType: type, filename }) => [type, filename ?? null])).toEqual([
        ['text/calendar', null],
        ['application/ics', 'interview.ics'],
      ]);
      const alternatives = mail.slice(mail.indexOf('multipart/alternative'), mail.indexOf('application/ics'));
      expect(alternatives).toMatch(new RegExp(`Content-Type: text/calendar;[^:]*method=${method}`, 'i'));
      expect(alternatives.indexOf('text/html')).toBeLessThan(alternatives.indexOf('text/calendar'));
    },
  );

  it('sets the Reply-To header', async () => {
    const { port, received } = await mailServer();
    await senderFor(port).send({ ...MAIL, replyTo: 'help+nk-1@nukkad.test' });
    expect(received[0]).toMatch(/^Reply-To: help\+nk-1@nukkad\.test$/im);
  });

  it.each([
    ['that says nothing of its author', {}, 'auto-generated'],
    ['of the product', { author: 'product' }, 'auto-generated'],
    ['in answer to a mail', { author: 'product-in-answer' }, 'auto-replied'],
  ] as const)('sets the Auto-Submitted header of a mail %s', async (_what, author, kind) => {
    const { port, received } = await mailServer();
    await senderFor(port).send({ ...MAIL, ...author });
    expect(received[0]).toMatch(new RegExp(`^Auto-Submitted: ${kind}\\r?$`, 'im'));
    expect(received[0]).toMatch(/^X-Auto-Response-Suppress: All\r?$/im);
  });

  it('sends the mail of a person as one', async () => {
    const { port, received } = await mailServer();
    await senderFor(port).send({ ...MAIL, author: 'person' });
    expect(received[0]).not.toMatch(/^(Reply-To|Auto-Submitted|X-Auto-Response-Suppress):/im);
  });

  it('fails permanently for an address that the server rejects', async () => {
    const { port } = await mailServer(550);
    await expect(senderFor(port).send(MAIL)).rejects.toThrow(PermanentTaskFailure);
  });

  it('fails temporarily for a temporary rejection', async () => {
    const { port } = await mailServer(451);
    const failure = await senderFor(port)
      .send(MAIL)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentTaskFailure);
  });

  it('times out on a server that does not respond', async () => {
    const silent: Server = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closing.push(() => void silent.close());
    silent.on('connection', (socket) => closing.push(() => void socket.destroy()));
    await expect(senderFor((silent.address() as AddressInfo).port).send(MAIL)).rejects.toThrow();
  });
});
