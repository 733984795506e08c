import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { JobListReadModel } from './job-list.read-model.js';
import { JobRepository } from './job.repository.js';

/**
 * Records a seeker's view of a job; each seeker counts once a day, and the owner never. Updates open pages of the
 * employer.
 */
@Injectable()
export class RecordJobViewUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: JobRepository,
    private readonly list: JobListReadModel,
    private readonly events: Events,
  ) {}

  async execute(seekerId: string, id: string): Promise<void> {
    if (!(await this.list.findVisible(id, seekerId))) throw notFound();
    await this.transactions.run(async (tx) => {
      const employerId = await this.jobs.recordView(tx, seekerId, id);
      if (employerId) await this.events.publish(tx, [employerId], { topic: 'job-views', subject: id });
    });
  }
}
