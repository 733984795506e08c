import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { SUPPORT_PROMISES } from '@nukkad/contract/support/support';

interface Texts {
  [key: string]: string | Texts;
}

const textsIn = (language: string): [string, string][] => {
  const flat = (texts: Texts, path: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
    );
  return flat(JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Texts, '');
};

/** The longest possible values. */
const LONGEST: Record<string, string> = {
  brand: 'Nukkad',
  reference: 'NK-7F3K-Q2MX',
  address: 'https://www.nukkad.example/support/NK-7F3K-Q2MX',
  due: 'Wednesday, 30 September, 12:30 pm',
  ...Object.fromEntries(Object.entries(SUPPORT_PROMISES).map(([name, value]) => [name, String(value)])),
};
/** Number of characters of a text message of two parts: in the default alphabet, and in any other. */
const TWO_PARTS = { gsm: 306, ucs: 134 };

describe('the texts of the support', () => {
  it.each(LANGUAGES)('use constants for all numbers, in %s', (language) => {
    expect(textsIn(language).filter(([, text]) => /\d/.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('fit two parts of a text message, in %s', (language) => {
    const messages = textsIn(language).filter(([key]) => key.endsWith('sms'));
    expect(messages.length).toBeGreaterThan(5);
    const tooLong = messages.filter(([, text]) => {
      const sent = text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => LONGEST[name]!);
      // oxlint-disable-next-line no-control-regex -- the default alphabet has no other ones in these texts
      return sent.length > (/^[\x00-\x7f]*$/.test(sent) ? TWO_PARTS.gsm : TWO_PARTS.ucs);
    });
    expect(tooLong).toEqual([]);
  });
});
