import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';

export const MAIL_SECRET = 'a-secret-of-the-operator-for-mails';
export const SUPPORT_ADDRESS = 'help@nukkad.test';

interface Written {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  /** Lines of the head. */
  headers?: readonly string[];
  /** Replaces the text after the headers. */
  body?: string;
}

let number = 0;

/** Returns a mail as a server delivers it; each has a unique Message-ID unless the headers contain one. */
export function aMail(mail: Written = {}): string {
  const { from = 'Asha Rao <asha@example.com>', to = SUPPORT_ADDRESS, subject = 'Help', text = 'It works now.' } = mail;
  const { headers = [], body } = mail;
  const hasId = headers.some((line) => /^message-id:/i.test(line));
  const head = [
    ...[`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, 'MIME-Version: 1.0', ...headers],
    ...(hasId ? [] : [`Message-ID: <${++number}@example.com>`]),
    ...(body === undefined ? ['Content-Type: text/plain; charset=utf-8'] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${(body ?? text).replace(/\r?\n/g, '\r\n')}\r\n`;
}

interface Part {
  type: string;
  name?: string;
  content: string | Buffer;
}

/** Head line and body of a mail of several parts. */
export function inParts(parts: readonly Part[]): { headers: string[]; body: string } {
  const written = parts.map(({ type, name, content }) =>
    [
      `--part`,
      `Content-Type: ${type}`,
      ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\n'),
    ].join('\n'),
  );
  return {
    headers: ['Content-Type: multipart/mixed; boundary="part"'],
    body: `${written.join('\n')}\n--part--`,
  };
}

/** Sends a mail to the product as the operator's mail server does. */
export const handOver = (test: TestApp, mail: string | Buffer, secret = MAIL_SECRET): Test =>
  test.api
    .post('/api/inbound-mail')
    .set('Authorization', `Bearer ${secret}`)
    .set('Content-Type', 'message/rfc822')
    .send(mail);
