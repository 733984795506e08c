import { Injectable } from '@nestjs/common';
import type { Engagement, EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../../common/errors/refuse-payment-demands.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import { noCorrection } from '../records/engagements.errors.js';
import { LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { type LockedCorrection, TimeCorrectionRepository } from '../records/time-correction.repository.js';

/** A statement of one side of an engagement about its proposed times. */
export interface TimeStatement {
  text: string;
  /** Whether the correction already contains this statement. */
  isRepeated(correction: LockedCorrection, side: EngagementSide): boolean;
  /** Stores the statement and notifies the other side; throws where the correction has advanced. */
  write(tx: EntityManager, correction: LockedCorrection, side: EngagementSide): Promise<void>;
}

/**
 * Records a statement of one side about proposed times. A repeated identical statement has no effect. An employer's text
 * that asks for money is rejected.
 */
@Injectable()
export class TimeStatements {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly corrections: TimeCorrectionRepository,
    private readonly engagements: EngagementReadModel,
  ) {}

  recordStatement(userId: string, engagementId: string, statement: TimeStatement): Promise<Engagement> {
    return this.transactions.run(async (tx) => {
      const { side } = await this.lockedEngagements.lockEngagement(tx, userId, engagementId);
      if (side === 'employer') refusePaymentDemands({ text: statement.text });
      const correction = await this.corrections.lockOfEngagement(tx, engagementId);
      if (!correction) throw noCorrection();
      if (!statement.isRepeated(correction, side)) await statement.write(tx, correction, side);
      const engagement = await this.engagements.findView(tx, engagementId, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }
}
