import { describe, expect, it } from '@jest/globals';
import { type AdvertisedJob, conditionsOfJob } from './job-conditions.js';

const job = (description: string, more: Partial<AdvertisedJob> = {}): AdvertisedJob => ({
  ...{ title: 'Helper', description, requiredSkills: [], jobType: 'contract', hoursPerWeek: 48 },
  ...more,
});

// One text for each rule; the corpora in readings/ hold the texts that people write.
describe('conditionsOfJob', () => {
  it.each<[string, string, string[]]>([
    ['the words for conditions', 'Night shift. Food and room given.', ['night', 'food_included', 'room_included']],
    ['working times', '10 pm to 6 am, transport given', ['night']],
    ['a sentence without conditions', 'Drive the doctor from home to the hospital', []],
    ['a condition that is denied', 'No night shift', []],
    ['an empty description', '', []],
  ])('reads %s, "%s", as %j', (_rule, description, expected) => {
    expect(conditionsOfJob(job(description))).toEqual(expected);
  });

  it('reads few hours a week, and the type of job, as a part of the day', () => {
    expect(conditionsOfJob(job('', { hoursPerWeek: 20 }))).toEqual(['part_day']);
    expect(conditionsOfJob(job('', { jobType: 'part_time' }))).toEqual(['part_day']);
  });
});
