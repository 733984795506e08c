import { Injectable } from '@nestjs/common';
import type { Engagement, EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../../common/errors/refuse-payment-demands.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { noPayCase } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { type LockedPayCase, PayCaseRepository } from '../records/pay-case.repository.js';
import { PayCaseStaff } from './pay-case-staff.js';

/** A statement of one side of an engagement in its pay case. */
export interface PayCaseStatement {
  text: string;
  /** The notice to the other side. */
  news: 'payCaseAnswered' | 'payCaseAppealed';
  /** Throws where the side may not make the statement. */
  assertMayState(side: EngagementSide): void;
  /** Whether the case already contains this statement. */
  isRepeated(payCase: LockedPayCase, side: EngagementSide): boolean;
  /** Stores the statement; throws where the case has advanced. */
  write(tx: EntityManager, payCase: LockedPayCase, side: EngagementSide): Promise<void>;
}

/**
 * Records a statement of one side in a pay case, notifies the other side, and asks the staff to decide. A repeated
 * identical statement has no effect. An employer's text that asks for money is rejected; a worker's text may mention
 * such a demand, because the worker must be able to report it.
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
      const engagement = await this.engagements.findView(tx, engagementId, side);
      if (!engagement) throw notFound();
      if (isRepeated) return engagement;
      await this.notifier.notifyOfChange(tx, engagementId, statement.news, side);
      await this.staff.ask(tx, { id: payCase.id, title: engagement.title, about: userId });
      return engagement;
    });
  }
}
