import { Injectable } from '@nestjs/common';
import {
  ATTENDANCE_END_BEFORE_MINUTES,
  type AttendancePhase,
  attendanceStepStart,
} from '@nukkad/contract/attendance/attendance';
import type { ConfirmAttendance } from '@nukkad/contract/attendance/attendance-calls';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import { agreedEnd } from '@nukkad/contract/instant-work/paid-hours';
import type { EntityManager } from 'typeorm';
import { RefusedAfterCommit } from '../../../common/database/refused-after-commit.js';
import { Transactions } from '../../../common/database/transactions.js';
import type { DomainError } from '../../../common/errors/domain-error.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { type AttendanceAge, AttendanceRepository, type ScannedEngagement } from './attendance.repository.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import {
  attendanceCodeIsOld,
  attendanceCodeIsUsed,
  attendanceEndIsTooEarly,
  attendanceIsTooEarly,
  attendanceProofIsKept,
  attendanceStartIsMissing,
  noWorkAtShift,
  wrongAttendanceCode,
} from '../records/engagements.errors.js';
import { SecurePayWork } from '../secure-pay/secure-pay-work.js';
import { ShiftKeys } from './shift-keys.js';

const MINUTE_MS = 60_000;

/** Starts or ends work when its worker scans the shop's code; at once, or later for a phone without a network. */
@Injectable()
export class ConfirmAttendanceUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: ShiftKeys,
    private readonly attendance: AttendanceRepository,
    private readonly securePay: SecurePayWork,
    private readonly notifier: EngagementNotifier,
    private readonly engagements: EngagementReadModel,
  ) {}

  async execute(userId: string, { phase, token, kept }: ConfirmAttendance): Promise<Engagement> {
    const claim = await this.keys.verify(phase, token);
    return this.transactions.run(async (tx) => {
      if (!claim) {
        await this.keys.countWrongTry(tx, userId);
        return new RefusedAfterCommit(wrongAttendanceCode());
      }
      await this.keys.refuseDuringPause(tx, userId);
      const work = await this.attendance.lockForWorker(tx, userId, claim, phase);
      if (!work) throw noWorkAtShift();
      // a repeated call: the response to the first one was lost
      const isRepeated = work.provedStep === claim.step;
      if (!isRepeated) {
        const age = await this.attendance.getAge(tx, claim.step);
        refuse(work, phase, { step: claim.step, age, kept });
        await this.attendance.saveProof(tx, work.id, phase, claim.step);
      }
      const isMoved = isPast(work, phase) || (!isRepeated && (await this.move(tx, work, phase, claim.step)));
      if (!isMoved) return new RefusedAfterCommit(attendanceProofIsKept());
      const engagement = await this.engagements.findView(tx, work.id, 'worker');
      if (!engagement) throw notFound();
      return engagement;
    });
  }

  /**
   * Returns true when this call started or ended the work. The proof is stored even when the work has already advanced
   * by other means. Where a provider holds the pay, a scan of the end is a claim of the worker: the employer confirms
   * it or contests the hours, and without an answer it is confirmed.
   */
  private async move(
    tx: EntityManager,
    work: ScannedEngagement,
    phase: AttendancePhase,
    step: number,
  ): Promise<boolean> {
    const { id } = work;
    if (phase === 'end' && work.isReserved && work.claimPhase !== 'end') {
      if (!(await this.attendance.claimEnd(tx, id, step))) return false;
      await this.notifier.notifyOfChange(tx, id, 'endClaimed', 'worker');
      return true;
    }
    const moved = phase === 'start' ? this.attendance.start(tx, id, step) : this.attendance.end(tx, id, step);
    if (!(await moved)) return false;
    if (phase === 'end') await this.securePay.settle(tx, id);
    await this.notifier.notifyOfChange(tx, id, phase === 'start' ? 'started' : 'done', 'worker');
    return true;
  }
}

/**
 * Returns whether the work has started or ended by any means, or its worker has claimed it. The work is then unchanged.
 */
function isPast({ status, isReserved, claimPhase, claimBy }: ScannedEngagement, phase: AttendancePhase): boolean {
  if (status === 'done') return true;
  if (status !== 'started') return false;
  return phase === 'start' || (isReserved && claimPhase === 'end' && claimBy === 'worker');
}

/** Throws the reason why a code of this shift proves nothing now. */
function refuse(
  work: ScannedEngagement,
  phase: AttendancePhase,
  { step, age, kept }: { step: number; age: AttendanceAge; kept: boolean },
): void {
  if (work.provedStep !== null) throw attendanceCodeIsUsed();
  const isInTime = age === 'present' || (age === 'late' && kept);
  if (!isInTime) throw attendanceCodeIsOld();
  const refusal = phase === 'start' ? refusalOfStart(work, step) : refusalOfEnd(work, step);
  if (refusal) throw refusal;
}

function refusalOfStart({ opensAt, endsAt }: ScannedEngagement, step: number): DomainError | null {
  const shownAt = attendanceStepStart(step);
  if (attendanceStepStart(step + 1) < opensAt.getTime()) return attendanceIsTooEarly(opensAt);
  return shownAt > endsAt.getTime() ? attendanceCodeIsOld() : null;
}

function refusalOfEnd(work: ScannedEngagement, step: number): DomainError | null {
  if (work.status === 'booked') return attendanceStartIsMissing();
  const from = agreedEnd(work, work.startedAt).getTime() - ATTENDANCE_END_BEFORE_MINUTES * MINUTE_MS;
  const isClaimed = work.claimPhase === 'end';
  return attendanceStepStart(step + 1) < from && !isClaimed ? attendanceEndIsTooEarly(new Date(from)) : null;
}
