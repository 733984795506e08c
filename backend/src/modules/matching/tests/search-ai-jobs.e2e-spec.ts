import { beforeEach, describe, expect, it } from '@jest/globals';
import { type AiJob, JOB_SORTS } from '@nukkad/contract/matching/ai-jobs';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { outOfTime } from '../../jobs/tests/job.factory.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { HERE, postMany, searchAddress } from './market.js';
import { searching, titles } from './searching.js';

describe('GET /api/ai-jobs', () => {
  const at = searching();
  const { post, search } = at;

  describe('the listed jobs', () => {
    it('lists open jobs within the radius, with distance, score and reasons', async () => {
      await post('Near', 2, { hourlyPay: 195, skillIds: ['bike_riding'] });
      await post('Far', 19.9);
      await post('Too far', 20.1);
      const { body, headers } = await search();
      expect(titles(body)).toEqual(['Near', 'Far']);
      expect(headers['x-total-count']).toBe('2');
      expect(headers['link']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
      expect(body[0]).toMatchObject({ company: 'Namma Tiffin', status: 'open', isActive: true, hasApplied: false });
      expect(Math.abs(body[0]!.distance! - 2)).toBeLessThan(0.01);
      expect(Math.abs(body[0]!.latitude! - HERE.latitude - 2 / 111.195)).toBeLessThan(1e-6);
      expect(body[0]).not.toHaveProperty('employerId');
      expect(body[0]!.matchReasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(body[0]!.matchScore);
      expect(body[0]!.matchReasons.map(({ code }) => code).sort()).toEqual([
        'distance',
        'employer_rating',
        'pay',
        'recent',
      ]);
      expect(body[0]!.matchReasons[0]).toMatchObject({ code: 'distance', max: 44, params: { km: 2 } });
    });

    it('searches next to the meridian of 180°, with more jobs on both sides than are read at once', async () => {
      await postMany(
        at.test,
        `WITH owners AS (
           INSERT INTO users (email, role, first_name, last_name, password_hash)
           SELECT 'owner-' || n || '@example.com', 'employer', 'Owner', 'Many', 'x' FROM generate_series(1, 600) AS n
           RETURNING id),
         numbered AS (SELECT id, row_number() OVER () AS n FROM owners)
         INSERT INTO jobs (employer_id, title, company, description, location, location_status, point, job_type, category,
           rate_type, currency, hourly_pay, expires_at)
         SELECT id, 'Rider', 'Company', 'Ride', 'Here', 'resolved',
           ST_SetSRID(ST_MakePoint(CASE n % 2 WHEN 0 THEN 179.99 ELSE -179.99 END, 0), 4326)::geography,
           'part_time', 'delivery', 'hourly', 'INR', 100, now() + interval '9 days'
         FROM numbered`,
        [],
      );
      const { body } = await search({ latitude: 0, longitude: 179.99, limit: 100 });
      expect(new Set(body.map(({ longitude }) => longitude))).toEqual(new Set([179.99]));
      expect(body).toHaveLength(100);
    });

    it.each(JOB_SORTS)('begins the first page sorted by %s with a job that states its pay', async (sort) => {
      const unpaid = { minRate: null, maxRate: null, hourlyPay: null };
      await post('Silent and near', 0.1, unpaid);
      await post('Silent', 1, unpaid, 1);
      await post('Paid and far', 15, {}, 2);
      const all = titles((await search({ sort })).body);
      expect(all[0]).toBe('Paid and far');
      expect([...all].sort()).toEqual(['Paid and far', 'Silent', 'Silent and near']);
    });

    it('does not change the order where no job of the page states its pay, and on later pages', async () => {
      const unpaid = { minRate: null, maxRate: null, hourlyPay: null };
      await post('Silent and near', 0.1, unpaid);
      await post('Silent', 1, unpaid);
      await post('Silent and farther', 2, unpaid);
      await post('Paid and far', 15);
      const first = await search({ limit: 2, sort: 'distance' });
      expect(titles(first.body)).toEqual(['Silent and near', 'Silent']);
      const next = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
      const { body } = await at.worker.get(next).expect(200);
      expect(titles(body as AiJob[])).toEqual(['Silent and farther', 'Paid and far']);
    });

    it('returns the occupation and the place in the languages other than the employer’s', async () => {
      const told = { occupationIds: ['cook'], location: 'Indiranagar, Bengaluru' };
      await post('Cook wanted', 1, told);
      const { body } = await search();
      expect(body[0]).toMatchObject({
        title: 'Cook wanted',
        occupation: { hi: 'रसोइया', kn: 'ಅಡುಗೆಯವರು' },
        place: { hi: expect.stringContaining('इंदिरानगर'), kn: expect.stringContaining('ಇಂದಿರಾನಗರ') },
      });
    });

    it.each([['closed'], ['paused'], ['filled'], ['expired']] as const)('excludes jobs that are %s', async (status) => {
      await post('Gone', 1, { status });
      expect((await search()).body).toEqual([]);
    });

    it('excludes expired jobs, swept or not', async () => {
      await post('Out of time', 1, outOfTime());
      const { body, headers } = await search();
      expect(body).toEqual([]);
      expect(headers['x-total-count']).toBe('0');
    });

    it('returns the seeker’s own applications only to the seeker', async () => {
      const { id } = await post('Applied', 1);
      await saveApplication(at.test.dataSource, { jobId: id, seekerId: at.worker.id });
      expect((await search()).body[0]).toMatchObject({ hasApplied: true });
      expect((await search({}, await seeker(at.test))).body[0]).toMatchObject({ hasApplied: false });
    });

    it('follows every change of a job at once', async () => {
      const { id } = await post('Cook', 1);
      const change = (set: string) => at.test.dataSource.query(`UPDATE jobs SET ${set} WHERE id = $1`, [id]);
      await change(`title = 'Barber', occupation_ids = '{barber}'`);
      expect(titles((await search({ search: 'barber' })).body)).toEqual(['Barber']);
      await change(`status = 'paused'`);
      expect((await search()).body).toEqual([]);
      await change(`status = 'open', category = 'beauty_wellness'`);
      expect(titles((await search({ category: 'beauty_wellness' })).body)).toEqual(['Barber']);
      expect((await search({ category: 'delivery' })).body).toEqual([]);
      await change(`point = ST_SetSRID(ST_MakePoint(80, 20), 4326)::geography`);
      expect((await search()).body).toEqual([]);
      await at.test.dataSource.query(`DELETE FROM jobs WHERE id = $1`, [id]);
      for (const table of ['job_listings', 'job_terms']) {
        expect(await at.test.dataSource.query(`SELECT * FROM ${table}`)).toEqual([]);
      }
    });
  });

  describe('places that are not known', () => {
    const unresolved = (title: string, location: string, fields: object = {}) =>
      post(title, 0, { point: null, location, locationStatus: 'unresolved', ...fields });

    it('are listed without a distance to seekers of that city, under any of its names', async () => {
      await unresolved('Here', 'behind the temple, Bangalore');
      await unresolved('Elsewhere', 'Sayyaji Rao Road, Mysuru');
      await post('Known', 3);
      const local = await seeker(at.test, { city: 'Bengaluru' });
      const { body, headers } = await search({}, local);
      expect(titles(body)).toEqual(['Known', 'Here']);
      expect(body[1]).toMatchObject({ latitude: null, longitude: null, locationStatus: 'unresolved' });
      expect(body[1]).not.toHaveProperty('distance');
      expect(headers['x-total-count']).toBe('2');
      expect(titles((await search()).body)).toEqual(['Known']);
    });

    describe('in a city that their address certainly names', () => {
      const MYSURU = { latitude: 12.31, longitude: 76.65 };
      const COIMBATORE = { latitude: 11.02, longitude: 76.97 };
      const DELHI = { latitude: 28.63, longitude: 77.22 };
      const UNDECIDED = { company: 'Anand Stores', description: 'Help in the shop.', jobType: 'part_time' as const };

      const publish = async (location: string, title = 'Shop helper') => {
        const { body } = await at.owner
          .post('/api/jobs')
          .send({ ...UNDECIDED, title, category: 'retail', location })
          .expect(201);
        expect(body).toMatchObject({ locationStatus: 'unresolved', latitude: null });
        return body as { id: string };
      };
      const foundAt = async (position: { latitude: number; longitude: number }, query: Record<string, string> = {}) =>
        (await search({ ...position, ...query }, await seeker(at.test, { city: '' }))).body;

      it.each([
        ['Near bus stand, Mysore', MYSURU, 'Mysuru'],
        ['Peelamedu, Coimbatore 641004', COIMBATORE, 'Coimbatore'],
        ['Sansad Marg, New Delhi-110001', DELHI, 'Delhi'],
        ['ಬಸ್ ನಿಲ್ದಾಣದ ಹತ್ತಿರ, ಮೈಸೂರು', MYSURU, 'Mysuru'],
        ['Gandhi Chowk ke paas, Nagpur', { latitude: 21.15, longitude: 79.09 }, 'Nagpur'],
      ])('are listed to a seeker in that city: "%s"', async (location, position, city) => {
        await publish(location);
        const [job, ...others] = await foundAt(position);
        expect(others).toEqual([]);
        expect(job).toMatchObject({ location, latitude: null, isInSameCity: true, city: { en: city } });
        expect(job).not.toHaveProperty('distance');
      });

      it.each([
        ['150 km away', { latitude: 12.9716, longitude: 77.5946 }],
        ['in the next city', { latitude: 12.52, longitude: 76.9 }],
      ])('are not listed to a seeker %s', async (_where, position) => {
        await publish('Near bus stand, Mysore');
        expect(await foundAt(position)).toEqual([]);
      });

      it('are not jobs of a city that only their road is named after', async () => {
        await publish('Mysore Road, behind the temple, Bangalore');
        expect(await foundAt(MYSURU)).toEqual([]);
        const ofMysuru = await seeker(at.test, { city: 'Mysuru' });
        expect((await search(MYSURU, ofMysuru)).body).toEqual([]);
        expect(titles(await foundAt({ latitude: 12.9716, longitude: 77.5946 }))).toEqual(['Shop helper']);
      });

      it('are found by a text that names the city, and by the city of the profile, which is stated', async () => {
        await publish('Near bus stand, Mysore');
        expect(titles(await foundAt(DELHI, { search: 'shop helper in mysuru' }))).toEqual(['Shop helper']);
        const { body } = await search(DELHI, await seeker(at.test, { city: 'Mysore' }));
        expect(body[0]).toMatchObject({ title: 'Shop helper', city: { en: 'Mysuru' } });
        expect(body[0]).not.toHaveProperty('isInSameCity');
      });

      it('belong to another city once the address is changed, and to none once they have a pin', async () => {
        const { id } = await publish('Near bus stand, Mysore');
        await at.owner.patch(`/api/jobs/${id}`).send({ location: 'Near bus stand, Coimbatore' }).expect(200);
        expect(await foundAt(MYSURU)).toEqual([]);
        expect(await foundAt(COIMBATORE)).toHaveLength(1);
        await at.owner.patch(`/api/jobs/${id}`).send({ latitude: 11.02, longitude: 76.97 }).expect(200);
        const [pinned] = await foundAt(COIMBATORE);
        expect(pinned).toHaveProperty('distance', 0);
        expect(pinned).not.toHaveProperty('city');
      });
    });

    it('follow filters and text too', async () => {
      await unresolved('Waiter', 'Bangalore', { category: 'food_service', occupationIds: ['waiter'] });
      await unresolved('Rider', 'Bangalore');
      const local = await seeker(at.test, { city: 'Bangalore' });
      expect(titles((await search({ category: 'food_service' }, local)).body)).toEqual(['Waiter']);
      expect(titles((await search({ search: 'waiter' }, local)).body)).toEqual(['Waiter']);
    });
  });

  describe('without a position', () => {
    const everywhere = async (query: Record<string, string> = {}, as: Person = at.worker) => {
      const { body, headers } = await as.get(`/api/ai-jobs?${new URLSearchParams(query).toString()}`).expect(200);
      return { body: body as AiJob[], headers };
    };

    it('lists jobs of all places without distances, and those of the seeker’s city', async () => {
      await post('Near', 1, { hourlyPay: 100 });
      await post('Far', 500, { hourlyPay: 190 });
      await post('Of town', 0, { point: null, locationStatus: 'unresolved', location: 'near bus stand, Mysore' });
      const { body, headers } = await everywhere({}, await seeker(at.test, { city: 'Mysuru' }));
      expect(titles(body)[0]).toBe('Far');
      expect(titles(body).sort()).toEqual(['Far', 'Near', 'Of town']);
      expect(headers['x-total-count']).toBe('3');
      for (const job of body) {
        expect(job).not.toHaveProperty('distance');
        expect(job.matchReasons.map(({ code }) => code)).not.toContain('distance');
      }
      expect(titles((await everywhere({ sort: 'pay' })).body)).toEqual(['Far', 'Near']);
    });

    it('cannot be sorted by distance', async () => {
      const { body } = await at.worker.get('/api/ai-jobs?sort=distance').expect(400);
      expect(body.errors).toEqual([{ field: 'sort', message: 'Share your location to sort jobs by distance.' }]);
    });
  });

  describe('filters and orders', () => {
    beforeEach(async () => {
      await post('A', 1, { category: 'retail', jobType: 'contract', hourlyPay: 90 }, 3);
      await post('B', 2, { category: 'retail', jobType: 'part_time', hourlyPay: null }, 2);
      await post('C', 3, { category: 'delivery', jobType: 'contract', hourlyPay: 300 }, 1);
      await post('D', 12, { category: 'cleaning', jobType: 'temporary', hourlyPay: 150 }, 0);
    });

    it.each([
      [{ category: 'retail' }, ['A', 'B']],
      [{ jobType: 'contract' }, ['A', 'C']],
      [{ category: 'retail', jobType: 'contract' }, ['A']],
      [{ category: 'retail', jobType: 'temporary' }, []],
      [{ minPay: 150 }, ['C', 'D']],
      [{ minPay: 0 }, ['A', 'B', 'C', 'D']],
      [{ minPay: 150.5, jobType: 'contract' }, ['C']],
      [{ radius: 2.5 }, ['A', 'B']],
      [{ radius: 0.5 }, []],
    ])('filters jobs by %j', async (query, expected) => {
      const { body, headers } = await search(query);
      expect(titles(body).sort()).toEqual(expected);
      expect(headers['x-total-count']).toBe(String(expected.length));
    });

    it.each([
      ['distance', ['A', 'B', 'C', 'D']],
      ['recent', ['D', 'C', 'B', 'A']],
      ['pay', ['C', 'D', 'A', 'B']],
    ])('sorts jobs by %s', async (sort, expected) => {
      expect(titles((await search({ sort })).body)).toEqual(expected);
    });

    it('ranks better matches first', async () => {
      const { body } = await search({ sort: 'match' });
      const scores = body.map((job) => job.matchScore);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(body).toHaveLength(4);
    });
  });

  describe('refusals', () => {
    it('allows employers too', async () => {
      await at.owner.get(searchAddress()).expect(200);
    });

    it.each([
      ['latitude=12.9', 'longitude'],
      ['longitude=77.6', 'latitude'],
    ])('returns 400 for half a position: %s', async (query, field) => {
      const { body } = await at.worker.get(`/api/ai-jobs?${query}`).expect(400);
      expect(body.errors).toEqual([expect.objectContaining({ field })]);
    });
  });
});
