import { Injectable } from '@nestjs/common';
import type { JobApplication } from '@nukkad/contract/jobs/applications';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsReadModel } from './applications.read-model.js';

/** Stores an employer's note about an application; the applicant never sees it. */
@Injectable()
export class SetApplicationNoteUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationRepository,
    private readonly readModel: ApplicationsReadModel,
    private readonly events: Events,
  ) {}

  execute(employerId: string, id: string, note: string): Promise<JobApplication> {
    return this.transactions.run(async (tx) => {
      if (!(await this.applications.setNote(tx, employerId, id, note))) throw notFound();
      const application = await this.readModel.findReceivedWithin(tx, employerId, id);
      if (!application) throw notFound();
      await this.events.publish(tx, [employerId], { topic: 'applications', subject: id });
      return application;
    });
  }
}
