import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import i18next, { type i18n as I18n } from 'i18next';
import { localeFolders } from '../locale-files';
import {
  keysWithNumbers,
  numbersOf,
  parametersOf,
  pluralForms,
  readTexts,
  sampleParameters,
  serverLocaleFolders,
  unknownParameters,
} from './number-texts';
import { createFormat } from '../../src/shared/i18n/format';
import { i18n } from '../../src/shared/i18n/i18n';

const TABLE = join(__dirname, 'number-texts.txt');
const FOUND = join(__dirname, '../../../node_modules/.cache/number-texts.txt');

const ours = localeFolders();
const server = serverLocaleFolders();
const folders = [...Object.entries(ours), ...Object.entries(server)];

/** The server's texts, rendered as its `translate` renders them. */
function serverTexts(): I18n {
  const instance = i18next.createInstance();
  const resources = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(server).map(([name, folder]) => [
          name,
          JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as object,
        ]),
      ),
    ]),
  );
  void instance.init({
    ...{ resources, lng: 'en', fallbackLng: 'en', ns: Object.keys(server), initAsync: false },
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** `key` in one language, once for each number if its number varies. */
function variants(texts: I18n, namespace: string, folder: string, key: string, language: Language, varies: boolean) {
  const format = createFormat(i18n.getFixedT(language, 'shared'));
  const name = `${namespace}:${key}`;
  const t = texts.getFixedT(language) as unknown as (key: string, params: object) => string;
  const ownTexts = readTexts(folder, 'en');
  return (varies ? numbersOf(name) : [2]).map((number) =>
    t(name, sampleParameters(name, ownTexts, language, format, number)).replace(/\s*\n\s*/g, ' ⏎ '),
  );
}

describe('the texts with numbers', () => {
  let rendered: { heading: string; namespace: string; key: string; lines: Record<Language, string[]> }[];

  beforeAll(async () => {
    for (const language of LANGUAGES) {
      await i18n.changeLanguage(language);
      await i18n.loadNamespaces(Object.keys(ours));
    }
    const sides = [
      { side: 'page', folders: ours, texts: i18n },
      { side: 'server', folders: server, texts: serverTexts() },
    ];
    rendered = sides.flatMap(({ side, folders: those, texts }) =>
      Object.entries(those).flatMap(([namespace, folder]) =>
        [...keysWithNumbers(readTexts(folder, 'en'))].map(([key, varies]) => ({
          ...{ heading: `${side}: ${namespace}`, namespace, key },
          lines: Object.fromEntries(
            LANGUAGES.map((language) => [language, variants(texts, namespace, folder, key, language, varies)]),
          ) as Record<Language, string[]>,
        })),
      ),
    );
  });

  it('match the table, which was proofread in all three languages', () => {
    const table: string[] = [];
    for (const [index, { heading, key, lines }] of rendered.entries()) {
      if (heading !== rendered[index - 1]?.heading) table.push('', `== ${heading}`);
      table.push('', key, ...LANGUAGES.map((language) => `  ${language}  ${lines[language].join(' | ')}`));
    }
    const found = `${[
      'Every text with a number, an amount or a moment. Numbers that vary: 0 | 1 | 2 | 1,20,000, from the least that is shown.',
      'The test writes what it finds to node_modules/.cache/number-texts.txt: read it, then copy it here.',
      ...table,
    ].join('\n')}\n`;
    mkdirSync(join(FOUND, '..'), { recursive: true });
    writeFileSync(FOUND, found);
    expect(rendered.length).toBeGreaterThan(100);
    expect(found.split('\n')).toEqual(readFileSync(TABLE, 'utf8').split('\n'));
  });

  it('contain no unresolved parameter', () => {
    const open = rendered.filter(({ lines }) => /\{\{|undefined|NaN|Invalid/.test(Object.values(lines).join(' ')));
    expect(open.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
  });

  it('count one thing as one, and none or two as several, in English', () => {
    const wrong = rendered.flatMap(({ lines }) =>
      lines.en.filter((text) => /(?<![\d.,] ?)\b1 (?:new |more |unread )?(?!is\b|was\b|has\b)[a-z]+s\b/.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(folders)('the plurals of %s', (namespace, folder) => {
  it.each(LANGUAGES)('have every form that %s has, and no other but none at all', (language) => {
    const forms = pluralForms(readTexts(folder, language));
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const found = [...forms].map(([key, has]) => [key, has.filter((form) => form !== 'zero').sort()]);
    expect(found).toEqual([...forms.keys()].map((key) => [key, [...needed].sort()]));
  });

  it.each(['hi', 'kn'] as const)(
    'name the number in the form for one, which is also that for none, in %s',
    (language) => {
      const texts = readTexts(folder, language);
      const silent = [...pluralForms(texts).keys()].filter((key) => {
        if (!numbersOf(`${namespace}:${key}`).includes(0)) return false;
        const [one = '', other = ''] = [texts[`${key}_one`], texts[`${key}_other`]];
        return !(`${key}_zero` in texts) && parametersOf(one).sort().join() !== parametersOf(other).sort().join();
      });
      expect(silent).toEqual([]);
    },
  );

  it('have parameters declared as a number, an amount, a moment or words', () => {
    expect(unknownParameters(readTexts(folder, 'en'))).toEqual([]);
  });
});
