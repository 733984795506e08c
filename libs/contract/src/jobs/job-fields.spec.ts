import { describe, expect, it } from '@jest/globals';
import { fieldsOf, JOB_FIELD_NAMES } from './job-fields.js';
import { CreateJobSchema, JobSchema, OwnJobSchema, UpdateJobSchema } from './jobs.js';
import { PublicJobSchema } from './public-jobs.js';

describe('the list of the fields of a job', () => {
  it.each([
    ['the request that posts a job', CreateJobSchema],
    ['the request that edits a job', UpdateJobSchema],
    ['a job', JobSchema],
    ['a job of its owner', OwnJobSchema],
    ['a job of a guest', PublicJobSchema],
  ])('adds each field to %s', (_name, { shape }) => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(JOB_FIELD_NAMES));
  });

  it('has null for a field that a posted job does not state', () => {
    const posted = CreateJobSchema.parse({
      ...{ title: 'Cook', company: 'Udupi', description: 'Idli', location: 'Jayanagar' },
      ...{ jobType: 'part_time', category: 'food_service', minRate: 100 },
    });
    expect(fieldsOf(posted)).toEqual({
      ...{ title: 'Cook', company: 'Udupi', description: 'Idli', jobType: 'part_time', category: 'food_service' },
      ...{ minRate: 100, maxRate: null, rateType: 'hourly', currency: 'INR', requiredSkills: [], hoursPerWeek: null },
    });
  });
});
