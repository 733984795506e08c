import { describe, expect, it } from '@jest/globals';
import { LEXICON_VERSION } from '@nukkad/language/lexicon/compiled-lexicon';
import { jobMeaning } from './job-meaning.js';

const job = (said: Partial<Parameters<typeof jobMeaning>[0]>): Parameters<typeof jobMeaning>[0] => ({
  ...{ title: 'Something new', description: '', requiredSkills: [], jobType: 'contract', hoursPerWeek: null },
  category: 'food_service',
  ...said,
});

describe('jobMeaning', () => {
  it('recognises skills and occupations in any script', () => {
    const meaning = jobMeaning(job({ title: 'ವೇಟರ್ ಬೇಕು', requiredSkills: ['Billing', 'टैली', 'Billing', 'Levitation'] }));
    expect(meaning).toMatchObject({ skillIds: ['billing', 'tally'], occupationIds: ['waiter'] });
  });

  it('suggests occupations from the description where the title names none', () => {
    const { occupationIds, suggestedOccupationIds } = jobMeaning(
      job({ title: 'Join our team!', description: 'We need a waiter for a small hotel. Friendly people.' }),
    );
    expect(occupationIds).toEqual([]);
    expect(suggestedOccupationIds).toContain('waiter');
  });

  it('suggests nothing where the title names an occupation', () => {
    const meaning = jobMeaning(job({ title: 'Electrician', description: 'Our waiter and our cook are happy.' }));
    expect(meaning).toMatchObject({ occupationIds: ['electrician'], suggestedOccupationIds: [] });
  });

  it('recognises the stated conditions of a job', () => {
    const meaning = jobMeaning(job({ description: 'Night shift. Food and room given.', hoursPerWeek: 20 }));
    expect(meaning.conditionIds).toEqual(['night', 'part_day', 'food_included', 'room_included']);
  });

  it('returns no meaning for unknown words', () => {
    expect(jobMeaning(job({}))).toEqual({
      ...{ skillIds: [], occupationIds: [], suggestedOccupationIds: [], conditionIds: [] },
      lexiconVersion: LEXICON_VERSION,
    });
  });
});
