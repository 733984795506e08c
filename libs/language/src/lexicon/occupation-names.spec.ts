import { describe, expect, it } from '@jest/globals';
import { INTERVIEW_CATEGORIES, INTERVIEW_CATEGORY_DETAILS } from '@nukkad/contract/jobs/taxonomy';
import { occupationsById } from './lexicon.js';

const occupations = [...occupationsById().values()];

describe('the name of an occupation on screens', () => {
  it('is there once in each language', () => {
    for (const language of ['en', 'hi', 'kn'] as const)
      expect(new Set(occupations.map(({ labels }) => labels[language])).size).toBe(occupations.length);
  });

  it('names no sex', () => {
    const gendered =
      /\b(?:boy|girl|lady|man|woman|male|female|wala|wali)\b|वाला|वाली|बॉय|गर्ल|लेडी|मैन$|ಬಾಯ್|ಗರ್ಲ್|ಹುಡುಗ|ಲೇಡಿ|ಮ್ಯಾನ್$/i;
    const labels = occupations.flatMap((occupation) => Object.values(occupation.labels));
    expect(labels.filter((label) => gendered.test(label))).toEqual([]);
  });

  it('speaks of people in Kannada as the polite plural does, which is neither he nor she', () => {
    // he is ಅನುವಾದಕ and ಸಲಹೆಗಾರ; they are ಅನುವಾದಕರು and ಸಲಹೆಗಾರರು, and a borrowed word ends in no vowel
    const masculine = occupations.map(({ labels }) => labels.kn).filter((label) => /[ಕರ]$/u.test(label));
    expect(masculine).toEqual([]);
  });

  it('has no abbreviation of banks, which nobody who looks for work knows', () => {
    const kinds = INTERVIEW_CATEGORIES.map((id) => INTERVIEW_CATEGORY_DETAILS[id].label);
    const labels = [...kinds, ...occupations.map((occupation) => occupation.labels)].flatMap((all) =>
      Object.values(all),
    );
    expect(labels.filter((label) => /casa|कासा|ಕಾಸಾ/i.test(label))).toEqual([]);
  });
});
