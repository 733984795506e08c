import { describe, expect, it } from '@jest/globals';
import { type AdvertisedJob, conditionsOfJob } from './job-conditions.js';

const job = (description: string, more: Partial<AdvertisedJob> = {}): AdvertisedJob => ({
  ...{ title: 'Helper', description, requiredSkills: [], jobType: 'contract', hoursPerWeek: 48 },
  ...more,
});

describe('conditionsOfJob', () => {
  it.each<[string, string[]]>([
    ['Night shift. Food and room given.', ['night', 'food_included', 'room_included']],
    ['10 pm to 6 am, transport given', ['night']],
    ['5 am to 2 pm batch', ['early_morning']],
    ['Freshers welcome, immediate joining', ['urgent', 'no_experience']],
    ['Sat and Sun 8 hours each', ['weekend']],
    ['Daily 500 + tips', ['daily_pay']],
    ['Bike and licence needed', ['two_wheeler']],
    ['Work from home after training', ['work_from_home']],
    ['Work from home to type data', ['work_from_home']],
    ['रहना खाना फ्री। अनुभव ज़रूरी नहीं।', ['no_experience', 'food_included', 'room_included']],
    ['ರಾತ್ರಿ ಪಾಳಿ. ಅನುಭವ ಬೇಕಿಲ್ಲ.', ['no_experience', 'night']],
  ])('reads %j', (description, expected) => {
    expect(conditionsOfJob(job(description))).toEqual(expected);
  });

  it.each([
    'Sunday holiday',
    'Weekly off Sunday',
    'No night shift',
    'Drive the doctor from home to the hospital',
    'ಮಕ್ಕಳನ್ನು ಮನೆಯಿಂದ ಕರೆದುಕೊಂಡು ಹೋಗಿ ಶಾಲೆಗೆ ಬಿಡುವುದು',
    '4000 per day for a wedding',
    '2 years experience must',
    '',
  ])('takes nothing from %j', (description) => {
    expect(conditionsOfJob(job(description))).toEqual([]);
  });

  it('takes few hours a week, or the type of job, for a part of the day', () => {
    expect(conditionsOfJob(job('', { hoursPerWeek: 20 }))).toEqual(['part_day']);
    expect(conditionsOfJob(job('', { jobType: 'part_time' }))).toEqual(['part_day']);
  });
});
