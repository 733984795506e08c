import { describe, expect, it } from '@jest/globals';
import { EMPTY_JOB_FORM, type JobForm } from './model/job-form';
import { readJobForm } from './model/job-form-check';

const FILLED: JobForm = {
  ...EMPTY_JOB_FORM,
  ...{ title: 'Waiter', company: 'Udupi', description: 'Serve.', jobType: 'part_time', category: 'food_service' },
  location: { text: 'Koramangala', pin: null },
};
const bodyWith = (fields: Partial<JobForm>) => {
  const read = readJobForm({ ...FILLED, ...fields });
  return 'body' in read ? read.body : read;
};
const problemsWith = (fields: Partial<JobForm>) => {
  const read = readJobForm({ ...FILLED, ...fields });
  return 'problems' in read ? read.problems : {};
};

describe('a job form', () => {
  it.each([
    ['15k', 15_000],
    ['1.5 lakh', 150_000],
    ['₹15,000/-', 15_000],
    ['१५०', 150],
    ['೧೫೦', 150],
    ['2 हज़ार', 2000],
    ['120.50', 120.5],
  ])('parses pay typed as %s', (typed, amount) => {
    expect(bodyWith({ minRate: typed, maxRate: typed })).toMatchObject({ minRate: amount, maxRate: amount });
  });

  it.each(['as per market', '-1', '10.005', '10k-15k', '15,00', '20000000'])('refuses pay typed as %s', (typed) => {
    expect(problemsWith({ minRate: typed })).toEqual({ minRate: 'rate' });
    expect(problemsWith({ maxRate: typed })).toEqual({ maxRate: 'rate' });
  });

  it.each([
    ['४०', 40],
    ['40 hours', 40],
    ['24.7', 24],
  ])('parses hours typed as %s', (typed, hours) => {
    expect(bodyWith({ hoursPerWeek: typed })).toMatchObject({ hoursPerWeek: hours });
  });

  it.each(['full time', '169', '0', '40-48'])('refuses hours typed as %s', (typed) => {
    expect(problemsWith({ hoursPerWeek: typed })).toEqual({ hoursPerWeek: 'hours' });
  });

  it('states no pay and no hours if their fields have no visible characters', () => {
    const unstated = { minRate: undefined, maxRate: undefined, hoursPerWeek: undefined };
    expect(bodyWith({ minRate: ' ', maxRate: '\u200b', hoursPerWeek: '' })).toMatchObject({
      title: 'Waiter',
      ...unstated,
    });
  });

  it.each(['\u200b', '\u200d\u200c', '\u00ad', '\u3164', '\u2800'])('requires a title instead of %j', (title) => {
    expect(problemsWith({ title })).toEqual({ title: 'required' });
  });

  it('removes invisible characters from a description', () => {
    expect(bodyWith({ description: '\u202aServe\u202c\u000bten\u000ctables.' })).toMatchObject({
      description: 'Serve\nten\ntables.',
    });
  });

  it.each([
    ['too long', 'a'.repeat(500), 'tooLong'],
    ['of other characters', 'Waiter \ud83d', 'characters'],
  ])('says why a title is wrong that is %s', (_why, title, problem) => {
    expect(problemsWith({ title })).toEqual({ title: problem });
  });
});
