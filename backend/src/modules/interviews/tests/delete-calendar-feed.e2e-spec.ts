import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { CalendarFeedEntity } from '../entities/calendar-feed.entity.js';
import { makeFeed, pathOf } from './feed.js';

describe('DELETE /api/calendar-feed', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('revokes only the account’s own address', async () => {
    const [me, other] = [await seeker(test), await seeker(test)];
    const [mine, theirs] = [await makeFeed(me), await makeFeed(other)];
    expect((await me.delete('/api/calendar-feed').expect(200)).body).toEqual({ url: null });
    await test.api.get(pathOf(mine)).expect(404);
    await test.api.get(pathOf(theirs)).expect(200);
    expect((await me.get('/api/calendar-feed').expect(200)).body).toEqual({ url: null });
    const feeds = test.dataSource.getRepository(CalendarFeedEntity);
    expect(await feeds.findBy({ userId: me.id })).toEqual([]);
    expect((await me.delete('/api/calendar-feed').expect(200)).body).toEqual({ url: null });
  });

  it('never reactivates an old address', async () => {
    const me = await seeker(test);
    const first = await makeFeed(me);
    await me.delete('/api/calendar-feed').expect(200);
    const second = await makeFeed(me);
    expect(second).not.toBe(first);
    await test.api.get(pathOf(first)).expect(404);
  });
});
