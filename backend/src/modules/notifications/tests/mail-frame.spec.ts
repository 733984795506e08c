import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { addTexts } from '../../../common/i18n/translate.js';
import { mailFrame } from '../mail-frame.js';
import type { OutgoingMessage } from '../message-channel.js';

const TEXTS = {
  offer: { subject: 'From {{who}}', body: '{{who}} wrote.\n\nOne\nTwo', action: 'Open {{who}}' },
  plain: { subject: 'Plain', body: 'Plain.' },
};
addTexts('frames', { en: TEXTS, hi: TEXTS, kn: TEXTS });

const words = { brand: 'Nukkad', name: 'Asha', who: 'Meena' };
const message = (fields: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key: 'key',
  language: 'en',
  text: 'frames:offer',
  words,
  wordsOfAtMost: () => words,
  paragraphs: [],
  addresses: ['https://nukkad.test/one'],
  reason: 'news',
  attachments: [],
  ...fields,
});

describe('the frame of mails', () => {
  it.each([
    ['en', 'Hello Asha,', 'Your Nukkad team', 'because you have a Nukkad account'],
    ['hi', 'नमस्ते Asha,', 'आपकी Nukkad टीम', 'Nukkad पर आपका अकाउंट है'],
    ['kn', 'ನಮಸ್ಕಾರ Asha,', 'ನಿಮ್ಮ Nukkad ತಂಡ', 'ನಿಮಗೆ Nukkad ನಲ್ಲಿ ಅಕೌಂಟ್'],
  ] as const)('contains greeting, signature and reason in %s', (language, greeting, signature, why) => {
    const mail = mailFrame(message({ language }));
    expect(mail.text).toBe(
      `${greeting}\n\nMeena wrote.\n\nOne\nTwo\n\nOpen Meena: https://nukkad.test/one\n\n${signature}`,
    );
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const part of [greeting, signature, why]) expect(mail.html).toContain(part);
    expect(mail.html).toContain('<p>One<br />Two</p>');
  });

  it('contains texts for each language', () => {
    expect(LANGUAGES).toEqual(['en', 'hi', 'kn']);
  });

  it('escapes typed texts in HTML, and leaves them unchanged in text', () => {
    const typed = '<img src="//evil.test/x" onerror=alert(1)> & "co"';
    const words = { brand: 'Nukkad', name: '<b>Asha</b>', who: typed };
    const mail = mailFrame(
      message({ words, paragraphs: ['<script>alert(1)</script>'], addresses: ['https://nukkad.test/?a="><i>'] }),
    );
    expect(mail.text).toContain(`${typed} wrote.`);
    expect(mail.subject).toBe(`From ${typed}`);
    expect(mail.html).not.toMatch(/<(img|b|i|script)\b/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).toContain('href="https://nukkad.test/?a=&quot;&gt;&lt;i&gt;"');
  });

  it('loads no external resources, and supports both colour schemes', () => {
    const { html } = mailFrame(message());
    expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import|\bsrc=/);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('contains one button for each linked page, and none without an action', () => {
    const buttons = (fields: Partial<OutgoingMessage>): number =>
      mailFrame(message(fields)).html.match(/class="button"/g)?.length ?? 0;
    expect(buttons({})).toBe(1);
    expect(buttons({ addresses: ['https://nukkad.test/1', 'https://nukkad.test/2'] })).toBe(2);
    expect(buttons({ text: 'frames:plain' })).toBe(0);
    expect(mailFrame(message({ text: 'frames:plain' })).text).not.toContain('https:');
  });

  it('mentions the news setting only where it exists, and supports an address without a name', () => {
    const html = (reason: OutgoingMessage['reason']): string => mailFrame(message({ reason })).html;
    expect(html('news')).toContain('choose which emails');
    expect(html('account')).not.toContain('choose which emails');
    expect(html('request')).not.toMatch(/Hello|Your Nukkad team|because you have/);
    expect(mailFrame(message({ reason: 'request' })).text).toBe(
      'Meena wrote.\n\nOne\nTwo\n\nOpen Meena: https://nukkad.test/one',
    );
  });
});
