import { Injectable } from '@nestjs/common';
import type { RejectApplications, RejectedApplications } from '@nukkad/contract/jobs/applications';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';

/** Rejects several applications to a job at once; each applicant is notified of the reason. */
@Injectable()
export class RejectApplicationsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationRepository,
    private readonly notifier: ApplicationNotifier,
  ) {}

  async execute(employerId: string, jobId: string, input: RejectApplications): Promise<RejectedApplications> {
    refusePaymentDemands({ message: input.message });
    const ids = [...new Set(input.applicationIds)];
    return this.transactions.run(async (tx) => {
      if ((await this.applications.countOf(tx, employerId, jobId, ids)) < ids.length) throw notFound();
      const steps = await this.applications.reject(tx, ids, input.reason);
      const rejected = new Set(steps.map(({ applicationId }) => applicationId));
      if (input.message) for (const id of rejected) await this.applications.setMessage(tx, id, input.message);
      await this.notifier.notifySeekersOfSteps(tx, steps);
      return { rejected: ids.filter((id) => rejected.has(id)), unchanged: ids.filter((id) => !rejected.has(id)) };
    });
  }
}
