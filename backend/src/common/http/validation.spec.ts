import { describe, expect, it } from '@jest/globals';
import { CreateJobSchema } from '@nukkad/contract/jobs/jobs';
import { SignUpSchema } from '@nukkad/contract/accounts/auth';
import { CreateInterviewRequestSchema } from '@nukkad/contract/interviews/interviews';
import type { Language } from '@nukkad/contract/languages';
import { problemOf } from './problem.filter.js';
import { SchemaValidationPipe, validationError } from './validation.js';
import { z } from 'zod';

const problem = (schema: z.ZodType, input: unknown, language: Language = 'en') => {
  const parsed = schema.safeParse(input);
  if (parsed.success) throw new Error('the input was accepted');
  return problemOf(validationError(parsed.error.issues as never, schema, input), language);
};

const JOB = {
  title: 'Cook',
  company: 'Cafe',
  description: 'Cooks',
  jobType: 'gig_work',
  category: 'food_service',
  location: 'Indiranagar',
};

describe('validation answers', () => {
  it.each([
    ['a wrong type', { ...JOB, title: 7 }, 'title', 'This is not filled in the right way.'],
    ['a text that is too long', { ...JOB, title: 'x'.repeat(121) }, 'title', 'This is too long.'],
    [
      'control characters',
      { ...JOB, title: 'Co\u0000ok' },
      'title',
      "This has a symbol we can't save, maybe a hidden one from copied text. Please type it again.",
    ],
    [
      'half a character',
      { ...JOB, title: 'Co\ud800ok' },
      'title',
      "This has a symbol we can't save, maybe a hidden one from copied text. Please type it again.",
    ],
    ['an unknown choice', { ...JOB, jobType: 'forever' }, 'jobType', 'Please choose one from the list.'],
    ['an unknown field', { ...JOB, salary: 1 }, 'salary', "We don't know this field."],
    ['a negative number', { ...JOB, minRate: -1 }, 'minRate', 'This is too small (at least 0).'],
    ['a huge number', { ...JOB, maxRate: 1e9 }, 'maxRate', 'This is too large (at most 10000000).'],
    ['too many items', { ...JOB, requiredSkills: Array(31).fill('x') }, 'requiredSkills', 'Too many (at most 30).'],
  ])('reports the field of %s', (_name, input, field, message) => {
    expect(problem(CreateJobSchema, input)).toEqual({
      type: 'about:blank',
      title: 'Invalid request',
      status: 400,
      detail: 'Please check the marked fields.',
      code: 'errors.invalid',
      errors: [{ field, message }],
    });
  });

  it.each<[string, object, Language, string, string, string]>([
    [
      'all of them',
      {},
      'en',
      'Missing required fields',
      'Please fill in: Job title, Company, Description, Job type, Category, Location',
      'title company description jobType category location',
    ],
    [
      'one that is absent',
      { ...JOB, title: undefined },
      'en',
      'Missing required fields',
      'Please fill in: Job title',
      'title',
    ],
    [
      'one that is blank',
      { ...JOB, location: '   ' },
      'en',
      'Missing required fields',
      'Please fill in: Location',
      'location',
    ],
    [
      'two that come in another order, beside a fault of another kind',
      { minRate: -1, ...JOB, jobType: '', title: null },
      'en',
      'Missing required fields',
      'Please fill in: Job title, Job type',
      'title jobType minRate',
    ],
    [
      'in Hindi',
      { ...JOB, title: '', location: '' },
      'hi',
      'कुछ ज़रूरी जानकारी बाकी है',
      'कृपया भरें: जॉब का नाम, जगह',
      'title location',
    ],
    ['in Kannada', { ...JOB, company: '' }, 'kn', 'ಕೆಲವು ವಿವರ ಬಾಕಿ ಇದೆ', 'ದಯವಿಟ್ಟು ತುಂಬಿ: ಕಂಪನಿ', 'company'],
  ])('names missing fields of the hire form: %s', (_name, input, language, title, detail, fields) => {
    const { errors, ...body } = problem(CreateJobSchema, input, language);
    expect(body).toEqual({ type: 'about:blank', title, status: 400, detail, code: 'jobs.missingFields' });
    expect(errors?.map((entry) => entry.field)).toEqual(fields.split(' '));
  });

  it('names a choice of a form that is one of two', () => {
    const input = { jobType: 'astronaut', interviewMode: 'phone', timeSlot: '4:00 PM - 6:00 PM' };
    expect(problem(CreateInterviewRequestSchema, input).errors).toEqual([
      { field: 'jobType', message: 'Please choose one from the list.' },
    ]);
  });

  it.each([
    ['a value of the one whose fields there are', { card: '12', owner: 'Asha', year: 'soon' }, ['year']],
    ['a value deep inside it', { card: '12', owner: { first: 7 }, year: 2030 }, ['owner.first']],
    ['what the one that was named does not have', { kind: 'cash', card: '12', year: 2030 }, ['card', 'year']],
    ['what none of them takes', { kind: 'cheque' }, ['kind']],
  ])('reports the fields of a union for %s', (_name, input, fields) => {
    const card = z.strictObject({
      kind: z.literal('card').optional(),
      card: z.string(),
      owner: z.union([z.literal('Asha'), z.strictObject({ first: z.string() })]),
      year: z.number(),
    });
    const schema = z.union([card, z.strictObject({ kind: z.literal('cash') })]);
    expect(problem(schema, input).errors?.map(({ field }) => field)).toEqual(fields);
  });

  it('reports only the rule of a form that is broken', () => {
    const body = problem(SignUpSchema, { firstName: '', lastName: '', email: '', phone: '', password: '' });
    expect(body.title).toBe('Missing Information');
    expect(body.detail).toBe('Please fill in all required fields.');
    expect(body.errors).toBeUndefined();
  });
});

describe('the validation of a parameter', () => {
  const pipe = new SchemaValidationPipe();
  const validate = (fields: string) =>
    pipe.transform(JSON.parse(`{"name": "Asha"${fields}}`), {
      type: 'body',
      schema: z.strictObject({ name: z.string(), places: z.array(z.strictObject({ city: z.string() })).optional() }),
    });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the field %s as unknown', async (field) => {
    await expect(validate(`, "${field}": {"name": "Ravi"}`)).rejects.toMatchObject({
      options: { fields: [{ field, key: 'errors:field.unknown' }] },
    });
  });

  it('refuses such a field inside a list, by its path', async () => {
    const places = ', "places": [{"city": "Pune"}, {"city": "Agra", "__proto__": {"city": "Surat"}}]';
    await expect(validate(places)).rejects.toMatchObject({
      options: { fields: [{ field: 'places.1.__proto__', key: 'errors:field.unknown' }] },
    });
  });

  it('accepts a value without such fields', async () => {
    await expect(validate('')).resolves.toEqual({ name: 'Asha' });
    await expect(validate(', "places": [{"city": "Pune"}]')).resolves.toEqual({
      name: 'Asha',
      places: [{ city: 'Pune' }],
    });
  });
});
