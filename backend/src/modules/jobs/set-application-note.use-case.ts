import { Injectable } from '@nestjs/common';
import type { JobApplication } from '@nukkad/domain/applications';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsReadModel } from './applications.read-model.js';

/** An employer keeps a note about an application, which the applicant never sees. */
@Injectable()
export class SetApplicationNoteUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationRepository,
    private readonly readModel: ApplicationsReadModel,
  ) {}

  execute(employerId: string, id: string, note: string): Promise<JobApplication> {
    return this.transactions.run(async (tx) => {
      if (!(await this.applications.setNote(tx, employerId, id, note))) throw notFound();
      const application = await this.readModel.oneReceived(tx, employerId, id);
      if (!application) throw notFound();
      return application;
    });
  }
}
