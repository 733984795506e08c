import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import { matchSkillName } from '@nukkad/language/query-interpretation';

interface Texts {
  skills: { usual: Record<string, string> };
}

const LOCALES = new URL('../../../frontend/src/features/ai-jobs/questions/locales/', import.meta.url);
const textsOf = (language: Language): Texts =>
  JSON.parse(readFileSync(new URL(`${language}.json`, LOCALES), 'utf8')) as Texts;
const usualSkillsOf = (language: Language): string[][] =>
  JOB_CATEGORY_IDS.map((kind) => textsOf(language).skills.usual[kind]?.split('|') ?? []);

describe.each(LANGUAGES)('the usual skills in %s', (language) => {
  it('name four or more skills that matching knows for every kind of work', () => {
    const usual = usualSkillsOf(language);
    expect(usual.flat().filter((skill) => matchSkillName(skill) === null)).toEqual([]);
    expect(usual.map((names) => new Set(names).size >= 4)).toEqual(JOB_CATEGORY_IDS.map(() => true));
  });

  it('mean the same skill at the same place in every language', () => {
    const idsOf = (one: Language) => usualSkillsOf(one).map((names) => names.map(matchSkillName));
    expect(idsOf(language)).toEqual(idsOf('en'));
  });
});
