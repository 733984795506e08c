import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/domain/engagements';
import type { AppealPayCase } from '@nukkad/domain/pay-cases';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { EngagementReadModel } from './engagement.read-model.js';
import { noPayCase, payCaseAppealTooLate, payCaseMoved } from './engagements.errors.js';
import { LockedEngagementReadModel } from './locked-engagement.read-model.js';
import { PayCaseRepository } from './pay-case.repository.js';
import { PayCaseStaff } from './pay-case-staff.js';

/** One side says why the decision about the money is wrong: once in a case, whoever says it first. */
@Injectable()
export class AppealPayCaseUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly cases: PayCaseRepository,
    private readonly staff: PayCaseStaff,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, { text }: AppealPayCase): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side } = await this.lockedEngagements.lockEngagement(tx, userId, id);
      const payCase = await this.cases.lockOfEngagement(tx, id);
      if (!payCase) throw noPayCase();
      const isRepeated = payCase.status === 'appealed' && payCase.appealBy === side && payCase.appeal === text;
      if (!isRepeated) {
        if (payCase.status === 'decided' && !payCase.mayAppeal) throw payCaseAppealTooLate();
        if (!(await this.cases.appeal(tx, payCase.id, side, text))) throw payCaseMoved();
      }
      const engagement = await this.engagements.view(tx, id, side);
      if (!engagement) throw notFound();
      if (isRepeated) return engagement;
      await this.notifier.notifyOfChange(tx, id, 'payCaseAppealed', side);
      await this.staff.ask(tx, { id: payCase.id, title: engagement.title, about: userId });
      return engagement;
    });
  }
}
