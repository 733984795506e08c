import { Injectable } from '@nestjs/common';
import type { JobRequestAnswer, Standby } from '@nukkad/contract/instant-work/job-requests';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { standbyRefused } from './instant-hire.errors.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';

/**
 * Adds a worker who was too late to the standby list of a filled job, or removes the worker. A worker on the list gets
 * the work when another cannot come.
 */
@Injectable()
export class SetStandbyUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly notifier: InstantHireNotifier,
  ) {}

  execute(workerId: string, id: string, { standby }: Standby): Promise<JobRequestAnswer> {
    return this.transactions.run(async (tx) => {
      const asked = await this.requests.find(tx, workerId, id);
      if (!asked) throw notFound();
      const job = await this.jobs.lock(tx, asked.instantJobId);
      // a worker on standby may have been assigned the work while this call waited for the lock
      const request = await this.requests.find(tx, workerId, id, true);
      if (!request) throw notFound();
      const status = standby ? 'standby' : 'filled';
      if (request.status !== status) {
        const moved = job?.status === 'filled' && (await this.requests.setStandby(tx, workerId, id, standby));
        if (!moved) throw standbyRefused();
        await this.notifier.publishRequest(tx, job, workerId);
      }
      const message = translate(currentLanguage(), `instant-hire:answered.${status}`);
      return { message, status, undoUntil: null, engagementId: null };
    });
  }
}
