import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts mails. */
export interface MailSink {
  url: string;
  /** Number of deliveries of each message, by the key in its Message-ID. */
  received: Map<string, number>;
  close(): Promise<void>;
}

const MESSAGE_ID = /^message-id: *<([^@>]+)@/im;

export async function startMailSink(): Promise<MailSink> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        const key = MESSAGE_ID.exec(mail)?.[1] ?? '';
        received.set(key, (received.get(key) ?? 0) + 1);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined); // the sender may be killed in the middle of a mail
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
