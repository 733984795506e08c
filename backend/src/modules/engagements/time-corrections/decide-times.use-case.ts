import { Injectable } from '@nestjs/common';
import type { DecideTimes, StaffTimeCorrection } from '@nukkad/contract/instant-work/time-corrections';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import {
  correctionMoved,
  correctionUnheard,
  ownAppeal,
  payCaseDecidedByYou,
  timesOutside,
} from '../records/engagements.errors.js';
import { isWithin } from './propose-times.use-case.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionListReadModel } from './time-correction-list.read-model.js';
import { TimeCorrectionRepository, type WorkTimes } from '../records/time-correction.repository.js';

/**
 * Decides the times of work, by staff who are not party to it: after the other side's answer or its deadline, and by
 * another member of the staff after an appeal. Paid hours follow the decided times. Both sides are notified. The times
 * may overlap other recorded work, which the staff see.
 */
@Injectable()
export class DecideTimesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly corrections: TimeCorrectionRepository,
    private readonly changes: TimeCorrectionChanges,
    private readonly list: TimeCorrectionListReadModel,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, id: string, { state, reason, ...decided }: DecideTimes): Promise<StaffTimeCorrection> {
    const times = { startedAt: new Date(decided.startedAt), endedAt: new Date(decided.endedAt) };
    return this.transactions.run(async (tx) => {
      const correction = await this.corrections.lockById(tx, id);
      if (!correction) throw notFound();
      const { engagementId, workerId, employerId, status, isHeard } = correction;
      if ([workerId, employerId].includes(staffId)) throw ownAppeal();
      const isAppealed = status === 'appealed';
      if (isAppealed && correction.decidedBy === staffId) throw payCaseDecidedByYou();
      if (status !== state) throw correctionMoved();
      if (!isHeard) throw correctionUnheard();
      await this.refuseOutside(tx, engagementId, times);
      // the other record may be the wrong one: the staff see it, and the audit log states the overlap
      const overlaps = await this.corrections.overlapsOtherWork(tx, engagementId, times);
      const to = isAppealed ? 'final' : 'decided';
      if (!(await this.corrections.decide(tx, id, { to, by: staffId, reason, ...times }))) throw correctionMoved();
      await this.corrections.applyTimes(tx, engagementId, times);
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'time_correction.decided', subjectKind: 'time_correction', subjectId: id },
        detail: { status: to, from: decided.startedAt, until: decided.endedAt, overlaps },
      });
      await this.changes.notifyOfResult(tx, engagementId, to, null, times);
      const shown = await this.list.findCorrection(tx, id);
      if (!shown) throw notFound();
      return shown;
    });
  }

  private async refuseOutside(tx: EntityManager, engagementId: string, times: WorkTimes): Promise<void> {
    const rows: { startsAt: Date; endsAt: Date; isAhead: boolean }[] = await tx.query(
      `SELECT starts_at AS "startsAt", ends_at AS "endsAt", $2::timestamptz > clock_timestamp() AS "isAhead"
       FROM engagements WHERE id = $1`,
      [engagementId, times.endedAt],
    );
    if (!rows[0] || rows[0].isAhead || !isWithin(rows[0], times)) throw timesOutside();
  }
}
