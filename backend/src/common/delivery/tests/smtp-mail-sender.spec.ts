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
afterEach(() => closing.splice(0).forEach((close) => close()));

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
  it('sends a mail whose message id is the key of its task', async () => {
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

  it('says where answers go, and of an automatic mail that no program is to answer it', async () => {
    const { port, received } = await mailServer();
    const sender = senderFor(port);
    await sender.send({ ...MAIL, replyTo: 'help+nk-1@nukkad.test', isAutomatic: true });
    await sender.send(MAIL);
    expect(received[0]).toMatch(/^Reply-To: help\+nk-1@nukkad\.test$/im);
    expect(received[0]).toMatch(/^Auto-Submitted: auto-replied$/im);
    expect(received[1]).not.toMatch(/^(Reply-To|Auto-Submitted):/im);
  });

  it('gives up on an address that is refused for good', async () => {
    const { port } = await mailServer(550);
    await expect(senderFor(port).send(MAIL)).rejects.toThrow(PermanentTaskFailure);
  });

  it('leaves a refusal for now to be tried again', async () => {
    const { port } = await mailServer(451);
    const failure = await senderFor(port)
      .send(MAIL)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentTaskFailure);
  });

  it('does not wait for ever on a server that says nothing', async () => {
    const silent: Server = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closing.push(() => void silent.close());
    silent.on('connection', (socket) => closing.push(() => void socket.destroy()));
    await expect(senderFor((silent.address() as AddressInfo).port).send(MAIL)).rejects.toThrow();
  });
});
