import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { checkTextLengths, textLengthFaults } from './text-lengths.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

describe('the lengths of text messages', () => {
  it.each([
    [
      'en',
      'a code of two parts',
      `{{code}}${'a'.repeat(155)}`,
      'takes 2 parts of a text message (161 characters), at most 1',
    ],
    [
      'hi',
      'a code of two parts',
      `{{code}}${'क'.repeat(65)}`,
      'takes 2 parts of a text message (71 characters), at most 1',
    ],
    ['kn', 'three parts', `{{title}}${'ಕ'.repeat(121)}`, 'takes 3 parts of a text message (135 characters), at most 2'],
    ['en', 'three parts', 'a'.repeat(307), 'takes 3 parts of a text message (307 characters), at most 2'],
    ['en', 'a rupee sign', '₹1,200', 'has a character that the alphabet of the network lacks'],
    ['en', 'a curly quote', 'It’s yours', 'has a character that the alphabet of the network lacks'],
    ['hi', 'an unknown place', '{{weather}}', 'has a place without a sample: weather'],
    ['hi', 'adjacent values', '{{title}}{{other}}', 'has two values without text between them'],
  ] as const)('are reported in %s for %s', (language, _what, text, fault) => {
    expect(textLengthFaults({ notice: { rain: { sms: text } } }, language, 'x')).toEqual([
      `x ${language}: notice.rain.sms ${fault}`,
    ]);
  });

  it('are checked for each plural form, and for text messages alone', () => {
    const long = 'ಕ'.repeat(135);
    expect(textLengthFaults({ sms_other: long, body: long, smsHint: long }, 'kn', 'x')).toHaveLength(1);
    expect(textLengthFaults({ sms: `{{code}}${'क'.repeat(64)}` }, 'hi', 'x')).toEqual([]);
    expect(textLengthFaults({ sms: 'ಕ'.repeat(134) }, 'kn', 'x')).toEqual([]);
  });

  it('are within the limit in every locale file of the product', () => {
    const { faults, count } = checkTextLengths(ROOT);
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});
