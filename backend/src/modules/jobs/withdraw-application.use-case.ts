import { Injectable } from '@nestjs/common';
import type { MyApplication } from '@nukkad/contract/jobs/applications';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { ApplicationNotifier } from './application-notifier.js';
import { ApplicationRepository } from './application.repository.js';
import { ApplicationsReadModel } from './applications.read-model.js';
import { applicationMoveRefused } from './jobs.errors.js';

/** Withdraws a seeker's application while it is undecided. */
@Injectable()
export class WithdrawApplicationUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly applications: ApplicationRepository,
    private readonly readModel: ApplicationsReadModel,
    private readonly notifier: ApplicationNotifier,
  ) {}

  async execute(seekerId: string, id: string): Promise<MyApplication> {
    return this.transactions.run(async (tx) => {
      const move = await this.applications.move(tx, seekerId, id, 'seeker', 'withdrawn');
      if (move.outcome === 'refused') throw applicationMoveRefused();
      if (move.outcome === 'moved')
        await this.notifier.notifySeekersOfSteps(tx, [{ applicationId: id, eventId: move.eventId }]);
      const application = await this.readModel.findOwn(tx, seekerId, id);
      if (!application) throw notFound();
      return application;
    });
  }
}
