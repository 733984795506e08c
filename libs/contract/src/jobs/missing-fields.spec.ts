import { expect, it } from '@jest/globals';
import { CreateJobSchema } from './jobs.js';
import { MISSING_FIELDS, missingFields } from './missing-fields.js';

it('fields of which nothing can be seen are missing, in the order of the form', () => {
  const rule = MISSING_FIELDS.get(CreateJobSchema)!;
  const form = { title: '\u200b', company: '\u3164', description: 'ನ್\u200c', jobType: 'gig_work', category: null };
  expect(missingFields(rule, { ...form, location: '\u2800 \u00ad' })).toEqual([
    'title',
    'company',
    'category',
    'location',
  ]);
});
