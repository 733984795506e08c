import { Injectable } from '@nestjs/common';
import type { DecideAppeal, StaffAppeal } from '@nukkad/contract/instant-work/work-appeals';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { AppealListReadModel } from './appeal-list.read-model.js';
import { AppealRepository } from './appeal.repository.js';
import { BookingCancellations } from '../records/booking-cancellations.js';
import { EngagementLocks } from '../records/engagement-locks.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { alreadyDecided, ownAppeal } from '../records/engagements.errors.js';

/**
 * Decides an appeal against a breach, by staff who are not party to it. After an upheld appeal, a no-show becomes a
 * cancellation.
 */
@Injectable()
export class DecideAppealUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly appeals: AppealRepository,
    private readonly cancellations: BookingCancellations,
    private readonly locks: EngagementLocks,
    private readonly list: AppealListReadModel,
    private readonly notifier: EngagementNotifier,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, id: string, { decision, reason }: DecideAppeal): Promise<StaffAppeal> {
    return this.transactions.run(async (tx) => {
      const work = await this.appeals.findWork(tx, id);
      if (!work) throw notFound();
      // an upheld no-show releases the opening of its job
      await this.cancellations.lockJobs(tx, [work.instantJobId]);
      await this.locks.lockEngagement(tx, work.engagementId);
      const appeal = await this.appeals.lockAppeal(tx, id);
      if (!appeal) throw notFound();
      const { engagementId, workerId, employerId, appellantId } = appeal;
      if ([workerId, employerId].includes(staffId)) throw ownAppeal();
      if (!(await this.appeals.decide(tx, id, { by: staffId, decision, reason }))) throw alreadyDecided();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'appeal.decided', subjectKind: 'appeal', subjectId: id },
        detail: { decision },
      });
      const isUpheld = decision === 'upheld';
      if (isUpheld) {
        const cancelled = await this.appeals.removeBreach(tx, engagementId);
        if (cancelled) await this.cancellations.notifyListeners(tx, cancelled);
      }
      const reader = appellantId === workerId ? 'worker' : 'employer';
      await this.notifier.notifySides(tx, engagementId, isUpheld ? 'appealUpheld' : 'appealRejected', [reader]);
      const decided = await this.list.findAppeal(tx, id);
      if (!decided) throw notFound();
      return decided;
    });
  }
}
