import { describe, expect, it } from '@jest/globals';
import { addTexts, translate } from './translate.js';

const texts = {
  plain: 'Hello {{name}}, {{ count2 }} of {{name}}',
  nested: 'See $t(spoken:plain, {"name": "x", "count2": 1})',
  things_one: '{{count}} thing',
  things_other: '{{count}} things',
  when: '{{at, datetime(year: numeric; timeZone: UTC)}}',
};
addTexts('spoken', { en: { ...texts, englishOnly: 'Only {{name}}' }, hi: texts, kn: texts });

describe('translate', () => {
  it('replaces every occurrence of a parameter', () => {
    expect(translate('hi', 'spoken:plain', { name: 'Asha', count2: 2 })).toBe('Hello Asha, 2 of Asha');
  });

  it('inserts parameters unchanged, including braces and dollars', () => {
    const name = '{{count2}} $t(spoken:when) $& <b>';
    expect(translate('en', 'spoken:plain', { name, count2: 0 })).toBe(`Hello ${name}, 0 of ${name}`);
  });

  it('chooses by number, nests and formats', () => {
    expect(translate('en', 'spoken:things', { count: 1 })).toBe('1 thing');
    expect(translate('en', 'spoken:things', { count: 3 })).toBe('3 things');
    expect(translate('en', 'spoken:nested')).toBe('See Hello x, 1 of x');
    expect(translate('en', 'spoken:when', { at: Date.UTC(2026, 0, 1) })).toContain('2026');
  });

  it('falls back to English where a language has no text', () => {
    expect(translate('kn', 'spoken:englishOnly', { name: 'Asha' })).toBe('Only Asha');
  });
});
