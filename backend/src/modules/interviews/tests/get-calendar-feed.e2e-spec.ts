import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { makeFeed } from './feed.js';

describe('GET /api/calendar-feed', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns null without a feed, and then its address, the same each time', async () => {
    const me = await seeker(test);
    expect((await me.get('/api/calendar-feed').expect(200)).body).toEqual({ url: null });
    const url = await makeFeed(me);
    for (let round = 0; round < 2; round++) {
      expect((await me.get('/api/calendar-feed').expect(200)).body).toEqual({ url });
    }
    expect((await (await seeker(test)).get('/api/calendar-feed').expect(200)).body).toEqual({ url: null });
  });
});
