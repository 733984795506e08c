import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { personName, personParam } from './person-name.js';

const RELATIONS = ['applicant', 'seeker', 'worker', 'employer'] as const;
const nobody = { firstName: ' ', lastName: '', email: null };

describe('the name of a person', () => {
  it.each(RELATIONS)('is the person’s own name for the %s', (relation) => {
    expect(personName({ firstName: 'Asha', lastName: 'Rao', email: null }, relation, 'hi')).toBe('Asha Rao');
    expect(personName({ firstName: '', lastName: 'Rao', email: null }, relation, 'kn')).toBe('Rao');
  });

  it.each([
    ['applicant', 'New applicant', 'अप्लाई करने वाले', 'ಅರ್ಜಿ ಹಾಕಿದವರು'],
    ['seeker', 'A job seeker', 'काम ढूँढने वाले', 'ಕೆಲಸ ಹುಡುಕುತ್ತಿರುವ ಒಬ್ಬರು'],
    ['worker', 'A worker', 'काम करने वाले', 'ಕೆಲಸ ಮಾಡುವವರು'],
    ['employer', 'An employer', 'काम देने वाले', 'ಕೆಲಸ ಕೊಡುವವರು'],
  ] as const)('of a nameless %s is a label in the language of the reader', (relation, en, hi, kn) => {
    expect([LANGUAGES[0], 'hi', 'kn']).toEqual([...LANGUAGES]);
    expect(LANGUAGES.map((language) => personName(nobody, relation, language))).toEqual([en, hi, kn]);
    expect(personParam(nobody, relation)).toEqual({ key: `users:nameless.${relation}` });
  });

  it('is the part of the address before the @ only for the reader of the application', () => {
    const known = { ...nobody, email: 'imran@example.com' };
    expect(RELATIONS.map((relation) => personName(known, relation, 'en'))).toEqual([
      ...['imran', 'A job seeker', 'A worker', 'An employer'],
    ]);
  });
});
