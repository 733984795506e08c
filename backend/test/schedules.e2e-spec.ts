import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SchedulerRegistry } from '@nestjs/schedule';
import { type FakeClamd, fakeClamd } from '../src/common/storage/tests/fake-clamd.js';
import { createTestApp, emptyDatabase, type TestApp } from './app.js';
import { ROUNDS } from './rounds/all-rounds.js';

const HOUR_MS = 3_600_000;

describe('the scheduled jobs of the product', () => {
  let clamd: FakeClamd;
  let test: TestApp;
  let worker: TestApp;
  let api: TestApp;
  beforeAll(async () => {
    clamd = await fakeClamd();
    test = await createTestApp({ AV_CLAMD: clamd.address });
    worker = await createTestApp({ ROLE: 'worker', AV_CLAMD: clamd.address }, { keepData: true });
    api = await createTestApp({ ROLE: 'api' }, { keepData: true });
  });
  afterAll(async () => {
    await Promise.all([test, worker, api].map((app) => app.close()));
    await clamd.close();
  });

  const schedules = (app: TestApp): SchedulerRegistry => app.app.get(SchedulerRegistry);
  const fire = (app: TestApp, name: string): Promise<void> => schedules(app).getCronJob(name).fireOnTick();

  it('are listed with their intervals, run at least once an hour, and never twice at once in a process', () => {
    const jobs = [...schedules(test).getCronJobs()];
    expect(Object.fromEntries(jobs.map(([name, job]) => [name, job.cronTime.source]))).toEqual(
      Object.fromEntries(Object.entries(ROUNDS).map(([name, { cron }]) => [name, cron])),
    );
    expect([...schedules(test).getIntervals(), ...schedules(test).getTimeouts()]).toEqual([]);
    for (const [, job] of jobs) {
      expect(job.waitForCompletion).toBe(true);
      const times = [new Date(), ...job.nextDates(30).map((date) => date.toJSDate())].map((date) => date.getTime());
      const gaps = times.slice(1).map((time, index) => time - times[index]!);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(HOUR_MS);
    }
  });

  it.each(Object.entries(ROUNDS).map(([name, { arrange, reason }]) => [name, reason, arrange] as const))(
    'run once in two concurrent processes, catch up on missed rounds, and do not run with ROLE=api: %s, because %s',
    async (name, _reason, arrange) => {
      await emptyDatabase(test.dataSource);
      const { read, before, after } = await arrange(test);
      expect(await read()).toEqual(before);
      await fire(api, name);
      expect(await read()).toEqual(before);
      await Promise.all([fire(test, name), fire(worker, name)]);
      expect(await read()).toEqual(after);
      await fire(worker, name);
      expect(await read()).toEqual(after);
    },
  );
});
