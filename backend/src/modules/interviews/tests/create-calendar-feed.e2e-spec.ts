import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { CalendarFeedEntity } from '../entities/calendar-feed.entity.js';
import { makeFeed, pathOf } from './feed.js';

describe('POST /api/calendar-feed', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const rows = (person: Person): Promise<CalendarFeedEntity[]> =>
    test.dataSource.getRepository(CalendarFeedEntity).findBy({ userId: person.id });

  it.each([
    ['seeker', seeker],
    ['employer', employer],
  ])('returns to a %s an address that works without a session', async (_who, make) => {
    const me = await make(test);
    const url = await makeFeed(me);
    expect(url).toMatch(new RegExp(`^${test.url}/api/calendar/[\\w-]{56}\\.ics$`));
    expect(url).not.toContain(me.id.replaceAll('-', ''));
    await test.api.get(pathOf(url)).expect(200);
    expect(await rows(me)).toHaveLength(1);
  });

  it('stores no secret that opens a feed', async () => {
    const me = await seeker(test);
    const secret = pathOf(await makeFeed(me)).slice('/api/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(await rows(me))).not.toContain(secret.slice(32));
    await me.post('/api/calendar-feed').set('Idempotency-Key', 'feed').expect(200);
    const kept: { result: unknown }[] = await test.dataSource.query('SELECT result FROM idempotency_keys');
    expect(JSON.stringify(kept)).not.toContain('.ics');
  });

  it('creates a new address, and disables the earlier one at once', async () => {
    const me = await seeker(test);
    const [first, second] = [await makeFeed(me), await makeFeed(me)];
    expect(second).not.toBe(first);
    await test.api.get(pathOf(first)).expect(404);
    await test.api.get(pathOf(second)).expect(200);
    expect(await rows(me)).toHaveLength(1);
  });

  it('returns the first response to a repeated key', async () => {
    const me = await seeker(test);
    const once = () => me.post('/api/calendar-feed').set('Idempotency-Key', 'once').expect(200);
    const first = await once();
    expect((await once()).body).toEqual(first.body);
    await test.api.get(pathOf(first.body.url)).expect(200);
  });

  it('leaves one address after five concurrent calls', async () => {
    const me = await seeker(test);
    const urls = await Promise.all(Array.from({ length: 5 }, () => makeFeed(me)));
    const open = (await me.get('/api/calendar-feed').expect(200)).body.url;
    expect(urls).toContain(open);
    for (const url of new Set(urls)) await test.api.get(pathOf(url)).expect(url === open ? 200 : 404);
  });

  it('returns 403 to a page of another site', async () => {
    const me = await seeker(test);
    await me.post('/api/calendar-feed').set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(await rows(me)).toEqual([]);
  });
});
