import { describe, expect, it } from '@jest/globals';
import { jobMeaning } from './job-meaning.js';

describe('jobMeaning', () => {
  it('reads skills and occupations in whatever script they are written', () => {
    const meaning = jobMeaning({ title: 'ವೇಟರ್ ಬೇಕು', requiredSkills: ['Billing', 'टैली', 'Billing', 'Levitation'] });
    expect(meaning).toEqual({ skillIds: ['billing', 'tally'], occupationIds: ['waiter'] });
  });

  it('makes nothing up', () => {
    expect(jobMeaning({ title: 'Something new', requiredSkills: [] })).toEqual({ skillIds: [], occupationIds: [] });
  });
});
