import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/domain/engagements';
import type { AnswerPayCase } from '@nukkad/domain/pay-cases';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { EngagementReadModel } from './engagement.read-model.js';
import { employerOnly, noPayCase, payCaseMoved } from './engagements.errors.js';
import { LockedEngagementReadModel } from './locked-engagement.read-model.js';
import { PayCaseRepository } from './pay-case.repository.js';
import { PayCaseStaff } from './pay-case-staff.js';

/** The employer says what became of the money; from then on the staff decide. Said again the same, it is said once. */
@Injectable()
export class AnswerPayCaseUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly cases: PayCaseRepository,
    private readonly staff: PayCaseStaff,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, { text }: AnswerPayCase): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side } = await this.lockedEngagements.lockEngagement(tx, userId, id);
      if (side === 'worker') throw employerOnly();
      refusePaymentDemands({ text });
      const payCase = await this.cases.lockOfEngagement(tx, id);
      if (!payCase) throw noPayCase();
      const isRepeated = payCase.status === 'answered' && payCase.answer === text;
      if (!isRepeated && !(await this.cases.answer(tx, payCase.id, text))) throw payCaseMoved();
      const engagement = await this.engagements.view(tx, id, side);
      if (!engagement) throw notFound();
      if (isRepeated) return engagement;
      await this.notifier.notifyOfChange(tx, id, 'payCaseAnswered', side);
      await this.staff.ask(tx, { id: payCase.id, title: engagement.title, about: userId });
      return engagement;
    });
  }
}
