import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import { occupationsOfTitle } from '@nukkad/language/job-occupations';

interface InstantTexts {
  usual: Record<string, string>;
}
interface HireTexts {
  templates: Record<string, string | { title: string }>;
}

const FEATURES = new URL('../../../frontend/src/features/', import.meta.url);
const textsOf = <T>(feature: string, language: Language): T =>
  JSON.parse(readFileSync(new URL(`${feature}/locales/${language}.json`, FEATURES), 'utf8')) as T;

/** Titles with which a press fills a form for instant work, by kind of work. */
function instantTitlesOf(language: Language): string[] {
  const { label: _label, ...kinds } = textsOf<InstantTexts>('instant-work/job-form', language).usual;
  return Object.values(kinds).flatMap((titles) => titles.split('|'));
}
const hireTitlesOf = (language: Language): string[] =>
  Object.values(textsOf<HireTexts>('hire-form', language).templates).flatMap((texts) =>
    typeof texts === 'string' ? [] : [texts.title],
  );

// readers of another language read the name of the occupation below a title
describe.each(LANGUAGES)('the usual titles of jobs in %s', (language) => {
  it.each([
    ['instant work', instantTitlesOf],
    ['a job', hireTitlesOf],
  ])('name an occupation that the product knows, for %s', (_form, titlesOf) => {
    const titles = titlesOf(language);
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter((title) => occupationsOfTitle(title).length === 0)).toEqual([]);
  });
});
