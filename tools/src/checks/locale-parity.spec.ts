import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { checkLocales, compareLocales } from './locale-parity.js';

describe('compareLocales', () => {
  const good = { en: { a: 'Find {{count}} jobs' }, hi: { a: '{{count}} जॉब खोजें' }, kn: { a: '{{count}} ಜಾಬ್ ಹುಡುಕಿ' } };

  it('accepts three languages with the same keys and placeholders', () => {
    expect(compareLocales(good, 'x')).toEqual([]);
  });

  it.each([
    ['a missing key', { ...good, hi: {} }, 'x hi: a is missing'],
    ['a key that English lacks', { ...good, kn: { ...good.kn, b: 'ಬ' } }, 'x kn: b is not in English'],
    ['an empty text', { ...good, kn: { a: ' ' } }, 'x kn: a is empty'],
    ['another placeholder', { ...good, hi: { a: '{{total}} जॉब' } }, 'x hi: a has other placeholders'],
    ['a text left in English', { ...good, hi: good.en }, 'x hi: a is not translated'],
  ])('reports %s', (_name, locales, fault) => {
    expect(compareLocales(locales, 'x')).toContain(fault);
  });

  it('lets languages have their own plural forms', () => {
    const plural = {
      en: { n_one: '{{count}} job', n_other: '{{count}} jobs' },
      hi: { n_other: '{{count}} जॉब' },
      kn: { n_other: '{{count}} ಜಾಬ್' },
    };
    expect(compareLocales(plural, 'x')).toEqual([]);
  });
});

describe('the locale files of the product', () => {
  it('say the same in three languages', () => {
    const { faults, folders } = checkLocales(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(folders).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });
});
