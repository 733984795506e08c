import { describe, expect, it } from '@jest/globals';
import type { Transactions } from '../../common/database/transactions.js';
import type { JobEntity } from './entities/job.entity.js';
import type { JobReadingRepository } from './job-reading.repository.js';
import { RereadJobsUseCase } from './reread-jobs.use-case.js';

const job = {
  ...{
    title: '',
    description: '',
    requiredSkills: [],
    jobType: 'contract',
    hoursPerWeek: null,
    lexiconVersion: 'other',
  },
  category: 'food_service',
} as unknown as JobEntity;

describe('RereadJobsUseCase', () => {
  it('ends after 250 batches while another writer reverses each of them', async () => {
    let batches = 0;
    const jobs = {
      lockOutdated: (_tx: unknown, _version: string, limit: number) => {
        batches++;
        return Promise.resolve(Array.from({ length: limit }, () => job));
      },
      confirm: () => Promise.resolve(),
      rewrite: () => Promise.resolve(),
    } as unknown as JobReadingRepository;
    const transactions = { run: (work: (tx: unknown) => unknown) => work({}) } as unknown as Transactions;
    expect(await new RereadJobsUseCase(transactions, jobs).execute()).toBe(5_000);
    expect(batches).toBe(250);
  });
});
