import { Injectable } from '@nestjs/common';
import type { JobApplication, UpdateApplication } from '@nukkad/contract/jobs/applications';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsReadModel } from './applications.read-model.js';
import { applicationMoveRefused } from './jobs.errors.js';
import { EmployerResponses } from './employer-responses.js';

/** Records an employer's answer to an application, with an optional message and reason; notifies the seeker. */
@Injectable()
export class UpdateApplicationUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationRepository,
    private readonly readModel: ApplicationsReadModel,
    private readonly notifier: ApplicationNotifier,
    private readonly employerResponses: EmployerResponses,
  ) {}

  async execute(employerId: string, id: string, answer: UpdateApplication): Promise<JobApplication> {
    refusePaymentDemands({ message: answer.message });
    return this.transactions.run(async (tx) => {
      const { status, message, reason } = answer;
      const move = await this.applications.move(tx, employerId, id, 'employer', status, reason);
      if (move.outcome === 'absent') throw notFound();
      if (move.outcome === 'refused') throw applicationMoveRefused();
      const before = await this.readModel.findReceivedWithin(tx, employerId, id);
      if (message) await this.applications.setMessage(tx, id, message);
      else if (message !== undefined) await this.withdrawMessage(tx, id);
      const application = await this.readModel.findReceivedWithin(tx, employerId, id);
      if (!application) throw notFound();
      const wroteAnew = application.employerMessage !== null && application.employerMessage !== before?.employerMessage;
      if (move.outcome === 'moved')
        await this.notifier.notifySeekersOfSteps(tx, [{ applicationId: id, eventId: move.eventId }]);
      if (wroteAnew && (move.outcome === 'stayed' || status === 'viewed'))
        await this.notifier.notifySeekerOfMessage(tx, id);
      return application;
    });
  }

  private async withdrawMessage(tx: EntityManager, id: string): Promise<void> {
    const applicant = await this.applications.findApplicant(tx, id);
    await this.applications.withdrawMessage(tx, id, await this.employerResponses.since(tx, applicant));
  }
}
