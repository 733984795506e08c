import { Injectable } from '@nestjs/common';
import type { JobRequestAnswer } from '@nukkad/contract/instant-work/job-requests';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { currentLanguage } from '../../common/context/request-context.js';
import { translate } from '../../common/i18n/translate.js';
import { Bookings } from '../engagements/engagements.public.js';
import { AcceptedWorkReadModel } from './accepted-work.read-model.js';
import { InstantHireNotifier } from './instant-hire-notifier.js';
import { undoTooLate } from './instant-hire.errors.js';
import { InstantJobRepository } from './instant-job.repository.js';
import { JobRequestRepository } from './job-request.repository.js';
import { OpeningRelease } from './opening-release.js';

/** Reverses a worker's acceptance of the last five minutes: the opening is free again. */
@Injectable()
export class UndoJobRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: InstantJobRepository,
    private readonly requests: JobRequestRepository,
    private readonly work: AcceptedWorkReadModel,
    private readonly bookings: Bookings,
    private readonly release: OpeningRelease,
    private readonly notifier: InstantHireNotifier,
  ) {}

  execute(workerId: string, id: string): Promise<JobRequestAnswer> {
    return this.transactions.run(async (tx) => {
      const request = await this.requests.find(tx, workerId, id);
      if (!request) throw notFound();
      const job = await this.jobs.lock(tx, request.instantJobId);
      const locked = await this.requests.find(tx, workerId, id, true);
      if (!job || locked?.status !== 'accepted') throw undoTooLate();
      const { engagementId } = await this.work.getOfRequest(tx, workerId, id);
      if (!(await this.requests.undo(tx, workerId, id))) throw undoTooLate();
      if (!(await this.bookings.undo(tx, engagementId))) throw undoTooLate();
      await this.release.reopen(tx, job.id);
      await this.notifier.notifyOfUndo(tx, job, workerId);
      const status = job.isOver ? 'expired' : 'pending';
      const message = translate(currentLanguage(), 'instant-hire:answered.undone');
      return { message, status, undoUntil: null, engagementId: null };
    });
  }
}
