import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import { type RequestFields, saveBroadcast, saveInterviewRequest } from './interview.factory.js';

describe('GET /api/calendar', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    jobId = (await saveJob(test.dataSource, { employerId: owner.id, title: 'Baker', company: 'Rava' })).id;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
  });

  const confirmed = (time: string, fields: RequestFields = {}): Promise<InterviewRequestEntity> =>
    saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, employerId: owner.id, status: 'confirmed', confirmedTime: new Date(time) },
      ...fields,
    });
  const entries = async (person: Person, from: string, to: string): Promise<Record<string, unknown>[]> =>
    (await person.get(`/api/calendar?from=${from}&to=${to}`).expect(200)).body;

  it('returns interviews with a time to both sides, in order', async () => {
    const later = await saveBroadcast(test.dataSource, {
      ...{ seekerId: worker.id, employerId: owner.id, jobId, status: 'rescheduled', company: 'Rava Cafe' },
      ...{ confirmedTime: new Date('2030-05-02T09:00:00Z'), proposedTime: new Date('2030-05-03T09:00:00Z') },
      sequence: 2,
    });
    const past = await confirmed('2030-05-01T04:15:00Z', { status: 'completed' });
    const expected = [
      {
        ...{ id: past.id, kind: 'interview', title: 'Baker', company: 'Rava', mode: 'phone' },
        ...{ startsAt: '2030-05-01T04:15:00.000Z', endsAt: '2030-05-01T04:45:00.000Z' },
        ...{ place: null, phone: '+919800000001', status: 'completed', proposedTime: null, sequence: 0 },
      },
      {
        ...{ id: later.id, kind: 'interview', title: 'Baker', company: 'Rava Cafe', mode: 'in-person' },
        ...{ startsAt: '2030-05-02T09:00:00.000Z', endsAt: '2030-05-02T09:30:00.000Z' },
        ...{ place: '12 Church Street', phone: null, status: 'rescheduled', sequence: 2 },
        placeNames: { hi: 'चर्च स्ट्रीट', kn: 'ಚರ್ಚ್ ಸ್ಟ್ರೀಟ್' },
        proposedTime: '2030-05-03T09:00:00.000Z',
      },
    ];
    const seenBy = (seeker: string | null) => expected.map((entry) => ({ ...entry, seeker }));
    expect(await entries(worker, '2030-05-01', '2030-05-31')).toEqual(seenBy(null));
    // the employer sees the seeker's name
    expect(await entries(owner, '2030-05-01', '2030-05-31')).toEqual(seenBy('Asha Rao'));
    expect(await entries(await employer(test), '2030-05-01', '2030-05-31')).toEqual([]);
    expect(await entries(await seeker(test), '2030-05-01', '2030-05-31')).toEqual([]);
  });

  it('returns the work and the place in the languages other than the employer’s text', async () => {
    const { id } = await saveJob(test.dataSource, {
      ...{ employerId: owner.id, title: 'Night rider', occupationIds: ['delivery_rider'] },
    });
    await confirmed('2030-05-20T05:00:00Z', {
      jobId: id,
      mode: 'in-person',
      place: '12, 9th Main, Jayanagar',
      phone: null,
    });
    for (const person of [worker, owner]) {
      expect(await entries(person, '2030-05-20', '2030-05-20')).toMatchObject([
        {
          ...{ title: 'Night rider', occupation: { hi: 'डिलीवरी राइडर', kn: 'ಡೆಲಿವರಿ ರೈಡರ್' } },
          ...{ place: '12, 9th Main, Jayanagar', placeNames: { hi: 'जयनगर', kn: 'ಜಯನಗರ' } },
        },
      ]);
    }
  });

  it('returns both kinds to a person who seeks and hires', async () => {
    const me = await bothSides(test);
    const { id: mine } = await saveJob(test.dataSource, { employerId: me.id });
    const asSeeker = await confirmed('2030-06-01T05:00:00Z', { seekerId: me.id });
    const asEmployer = await confirmed('2030-06-01T06:00:00Z', { jobId: mine, employerId: me.id });
    const ids = (await entries(me, '2030-06-01', '2030-06-01')).map((entry) => entry['id']);
    expect(ids).toEqual([asSeeker.id, asEmployer.id]);
  });

  it.each(['pending', 'declined', 'cancelled', 'expired'] as const)('omits interviews that are %s', async (status) => {
    await confirmed('2030-07-01T05:00:00Z', { status });
    expect(await entries(worker, '2030-07-01', '2030-07-01')).toEqual([]);
  });

  it('counts days as they begin and end in India', async () => {
    const ids: Record<string, string> = {};
    for (const time of [
      '2030-08-09T18:29:59Z', // 23:59:59 on the 9th
      '2030-08-09T18:30:00Z', // midnight
      '2030-08-10T18:29:59Z',
      '2030-08-10T18:30:00Z',
    ]) {
      // each another seeker: they overlap
      ids[time] = (await confirmed(time, { seekerId: (await seeker(test)).id })).id;
    }
    const of = async (from: string, to: string): Promise<unknown[]> =>
      (await entries(owner, from, to)).map((entry) => entry['id']);
    expect(await of('2030-08-10', '2030-08-10')).toEqual([ids['2030-08-09T18:30:00Z'], ids['2030-08-10T18:29:59Z']]);
    expect(await of('2030-08-09', '2030-08-09')).toEqual([ids['2030-08-09T18:29:59Z']]);
    expect(await of('2030-08-09', '2030-08-11')).toEqual(Object.values(ids));
  });

  it.each([
    ['a day that is none', '?from=2030-02-30&to=2030-03-01', ['from']],
    ['a moment', '?from=2030-02-01T00:00:00Z&to=2030-03-01', ['from']],
    ['the wrong order', '?from=2030-01-02&to=2030-01-01', ['to']],
    ['101 days', '?from=2030-01-01&to=2030-04-11', ['to']],
  ])('returns 400 for a range with %s', async (_what, query, fields) => {
    const { body } = await worker.get(`/api/calendar${query}`).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual(fields);
  });

  it('accepts a range of a hundred days, the first possible day, and the last', async () => {
    expect(await entries(worker, '2030-01-01', '2030-04-10')).toEqual([]);
    expect(await entries(worker, '0000-01-01', '0000-01-02')).toEqual([]);
    expect(await entries(worker, '9999-12-30', '9999-12-31')).toEqual([]);
  });
});
