import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { JobListReadModel } from './job-list.read-model.js';
import { JobRepository } from './job.repository.js';

/** A seeker looked at a job; each seeker counts once a day, and the owner never. */
@Injectable()
export class RecordJobViewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: JobRepository,
    private readonly list: JobListReadModel,
  ) {}

  async execute(seekerId: string, id: string): Promise<void> {
    if (!(await this.list.visible(id, seekerId))) throw notFound();
    await this.transactions.run((tx) => this.jobs.recordView(tx, seekerId, id));
  }
}
