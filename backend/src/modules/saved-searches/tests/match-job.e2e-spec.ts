import { describe, expect, it } from '@jest/globals';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { outOfTime } from '../../jobs/tests/job.factory.js';
import { bothSides, NOBODY, seeker } from '../../jobs/tests/people.js';
import { HERE, searchAddress } from '../../matching/tests/market.js';
import { endNow, saveSuspension } from '../../moderation/tests/suspension.factory.js';
import { MatchJobUseCase } from '../match-job.use-case.js';
import { createMatching } from '../create-matching.js';
import { ReadSearchesAnewUseCase } from '../read-searches-anew.use-case.js';
import { notifiedSeeker } from './notified-seeker.js';

describe('a new job', () => {
  const here = notifiedSeeker();
  const match = (jobId: string): Promise<number> => here.test.app.get(MatchJobUseCase).match(jobId);
  const matches = async (): Promise<string[]> =>
    (
      (await here.test.dataSource.query(
        `SELECT s.search FROM saved_search_matches m JOIN saved_searches s ON s.id = m.saved_search_id ORDER BY 1`,
      )) as { search: string }[]
    ).map(({ search }) => search);

  const cityId = async (name: string): Promise<string> =>
    (
      (await here.test.dataSource.query(
        `SELECT p.id FROM places p JOIN place_names n ON n.place_id = p.id WHERE p.kind = 'city' AND n.normalised = $1`,
        [name],
      )) as { id: string }[]
    )[0]!.id;

  const TEXTS = [
    ...[
      'cook',
      'waiter',
      'रसोइया',
      'ವೇಟರ್',
      'part time cook',
      'cook jayanagar',
      'delivery boy',
      'restaurant',
      'night guard',
    ],
    ...[
      'tandoor',
      'tandoor master',
      'waitor',
      'driver',
      'part time',
      'udupi',
      'cook and clean',
      'office work',
      'medical shop',
    ],
    ...[
      'cook in jayanagar',
      'work in jayanagar',
      'night work',
      'work from home',
      'cook 200 per hour',
      'cook not at night',
      'driver but no delivery',
      'urgent work 500 per day',
    ],
  ];
  const JOBS: [string, object][] = [
    ['Cook', {}],
    ['Night cook for a hostel', { location: 'Jayanagar, Bengaluru' }],
    ['Tandoor master', {}],
    ['Helper', { category: 'food_service', description: 'Beside the tandoor. You cook and clean.' }],
    ['Waiter', { category: 'food_service', jobType: 'gig_work' }],
    ['ವೇಟರ್ ಬೇಕು', { category: 'food_service' }],
    ['Delivery boy', { category: 'delivery' }],
    ['Driver', { category: 'delivery' }],
    ['Security guard', { category: 'security' }],
    ['Office assistant', { category: 'office_education', company: 'Medical shop' }],
    ['Data entry', { category: 'office_education', description: 'Work from home, at night. Urgent.' }],
    ['Driver for deliveries', { category: 'delivery', hourlyPay: 250, description: 'Night shift.' }],
  ];

  it.each(JOBS)('%s (%j) is reported by the searches in which AI Jobs shows it as requested', async (title, fields) => {
    // more than the maximum for one person
    const other = await seeker(here.test);
    for (const [index, search] of TEXTS.entries()) await here.save({ search }, index % 2 ? other : here.worker);
    const job = await here.post(title, fields);
    // other jobs have these words, so that the search does not try similar ones
    for (const search of TEXTS) await here.post(`Other ${search}`, {}, 15);
    await match(job.id);
    const shown: string[] = [];
    for (const search of TEXTS) {
      const { body } = await here.worker.get(searchAddress({ search, limit: 50 })).expect(200);
      if ((body as AiJob[]).some((found) => found.id === job.id)) shown.push(search);
    }
    expect(await matches()).toEqual(shown.sort());
  });

  it('is found by a word that is new to the vocabulary', async () => {
    await here.save({ search: 'zamboni' });
    const job = await here.post('Zamboni hero');
    expect(await match(job.id)).toBe(1);
  });

  it.each<[object, object, number, boolean]>([
    [{ category: 'delivery' }, {}, 1, true],
    [{ category: 'retail' }, {}, 1, false],
    [{ jobType: 'part_time' }, {}, 1, true],
    [{ jobType: 'gig_work' }, {}, 1, false],
    [{ category: 'delivery', jobType: 'part_time' }, {}, 1, true],
    [{ category: 'delivery', jobType: 'gig_work' }, {}, 1, false],
    [{ search: 'rider', category: 'retail' }, {}, 1, false],
    [{ minPay: 125 }, {}, 1, true],
    [{ minPay: 126 }, {}, 1, false],
    [{ minPay: 1 }, { hourlyPay: null }, 1, false],
    [{ search: 'rider' }, {}, 19.2, true],
    [{ search: 'rider' }, {}, 21, false],
    [{ search: 'rider', radius: 5 }, {}, 4.2, true],
    [{ search: 'rider', radius: 5 }, {}, 6, false],
    [{ search: 'rider', latitude: undefined, longitude: undefined }, {}, 900, true],
    [{ search: 'rider in yelahanka' }, {}, 25, true],
    [{ search: 'rider in yelahanka', radius: 5 }, {}, 1, false],
    [{ search: 'work in yelahanka', category: 'delivery' }, {}, 25, true],
    [{ search: 'work in yelahanka', category: 'retail' }, {}, 25, false],
    [{ search: 'night work', category: 'delivery' }, { description: 'Night shift only.' }, 1, true],
    [{ search: 'night work', category: 'delivery' }, {}, 1, false],
  ])('matches the search %j as a delivery job %j %d km away: %s', async (asked, fields, km, answers) => {
    await here.save(asked);
    const job = await here.post('Rider', { category: 'delivery', jobType: 'part_time', hourlyPay: 125, ...fields }, km);
    expect(await match(job.id)).toBe(answers ? 1 : 0);
  });

  it.each([
    ['Bengaluru', 1],
    ['Bangalore', 1],
    ['ಬೆಂಗಳೂರು', 1],
    ['Mysuru', 0],
    ['', 0],
  ])('without a known place matches the searches of seekers in its town: %s', async (city, found) => {
    const person = await seeker(here.test, { city });
    await here.save({ search: 'cook' }, person);
    const job = await here.post('Cook', { point: null, location: 'Somewhere, Bengaluru' });
    expect(await match(job.id)).toBe(found);
  });

  it.each([
    ['looks there', { latitude: 12.31, longitude: 76.65 }, '', 1],
    ['names it', { latitude: 12.97, longitude: 77.59, search: 'cook in mysuru' }, '', 1],
    ['looks 150 km away', { latitude: 12.97, longitude: 77.59 }, '', 0],
    ['belongs to a seeker who lives there', { latitude: 12.97, longitude: 77.59 }, 'Mysore', 1],
    ['belongs to a seeker of a city that the address names as well', { latitude: 13.34, longitude: 77.1 }, 'Tumkur', 0],
  ])('in a certain city matches a search that %s as expected', async (_which, search, city, found) => {
    const person = await seeker(here.test, { city });
    await here.save({ search: 'cook', ...search }, person);
    const { id } = await here.post('Cook', {
      point: null,
      location: 'Tumkur hotel, Mysore',
      cityId: await cityId('mysuru'),
    });
    expect(await match(id)).toBe(found);
  });

  it('is not reported to its employer, its applicants, or leaving seekers', async () => {
    const poster = await bothSides(here.test);
    await here.save({ search: 'cook' }, poster);
    await here.save({ search: 'cook' });
    const leaving = await seeker(here.test);
    await here.save({ search: 'cook' }, leaving);
    await here.test.dataSource.query(`UPDATE users SET deletion_due_at = now() + interval '7 days' WHERE id = $1`, [
      leaving.id,
    ]);
    const job = await here.post('Cook', { employerId: poster.id });
    await saveApplication(here.test.dataSource, { jobId: job.id, seekerId: here.worker.id });
    expect(await match(job.id)).toBe(0);
  });

  it.each([
    ['paused', `paused_at = clock_timestamp()`],
    ['ended', `opened_at = opened_at - interval '90 days'`],
  ])('is not found by a search that is %s', async (_state, change) => {
    await here.save({ search: 'cook' });
    await here.test.dataSource.query(`UPDATE saved_searches SET ${change}`);
    const job = await here.post('Cook');
    expect(await match(job.id)).toBe(0);
  });

  it('is found once by a search, for repeated and concurrent matching', async () => {
    await here.save({ search: 'cook' });
    const job = await here.post('Cook');
    const counts = await Promise.all([match(job.id), match(job.id)]);
    expect([...counts, await match(job.id)].sort()).toEqual([0, 0, 1]);
    expect(await matches()).toEqual(['cook']);
    expect(await match(NOBODY)).toBe(0);
  });

  it('is matched when it is posted, edited, opened again, or shown again, and at no other time', async () => {
    await here.save({ search: 'cook' });
    const tasks = async (): Promise<number> => {
      const [{ n }]: [{ n: number }] = await here.test.dataSource.query(
        `WITH gone AS (DELETE FROM outbox WHERE task = 'saved-searches.match-job' RETURNING id) SELECT count(*)::int AS n FROM gone`,
      );
      return n;
    };
    const job = await here.post('Helper');
    expect(await tasks()).toBe(1);
    const set = (change: string) => here.test.dataSource.query(`UPDATE jobs SET ${change} WHERE id = $1`, [job.id]);
    await set(`view_count = 5, updated_at = now()`);
    await set(`status = 'closed'`);
    await set(`title = 'Cook'`);
    expect(await tasks()).toBe(0);
    await set(`status = 'open'`);
    expect(await tasks()).toBe(1);
    await set(`title = 'Night cook'`);
    expect(await tasks()).toBe(1);
    await saveSuspension(here.test.dataSource, { userId: here.owner.id });
    expect(await tasks()).toBe(0);
    await endNow(here.test.dataSource, here.owner.id);
    expect(await tasks()).toBe(1);
    await here.post('Cook', outOfTime());
    expect(await tasks()).toBe(0);
  });

  it('adds no task without saved searches', async () => {
    await here.post('Cook');
    expect(await here.test.dataSource.query(`SELECT task FROM outbox`)).toEqual([]);
  });

  it('is found by the current interpretation of a text within a day', async () => {
    await here.save({ search: 'cook' });
    const readAnew = here.test.app.get(ReadSearchesAnewUseCase);
    await here.test.dataSource.query(
      `UPDATE saved_search_terms SET term = 'word of-an-older-release' WHERE term = 'word cook'`,
    );
    await here.test.dataSource.query(`DELETE FROM saved_search_terms WHERE term <> 'word of-an-older-release'`);
    expect(await readAnew.execute()).toBe(0);
    const job = await here.post('Cook');
    expect(await match(job.id)).toBe(0);
    await here.test.dataSource.query(`UPDATE saved_searches SET read_at = read_at - interval '1 day'`);
    expect(await Promise.all([readAnew.execute(), readAnew.execute()]).then((counts) => counts.sort())).toEqual([0, 1]);
    expect(await match(job.id)).toBe(1);
    expect(
      await here.test.dataSource.query(`SELECT term FROM saved_search_terms WHERE term LIKE '%older-release'`),
    ).toEqual([]);
  });

  it('is found equally by the benchmark’s matching', async () => {
    const { id } = await here.save({ search: 'zamboni' });
    const job = await here.post('Zamboni hero');
    const measured = createMatching(here.test.dataSource);
    await here.test.dataSource.query(`DELETE FROM saved_search_terms`);
    expect(await measured.match(job.id)).toBe(0);
    await measured.index([{ id, search: 'zamboni', category: null, jobType: null, ...HERE }]);
    expect(await measured.match(job.id)).toBe(1);
    expect(await match(job.id)).toBe(0);
    const judged = ['zamboni', 'cook'].map((search) => ({ search, ...HERE, radiusKm: 20 }));
    expect(await measured.judge(job.id, judged)).toEqual([1, 0]);
  });
});
