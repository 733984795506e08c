import { Injectable } from '@nestjs/common';
import type { Engagement, EngagementSide } from '@nukkad/domain/engagements';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { EngagementNotifier } from './engagement-notifier.js';
import { EngagementReadModel } from './engagement.read-model.js';
import { noPayCase } from './engagements.errors.js';
import { LockedEngagementReadModel } from './locked-engagement.read-model.js';
import { type LockedPayCase, PayCaseRepository } from './pay-case.repository.js';
import { PayCaseStaff } from './pay-case-staff.js';

/** What one side of an engagement says in its money case. */
export interface PayCaseStatement {
  text: string;
  /** What the other side is told. */
  news: 'payCaseAnswered' | 'payCaseAppealed';
  /** Throws where the side may not say it. */
  assertMayState(side: EngagementSide): void;
  /** Whether the case holds these words already. */
  isRepeated(payCase: LockedPayCase, side: EngagementSide): boolean;
  /** Writes the words; throws where the case has moved on. */
  write(tx: EntityManager, payCase: LockedPayCase, side: EngagementSide): Promise<void>;
}

/**
 * Takes what one side says in a money case, tells the other side, and asks the staff. Said again the same, it is said once. An
 * employer's words that ask for money are refused; a worker must be able to tell of such a demand.
 */
@Injectable()
export class PayCaseStatements {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly cases: PayCaseRepository,
    private readonly staff: PayCaseStaff,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  recordStatement(userId: string, engagementId: string, statement: PayCaseStatement): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side } = await this.lockedEngagements.lockEngagement(tx, userId, engagementId);
      statement.assertMayState(side);
      if (side === 'employer') refusePaymentDemands({ text: statement.text });
      const payCase = await this.cases.lockOfEngagement(tx, engagementId);
      if (!payCase) throw noPayCase();
      const isRepeated = statement.isRepeated(payCase, side);
      if (!isRepeated) await statement.write(tx, payCase, side);
      const engagement = await this.engagements.view(tx, engagementId, side);
      if (!engagement) throw notFound();
      if (isRepeated) return engagement;
      await this.notifier.notifyOfChange(tx, engagementId, statement.news, side);
      await this.staff.ask(tx, { id: payCase.id, title: engagement.title, about: userId });
      return engagement;
    });
  }
}
