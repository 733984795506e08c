import { describe, expect, it } from '@jest/globals';
import { anOwnJob } from '../../../../test/hiring';
import { formOf, type JobForm } from '../../../entities/hiring/model/job-form';
import { readJobForm } from '../../../entities/hiring/model/job-form-check';
import { changeOf, mergeForm } from './job-changes';

const job = anOwnJob();
const changeFor = (form: JobForm) => {
  const read = readJobForm(form);
  if (!('body' in read)) throw new Error('not a valid form');
  return changeOf(job, form, read.body);
};

describe('an edit', () => {
  it('of nothing sends nothing', () => {
    expect(changeFor({ ...formOf(job), title: ` ${job.title} ` })).toBeNull();
  });

  it('sends the differences, with the version that it started from', () => {
    const form = { ...formOf(job), title: 'Cook', minRate: '', hoursPerWeek: '30', requiredSkills: 'Billing, Hindi' };
    expect(changeFor(form)).toEqual({
      ...{ updatedAt: job.updatedAt, title: 'Cook', minRate: null, hoursPerWeek: 30 },
      requiredSkills: ['Billing', 'Hindi'],
    });
  });

  it('sends a new pin, even with the same name', () => {
    const pin = { latitude: 12.9, longitude: 77.6, source: 'device' as const };
    expect(changeFor({ ...formOf(job), location: { text: job.location, pin } })).toEqual({
      ...{ updatedAt: job.updatedAt, location: job.location, latitude: 12.9, longitude: 77.6 },
    });
  });
});

describe('an edit of a job that changed meanwhile', () => {
  const now = { ...job, title: 'Waiter by night', company: 'Taj', status: 'closed' as const };

  it('retains typed fields, updates untouched fields, and names the fields that both changed', () => {
    const typed = { ...formOf(job), title: 'Waitress', description: 'Serve twelve tables.' };
    const { form, contested } = mergeForm(job, now, typed);
    expect(form).toMatchObject({ title: 'Waitress', description: 'Serve twelve tables.', company: 'Taj' });
    expect(contested).toEqual(['title']);
  });

  it('has no conflict if both changes are equal', () => {
    expect(mergeForm(job, now, { ...formOf(job), title: 'Waiter by night' }).contested).toEqual([]);
  });
});
