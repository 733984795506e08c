import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { TaskQueue } from '../../queue/task-queue.js';

describe('GET /api/health/ready', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns 200 with database and queue', async () => {
    const { body } = await test.api.get('/api/health/ready').expect(200);
    expect(body).toEqual({ status: 'ok', degraded: [] });
  });

  it('returns 200 without the queue, and reports the degradation', async () => {
    const ping = jest.spyOn(test.app.get(TaskQueue), 'ping').mockRejectedValue(new Error('gone'));
    const { body } = await test.api.get('/api/health/ready').expect(200);
    expect(body).toEqual({ status: 'ok', degraded: ['queue'] });
    ping.mockRestore();
  });

  it('returns 200 while the queue does not answer, with one probe of the queue for all calls', async () => {
    let release: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => (release = resolve));
    const ping = jest.spyOn(test.app.get(TaskQueue), 'ping').mockReturnValue(silence);
    const read = () => test.api.get('/api/health/ready').expect(200);
    for (const { body } of [await read(), await read()]) expect(body).toEqual({ status: 'ok', degraded: ['queue'] });
    expect(ping).toHaveBeenCalledTimes(1);
    release();
    await silence;
    ping.mockRestore();
    expect((await read()).body.degraded).toEqual([]);
  });

  it('returns 503 without the database', async () => {
    const query = jest.spyOn(test.dataSource, 'query').mockRejectedValue(new Error('gone'));
    const { body, headers } = await test.api.get('/api/health/ready').expect(503);
    query.mockRestore();
    expect(body.detail).toBe("We're busy right now. Please try again in a minute.");
    expect(headers['retry-after']).toBe('5');
  });
});
