import { describe, expect, it } from '@jest/globals';
import { SAVED_SEARCH_DAYS, SAVED_SEARCHES_MAX } from '@nukkad/contract/matching/saved-search-rules';
import { seeker } from '../../jobs/tests/people.js';
import { HERE } from '../../matching/tests/market.js';
import { notifiedSeeker } from './notified-seeker.js';

const countOf = async (test: { dataSource: { query: (sql: string) => Promise<{ n: number }[]> } }, table: string) =>
  (await test.dataSource.query(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

describe('POST /api/saved-searches', () => {
  const here = notifiedSeeker();

  it('saves a search with its filters, and the cell of the position', async () => {
    const saved = await here.save({
      search: ' night  cook ',
      category: 'food_service',
      jobType: 'part_time',
      minPay: 90,
    });
    expect(saved).toMatchObject({
      ...{ name: '', search: 'night  cook', category: 'food_service', jobType: 'part_time', minPay: 90, radius: 20 },
      ...{ latitude: 12.975, longitude: 77.605, placeId: null, state: 'active' },
      link: '/job-seeker?section=ai-jobs&q=night%20%20cook&kind=food_service&type=part_time&pay=90',
    });
    expect(await countOf(here.test, 'saved_searches')).toBe(1);
  });

  it('saves the same search once, and resumes a paused one', async () => {
    const first = await here.save({ search: 'Night cook' });
    await here.worker.patch(`/api/saved-searches/${first.id}`).send({ name: 'Nights', paused: true }).expect(200);
    const again = await here.save({ search: 'night  COOK', latitude: 12.9751 });
    expect(again).toMatchObject({ id: first.id, name: 'Nights', state: 'active' });
    const other = await here.save({ search: 'night cook', radius: 5 });
    expect(other.id).not.toBe(first.id);
    expect(await countOf(here.test, 'saved_searches')).toBe(2);
  });

  it('restarts a search that has ended when it is saved again', async () => {
    const { id } = await here.save({ search: 'cook' });
    await here.test.dataSource.query(`UPDATE saved_searches SET opened_at = opened_at - make_interval(days => $1)`, [
      SAVED_SEARCH_DAYS,
    ]);
    const listed = async () => (await here.worker.get('/api/saved-searches').expect(200)).body as unknown;
    expect(await listed()).toMatchObject([{ id, state: 'ended' }]);
    expect(await here.save({ search: 'cook' })).toMatchObject({ id, state: 'active' });
    expect(await listed()).toMatchObject([{ id, state: 'active' }]);
  });

  it('saves a search once for two concurrent requests', async () => {
    const [first, second] = await Promise.all([here.save({ search: 'cook' }), here.save({ search: 'cook' })]);
    expect(first.id).toBe(second.id);
    expect(await countOf(here.test, 'saved_searches')).toBe(1);
  });

  it(`allows ${SAVED_SEARCHES_MAX} searches for a person, and the same ones again`, async () => {
    for (let pay = 1; pay < SAVED_SEARCHES_MAX; pay++) await here.save({ search: 'cook', minPay: pay });
    const both = await Promise.all(
      [100, 101].map((minPay) => here.worker.post('/api/saved-searches').send({ ...HERE, minPay })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await here.worker.post('/api/saved-searches').send({ search: 'waiter' }).expect(409);
    expect(refused.body.detail).toBe('You already have 20 saved searches. Delete one to save another.');
    await here.save({ search: 'cook', minPay: 1 });
    expect(await countOf(here.test, 'saved_searches')).toBe(SAVED_SEARCHES_MAX);
    await here.save({ search: 'cook' }, await seeker(here.test));
  });

  it.each([
    [{}, 'search'],
    [{ search: 'cook', latitude: 12.9 }, 'latitude'],
  ])('returns 400 for %j at the field %s', async (asked, field) => {
    const { body } = await here.worker.post('/api/saved-searches').send(asked).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(await countOf(here.test, 'saved_searches')).toBe(0);
  });
});
