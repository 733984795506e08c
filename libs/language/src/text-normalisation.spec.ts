import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isStopWord, normaliseText, wordsOf } from './text-normalisation.js';
import { anyText } from '@nukkad/contract/testing/any-text';

describe('normaliseText', () => {
  it.each([
    ['upper case and punctuation', 'Security-Guard (NIGHT)!', 'security guard night'],
    ['accents of Latin letters', 'Café', 'cafe'],
    ['long runs of a letter', 'coooook', 'cook'],
    ['nuktas written either way', 'सफ़ाई', 'सफाई'],
    ['composed nuktas', 'फ़ोन', normaliseText('फ\u093cोन')],
    ['nasals before a consonant', 'हिन्दी', 'हिंदी'],
    ['an n before the stop of another class', 'एजेन्ट ಇನ್ಟರ್ನೆಟ್ लाइसेन्स', 'एजेंट ಇಂಟರ್ನೆಟ್ लाइसेंस'],
    ['chandrabindu', 'पाँच', 'पांच'],
    ['the English o', 'डॉक्टर', 'डाक्टर'],
    ['joiners in Kannada', 'ಎಚ್\u200cಆರ್', 'ಎಚ್ಆರ್'],
    ['nasals in Kannada', 'ಹಿನ್ದಿ', 'ಹಿಂದಿ'],
    ['Devanagari digits', '२४ घंटे', '24 घंटे'],
    ['Kannada digits', '೨೪ ಗಂಟೆ', '24 ಗಂಟೆ'],
    ['NUL and control characters', 'co\u0000ok', 'co ok'],
    ['direction marks', '\u202ecook\u202c', 'cook'],
    ['nothing', '   ', ''],
  ])('unifies %s', (_name, text, normal) => {
    expect(normaliseText(text)).toBe(normal);
  });

  it.each(['ಮ್ಯಾನ್', 'ನ್ಯಾನಿ', 'ಡೆಲಿವರಿ ಮ್ಯಾನ್', 'न्यूज', 'मेन्यू', 'कम्युनिकेशन', 'ಆನ್ಲೈನ್', 'अम्मा', 'ಕನ್ನಡ', 'आर्म्ड', 'न्टा म्पा'])(
    'leaves the nasal of %s, which nobody writes otherwise',
    (text) => {
      expect(normaliseText(text)).toBe(text);
    },
  );

  it('takes any string, is bounded, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText(400), (text) => {
        const normal = normaliseText(text);
        expect(normal.length).toBeLessThanOrEqual(400);
        expect(normaliseText(normal)).toBe(normal);
      }),
    );
  });

  it('takes half characters and a hundred thousand letters', () => {
    expect(normaliseText('\ud800cook')).toBe('cook');
    expect(normaliseText('waiter '.repeat(20_000)).length).toBeLessThanOrEqual(400);
  });
});

describe('stop words', () => {
  it('are the words that say only that somebody looks for work', () => {
    const contentOf = (text: string): string[] => wordsOf(text).filter((word) => !isStopWord(word));
    expect(contentOf('mujhe delivery ka kaam chahiye')).toEqual(['delivery']);
    expect(contentOf('ನನಗೆ ಡೆಲಿವರಿ ಕೆಲಸ ಬೇಕು')).toEqual(['ಡೆಲಿವರಿ']);
    expect(contentOf('मुझे नज़दीक वेटर की नौकरी चाहिए')).toEqual(['वेटर']);
  });
});
