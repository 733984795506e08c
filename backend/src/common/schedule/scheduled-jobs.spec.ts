import { describe, expect, it, jest } from '@jest/globals';
import type { AppConfig } from '../../config/environment.js';
import type { AppLogger } from '../observability/app-logger.js';
import { ScheduledJobs } from './scheduled-jobs.js';

function scheduledJobsOf(role: AppConfig['ROLE']) {
  const [info, warn] = [jest.fn(), jest.fn()];
  return {
    scheduledJobs: new ScheduledJobs({ ROLE: role } as AppConfig, { info, warn } as unknown as AppLogger),
    info,
    warn,
  };
}

describe('scheduled jobs', () => {
  it.each(['all', 'worker'] as const)('run in a process with the role %s', async (role) => {
    const work = jest.fn(() => Promise.resolve(2));
    const { scheduledJobs, info } = scheduledJobsOf(role);
    await scheduledJobs.run('jobs.expire', work);
    expect(work).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledWith({ event: 'jobs.expire', count: 2 });
  });

  it('do not run in a process for calls alone', async () => {
    const work = jest.fn(() => Promise.resolve(2));
    await scheduledJobsOf('api').scheduledJobs.run('jobs.expire', work);
    expect(work).not.toHaveBeenCalled();
  });

  it('are not logged if they changed nothing', async () => {
    const { scheduledJobs, info, warn } = scheduledJobsOf('all');
    await scheduledJobs.run('jobs.expire', () => Promise.resolve(0));
    expect([info, warn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('are logged when they fail, without an error in the caller', async () => {
    const { scheduledJobs, warn } = scheduledJobsOf('all');
    await expect(
      scheduledJobs.run('jobs.expire', () => Promise.reject(new Error('no database'))),
    ).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledWith({ event: 'jobs.expire.failed', reason: 'no database' });
  });
});
