import { describe, expect, it } from '@jest/globals';
import { JOB_CATEGORY_IDS } from '@nukkad/domain/job-categories';
import { LANGUAGES, type Language } from '@nukkad/domain/languages';
import { matchSkillName } from '@nukkad/domain/query-interpretation';
import en from './locales/en.json';
import hi from './locales/hi.json';
import kn from './locales/kn.json';

const TEXTS: Record<Language, { questions: { skills: { usual: Record<string, string> } } }> = { en, hi, kn };

describe.each(LANGUAGES)('the usual skills in %s', (language) => {
  it('name four or more skills that matching knows for every kind of work', () => {
    const usual = JOB_CATEGORY_IDS.map((kind) => TEXTS[language].questions.skills.usual[kind]?.split('|') ?? []);
    expect(usual.flat().filter((skill) => matchSkillName(skill) === null)).toEqual([]);
    expect(usual.map((names) => new Set(names).size >= 4)).toEqual(JOB_CATEGORY_IDS.map(() => true));
  });

  it('mean the same skill at the same place in every language', () => {
    const idsOf = (one: Language) =>
      JOB_CATEGORY_IDS.map((kind) => TEXTS[one].questions.skills.usual[kind]?.split('|').map(matchSkillName));
    expect(idsOf(language)).toEqual(idsOf('en'));
  });
});
