import { describe, expect, it } from '@jest/globals';
import { isAutomatic, isSenderDoubtful, MailHeaders } from '../mail-headers.js';

interface Written {
  header?: string;
  from?: string;
  subject?: string;
}

const isOfProgram = ({ header, from = 'asha@example.com', subject = 'Help' }: Written): boolean => {
  const lines = header ? [{ key: header.split(':', 1)[0]!.toLowerCase(), line: header }] : [];
  return isAutomatic({ headers: new MailHeaders(lines), from, subject });
};

describe('isSenderDoubtful', () => {
  const FROM = 'From: Asha <asha@example.com>';
  const verdict = (server: string, result: string): string => `Authentication-Results: ${server}; dmarc=${result}`;
  const isDoubtful = (lines: readonly string[], authservId?: string): boolean =>
    isSenderDoubtful(
      new MailHeaders(lines.map((line) => ({ key: line.split(':', 1)[0]!.toLowerCase(), line }))),
      authservId,
    );

  it.each([
    ['a second From line', [FROM, 'From: Eve <eve@evil.example>']],
    ['a second From line of the same address', [FROM, FROM]],
    ['a failure that our server found', [verdict('mx.nukkad.test', 'fail'), FROM]],
    ['a failure in other letters, with a version', [verdict('MX.nukkad.test 1', 'FAIL'), FROM]],
    [
      'a failure below the verdict of another server',
      [verdict('evil.example', 'pass'), verdict('mx.nukkad.test', 'fail'), FROM],
    ],
    ['a verdict behind a comment', ['Authentication-Results: (by us) mx.nukkad.test; dmarc=fail', FROM]],
  ])('returns true for %s', (_what, lines) => expect(isDoubtful(lines, 'mx.nukkad.test')).toBe(true));

  it.each([
    ['no verdict', [FROM]],
    ['a pass of our server', [verdict('mx.nukkad.test', 'pass'), verdict('relay.example', 'fail'), FROM]],
    ['a failure that another server found', [verdict('evil.example', 'fail'), FROM]],
    ['a failure of a server with a longer name', [verdict('mx.nukkad.test.evil.example', 'fail'), FROM]],
    ['a verdict on SPF alone', ['Authentication-Results: mx.nukkad.test; spf=fail', FROM]],
  ])('returns false for %s', (_what, lines) => expect(isDoubtful(lines, 'mx.nukkad.test')).toBe(false));

  it('uses the first verdict where the operator names no server', () => {
    expect(isDoubtful([verdict('a', 'fail'), verdict('b', 'pass'), FROM])).toBe(true);
    expect(isDoubtful([verdict('b', 'pass'), verdict('a', 'fail'), FROM])).toBe(false);
  });
});

describe('isAutomatic', () => {
  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated; owner-email="x@example.com"',
    'X-Auto-Response-Suppress: All',
    'X-Auto-Response-Suppress: DR, OOF, AutoReply',
    'Precedence: auto_reply',
    'Precedence: auto-reply',
    'Precedence: bulk',
    'X-Autoreply: yes',
    'X-Autorespond: vacation',
    'X-Auto-Reply: yes',
    'X-Autoreply-From: asha@example.com',
    'List-Unsubscribe: <mailto:off@example.com>',
    'List-Id: <news.example.com>',
    'X-Failed-Recipients: asha@example.com',
    'Return-Path: <>',
    'Content-Type: multipart/report; report-type=delivery-status',
  ])('recognises the header %s', (header) => expect(isOfProgram({ header })).toBe(true));

  it.each(['Auto-Submitted: no', 'X-Auto-Response-Suppress: None', 'Precedence: first-class', 'Return-Path: <a@b.in>'])(
    'does not treat the header %s as automatic',
    (header) => expect(isOfProgram({ header })).toBe(false),
  );

  it.each([
    ...['no-reply@bank.example', 'noreply@bank.example', 'NoReply+7f@bank.example', 'do_not_reply@bank.example'],
    ...['donotreply@bank.example', 'alerts-noreply@bank.example', 'MAILER-DAEMON@mx.example', 'postmaster@mx.example'],
    ...['bounces+123@mx.example', 'noreply2@bank.example'],
  ])('recognises the sender %s', (from) => expect(isOfProgram({ from })).toBe(true));

  it.each(['noreena@example.com', 'reply@example.com', 'bouncer@club.example', 'postmasters@example.com'])(
    'treats the sender %s as a person',
    (from) => expect(isOfProgram({ from })).toBe(false),
  );

  it.each([
    ...[
      'Automatic reply: [NK-7F3K-Q2MX] Answer',
      'Auto-Reply: Help',
      'AutoReply: Help',
      'Out of office',
      '[Auto-Reply] Help',
      'OOO: Help',
      'Vacation reply',
      'failure notice',
      'Out of Office: Help',
    ],
    ...[
      'Out of the office - Asha',
      'Abwesenheitsnotiz: Help',
      'Automatische Antwort: Help',
      'Réponse automatique : Help',
    ],
    ...['स्वचालित उत्तर: Help', 'कार्यालय से बाहर', 'ऑफ़िस से बाहर: Help', 'ಸ್ವಯಂಚಾಲಿತ ಪ್ರತ್ಯುತ್ತರ: Help', 'ಕಚೇರಿಯಿಂದ ಹೊರಗೆ'],
    ...[
      'Undeliverable: Help',
      'Mail delivery failed: returning message to sender',
      'Delivery Status Notification (Failure)',
    ],
  ])('recognises the subject %j', (subject) => expect(isOfProgram({ subject })).toBe(true));

  it.each([
    ...['Re: Help', 'Automatic payment failed', 'Out of office hours nobody answers', 'My shop is out of office work'],
    ...['Undelivered salary', 'Autorickshaw job', 'स्वतः काम बंद हुआ'],
  ])('treats the subject %j as a person’s text', (subject) => expect(isOfProgram({ subject })).toBe(false));
});
