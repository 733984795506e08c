import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { UserEntity } from '../../users/users.public.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { makeFeed, pathOf } from './feed.js';
import { eventsOf, readCalendar } from './ical-reader.js';
import { inHours, saveInterviewRequest } from './interview.factory.js';

/** 2026-12-01T05:30:00.000Z → 20261201T053000Z */
const utc = (time: Date | null): string => `${time?.toISOString().replace(/[-:]|\.\d+Z$/g, '')}Z`;

describe('GET /api/calendar/{secret}.ics', () => {
  let test: TestApp;
  let owner: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    jobId = (await saveJob(test.dataSource, { employerId: owner.id, title: 'Baker', company: 'Rava' })).id;
  });
  afterAll(() => test.close());

  const confirmed = (me: Person, hours: number, fields = {}) =>
    saveInterviewRequest(test.dataSource, {
      ...{ seekerId: me.id, jobId, employerId: owner.id, status: 'confirmed', confirmedTime: inHours(hours) },
      ...fields,
    });

  it('returns a calendar in UTC, in the language of its owner, without a session', async () => {
    const me = await seeker(test, { language: 'kn' });
    const interview = await confirmed(me, 30);
    const response = await test.api.get(pathOf(await makeFeed(me))).expect(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(readCalendar(response.text).properties['X-WR-CALNAME']).toBe('Nukkad ಇಂಟರ್ವ್ಯೂಗಳು');
    expect(eventsOf(response.text)).toEqual([
      expect.objectContaining({
        UID: `interview-${interview.id}@nukkad`,
        DTSTART: utc(interview.confirmedTime),
        DTEND: utc(new Date((interview.confirmedTime?.getTime() ?? 0) + 30 * 60_000)),
        SUMMARY: 'ಇಂಟರ್ವ್ಯೂ: Baker, Rava',
        DESCRIPTION: 'ಫೋನ್: +919800000001',
      }),
    ]);
  });

  it('contains one person’s confirmed interviews of the last month and the future', async () => {
    const me = await seeker(test);
    const old = { jobId: (await saveJob(test.dataSource, { employerId: owner.id })).id, status: 'completed' };
    await confirmed(me, -31 * 24, old);
    const recent = await confirmed(me, -29 * 24, old);
    const next = await confirmed(me, 300 * 24);
    await confirmed(await seeker(test), 50);
    const url = pathOf(await makeFeed(me));
    const ids = async (): Promise<(string | undefined)[]> =>
      eventsOf((await test.api.get(url).expect(200)).text).map((event) => event['UID']);
    expect(await ids()).toEqual([`interview-${recent.id}@nukkad`, `interview-${next.id}@nukkad`]);
    await me.post(`/api/interview-requests/${next.id}/cancel`).expect(200);
    expect(await ids()).toEqual([`interview-${recent.id}@nukkad`]);
  });

  it('follows a rescheduled interview, and counts its changes', async () => {
    const me = await seeker(test);
    const { id: other } = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await confirmed(me, 60, { jobId: other });
    const url = pathOf(await makeFeed(me));
    const only = async () => eventsOf((await test.api.get(url).expect(200)).text)[0];
    const before = await only();
    const time = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 70 * 3_600_000);
    await me.post(`/api/interview-requests/${id}/proposal`).send({ time: time.toISOString() }).expect(200);
    expect(await only()).toMatchObject({ DTSTART: before?.['DTSTART'], SEQUENCE: '0' });
    const answer = { answer: 'accepted', time: time.toISOString() };
    await owner.post(`/api/interview-requests/${id}/proposal/answer`).send(answer).expect(200);
    expect(await only()).toMatchObject({
      UID: before?.['UID'],
      DTSTART: utc(time),
      SEQUENCE: '1',
      STATUS: 'CONFIRMED',
    });
  });

  it('returns the employer’s view to the employer', async () => {
    const shop = await employer(test);
    const { id } = await saveJob(test.dataSource, { employerId: shop.id, title: 'Cook' });
    const asha = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
    const shy = await seeker(test, { firstName: '', lastName: '', email: 'shy.person@example.com' });
    await confirmed(asha, 40, { jobId: id, employerId: shop.id });
    await confirmed(shy, 41, { jobId: id, employerId: shop.id });
    const { text } = await test.api.get(pathOf(await makeFeed(shop))).expect(200);
    const summaries = eventsOf(text).map((event) => event['SUMMARY']);
    expect(summaries).toEqual(['Interview: Cook, Asha Rao', 'Interview: Cook, A job seeker']);
    expect(text).not.toContain('shy.person');
  });

  it('returns 404 for an invented or changed address', async () => {
    const me = await seeker(test);
    const path = pathOf(await makeFeed(me));
    const secret = path.slice('/api/calendar/'.length, -'.ics'.length);
    const other = pathOf(await makeFeed(await seeker(test))).slice('/api/calendar/'.length, -'.ics'.length);
    const wrong = [
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      secret.slice(0, 32) + other.slice(32),
      secret.slice(0, -1),
      `${secret}A`,
      secret.slice(32),
      secret.toUpperCase(),
      `${'0'.repeat(32)}${secret.slice(32)}`,
      '',
      'x',
      "' OR 1=1 --",
      '%00',
      '𝓌'.repeat(20),
    ];
    for (const text of wrong) await test.api.get(`/api/calendar/${encodeURIComponent(text)}.ics`).expect(404);
    await test.api.get(`/api/calendar/${secret}`).expect(404);
    await test.api.get(`/api/calendar/${'x'.repeat(200)}.ics`).expect(400);
    await test.api.get(path).expect(200);
  });

  it('ends with the account', async () => {
    const me = await seeker(test);
    const path = pathOf(await makeFeed(me));
    await test.dataSource.getRepository(UserEntity).delete(me.id);
    await test.api.get(path).expect(404);
  });
});
