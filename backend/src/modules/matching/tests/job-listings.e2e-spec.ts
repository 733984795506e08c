import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { searchCell } from '@nukkad/contract/places/geo';
import { payShare } from '@nukkad/contract/matching/scoring';
import { unseenShare } from '@nukkad/contract/matching/scoring-unseen';
import {
  AGE_WEIGHT,
  MATCH_WEIGHTS,
  RECENT_DAYS,
  UNKNOWN_STANDING,
  UNSEEN_WEIGHT,
} from '@nukkad/contract/matching/scoring-weights';
import { wordsOf } from '@nukkad/language/text-normalisation';
import fc from 'fast-check';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { postJob } from './market.js';

const DAY_MS = 86_400_000;

describe('the searchable data of a job', () => {
  let test: TestApp;
  let employerId: string;
  const one = async <T>(sql: string, params: unknown[] = []): Promise<T> => {
    const rows: T[] = await test.dataSource.query(sql, params);
    return rows[0]!;
  };
  const everything = async (): Promise<unknown> =>
    test.dataSource.query(
      `SELECT l.job_id, l.search_cell, l.latitude, l.longitude, l.category, l.job_type, l.hourly_pay, l.hours_per_week,
         l.standing, l.unseen, l.merit, l.title_terms,
         (SELECT array_agg(s.kind || ' ' || s.name ORDER BY s.kind, s.name) FROM job_terms t JOIN search_terms s ON s.id = t.term
          WHERE t.ref = l.ref AND t.merit = l.merit AND t.search_cell = l.search_cell) AS terms
       FROM job_listings l ORDER BY l.job_id`,
    );

  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    employerId = (await saveUser(test.dataSource, { role: 'employer' })).id;
  });
  afterAll(() => test.close());

  it('has the same search cell in SQL as searchCell of libs/contract', async () => {
    const degrees = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const positions = fc.sample(degrees, 300).concat([
      { latitude: 90, longitude: 180 },
      { latitude: -90, longitude: -180 },
      { latitude: 12.975, longitude: 77.6 },
    ]);
    const rows: { cell: number }[] = await test.dataSource.query(
      `SELECT search_cell(latitude, longitude) AS cell FROM unnest($1::float8[], $2::float8[])
       WITH ORDINALITY AS p (latitude, longitude, place) ORDER BY place`,
      [positions.map(({ latitude }) => latitude), positions.map(({ longitude }) => longitude)],
    );
    expect(rows.map(({ cell }) => cell)).toEqual(positions.map(searchCell));
  });

  it('has the same merit in SQL as the weights of libs/contract', async () => {
    for (const [days, standing, pay, unseen] of [
      [0, 0.5, 130, 1],
      [12, 0, null, 0],
      [100, 1, 500, 0.25],
      [300, 0.3, 90, 0.9],
    ] as const) {
      const { merit } = await one<{ merit: number }>(
        `SELECT listing_merit(timestamptz '2026-01-01 00:00:00+00' + $1::float8 * interval '1 day', $2::real, $3::real, $4::real) AS merit`,
        [days, standing, pay, unseen],
      );
      const expected =
        (AGE_WEIGHT * days) / RECENT_DAYS -
        UNSEEN_WEIGHT * (1 - unseen) +
        MATCH_WEIGHTS.employer_rating * standing +
        MATCH_WEIGHTS.pay * payShare(pay, null);
      expect(merit).toBeCloseTo(expected, 3);
    }
  });

  it('has the same unseen share in SQL as unseenShare of libs/contract', async () => {
    for (const [looked, applied] of [
      [0, 0],
      [5, 0],
      [0, 5],
      [3, 2],
      [200, 100],
    ] as const) {
      const { share } = await one<{ share: number }>(`SELECT unseen_share($1, $2) AS share`, [looked, applied]);
      expect(share).toBeCloseTo(unseenShare({ looked, applied }), 6);
    }
  });

  it.each([
    'Delivery boy, night-shift (₹25,000/month)!',
    'वेटर / Waiter – फ़ास्ट फ़ूड रेस्टोरेंट में',
    'ಡೆಲಿವರಿ ಬಾಯ್ ಬೇಕು। ದಿನಕ್ಕೆ ₹೮೦೦',
    'सिक्योरिटी गार्ड चाहिए, ऑफ़िस',
    'Café “Résumé” naïve',
    'हिन्दी बम्पर गंगा',
    'ಬೆಂಗಳೂರು ಇಂಡಿಯಾ ಕನ್ನಡ ಅಕೌಂಟೆಂಟ್',
    'ﬁne ＡＢＣ １２',
    'ವಾಚ್ ಮ್ಯಾನ್, ನ್ಯಾನಿ ಮತ್ತು ಆನ್‌ಲೈನ್ ಅಣ್ಣ',
    'एजेन्ट न्यूज मेन्यू कम्युनिकेशन इन्फेक्शन लाइसेन्स अम्मा पाण्डे सञ्जय गङ्गा न्टा',
    'ಇನ್ಟರ್ನೆಟ್ ಇನ್ಶೂರೆನ್ಸ್ ಕಮ್ಪನಿ ಗನ್‌ಮ್ಯಾನ್ ಸಣ್ಡೆ ಪಞ್ಚ ಗಙ್ಗಾ ೫ನ್ಟಾ',
    'C++ / .NET, 5★ hotel 😀 job',
    'ज़रूरत है ड्राइवर की',
    'ವೇಟರ್\u200c ಮತ್ತು\u200d ಕುಕ್',
    `it's "quoted" \\ and_under [brackets] {braces} ~tilde`,
    '',
  ])('extracts the words of %j as the query does', async (text) => {
    const { words } = await one<{ words: string[] }>(`SELECT search_words($1) AS words`, [text]);
    expect(words.filter(Boolean)).toEqual(wordsOf(text));
  });

  it('contains all searchable terms of a job, the words of its title first', async () => {
    const { id } = await postJob(test, 1, {
      employerId,
      title: 'Night Waiter',
      company: 'Sri Balaji Cafe',
      location: 'MG Road',
      description: 'Serve the guests, and smile at the guests.',
      requiredSkills: ['Table service'],
      skillIds: ['serving'],
      occupationIds: ['waiter'],
      category: 'food_service',
      jobType: 'contract',
    });
    const { names, title_terms } = await one<{ names: string[]; title_terms: number }>(
      `SELECT l.title_terms, (SELECT array_agg(s.kind || ' ' || s.name ORDER BY place) FROM unnest(l.terms)
         WITH ORDINALITY AS t (term, place) JOIN search_terms s ON s.id = t.term) AS names
       FROM job_listings l WHERE l.job_id = $1`,
      [id],
    );
    expect(names.slice(0, title_terms)).toEqual(['word night', 'word waiter']);
    expect(names).toEqual([
      'word night',
      'word waiter',
      'word sri',
      'word balaji',
      'word cafe',
      'word mg',
      'word road',
      'word table',
      'word service',
      'word serve',
      'word guests',
      'word smile',
      'occupation waiter',
      'skill serving',
      'category food_service',
      'category_and_type food_service contract',
      'every ',
      'job_type contract',
    ]);
  });

  it('has a bounded size for any length of the text', async () => {
    const words = Array.from({ length: 800 }, (_, n) => `w${n.toString(36)}x`).join(' ');
    await postJob(test, 1, { employerId, title: 'x'.repeat(120), description: words.slice(0, 5000) });
    const { count } = await one<{ count: number }>(`SELECT count(*)::int AS count FROM job_terms`);
    expect(count).toBeLessThan(70);
  });

  it('contains the standing of the employer, and none for a new employer', async () => {
    await postJob(test, 1, { employerId });
    expect((await one<{ standing: number }>(`SELECT standing FROM job_listings`)).standing).toBe(UNKNOWN_STANDING);
  });

  it('is the same after all jobs are listed again', async () => {
    await postJob(test, 1, { employerId, skillIds: ['cooking'] }, 2);
    await postJob(test, 2, { employerId, title: 'वेटर', hourlyPay: null });
    await postJob(test, 3, { employerId, point: null, location: 'Bangalore' });
    await postJob(test, 4, { employerId, status: 'closed' });
    await test.dataSource.query(
      `INSERT INTO job_heat (job_id, search_cell, views, applications, unseen) SELECT job_id, search_cell, 3, 0, 0.75 FROM job_listings`,
    );
    await test.dataSource.query(`UPDATE job_listings SET unseen = 0.75`);
    const kept = await everything();
    expect(kept).toHaveLength(3);
    await test.dataSource.query(`SELECT list_all_jobs()`);
    expect(await everything()).toEqual(kept);
  });

  it('remains consistent under concurrent changes of many jobs', async () => {
    const jobs = await Promise.all(
      Array.from({ length: 12 }, (_, n) => postJob(test, n, { employerId, title: `Helper number ${n % 3}` })),
    );
    await Promise.all(
      jobs.map(({ id }, n) =>
        test.dataSource.query(
          n % 2
            ? `UPDATE jobs SET status = 'closed' WHERE id = $1`
            : `UPDATE jobs SET title = title || ' again' WHERE id = $1`,
          [id],
        ),
      ),
    );
    const kept = await everything();
    expect(kept).toHaveLength(6);
    await test.dataSource.query(`SELECT list_all_jobs()`);
    expect(await everything()).toEqual(kept);
    const { orphans } = await one<{ orphans: number }>(
      `SELECT count(*)::int AS orphans FROM job_terms t WHERE NOT EXISTS
         (SELECT FROM job_listings l WHERE l.ref = t.ref AND t.term = ANY (l.terms) AND t.merit = l.merit)`,
    );
    expect(orphans).toBe(0);
  });

  it('does not change when a job is only viewed', async () => {
    const { id } = await postJob(test, 1, { employerId });
    const before = await one<{ ref: number }>(`SELECT ref FROM job_listings`);
    await test.dataSource.query(`UPDATE jobs SET view_count = view_count + 1 WHERE id = $1`, [id]);
    expect(await one<{ ref: number }>(`SELECT ref FROM job_listings`)).toEqual(before);
  });

  it('excludes expired jobs after the sweep', async () => {
    const renewedAt = new Date(Date.now() - 40 * DAY_MS);
    await postJob(test, 1, { employerId, renewedAt, status: 'open' });
    await test.dataSource.query(`UPDATE jobs SET status = 'expired'`);
    expect(await everything()).toEqual([]);
  });
});
