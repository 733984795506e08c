import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import {
  CORRECTION_MARGIN_HOURS,
  CORRECTION_OPENING_HOURS,
  type ProposeTimes,
} from '@nukkad/contract/instant-work/time-corrections';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../../common/errors/refuse-payment-demands.js';
import { EngagementReadModel } from '../records/engagement.read-model.js';
import {
  alreadyReceived,
  correctionProposed,
  correctionTooLate,
  notDirectPay,
  notDone,
  payCaseOpen,
  timesOutside,
  timesOverlap,
  timesUnchanged,
} from '../records/engagements.errors.js';
import { type LockedEngagement, LockedEngagementReadModel } from '../records/locked-engagement.read-model.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionRepository, type WorkTimes } from '../records/time-correction.repository.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The recorded times of the work, its agreed period, and the limit of a correction. */
interface Recorded {
  startsAt: Date;
  endsAt: Date;
  startedAt: Date;
  endedAt: Date;
  isInTime: boolean;
  /** Whether the proposed end has not passed yet. */
  isAhead: boolean;
}

/**
 * Proposes other times of finished work that is paid directly, and asks the other side. A repeated identical proposal
 * has no effect.
 */
@Injectable()
export class ProposeTimesUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly lockedEngagements: LockedEngagementReadModel,
    private readonly corrections: TimeCorrectionRepository,
    private readonly cases: PayCaseRepository,
    private readonly changes: TimeCorrectionChanges,
    private readonly engagements: EngagementReadModel,
  ) {}

  execute(userId: string, id: string, { reason, ...proposed }: ProposeTimes): Promise<Engagement> {
    const times = { startedAt: new Date(proposed.startedAt), endedAt: new Date(proposed.endedAt) };
    return this.transactions.run(async (tx) => {
      const locked = await this.lockedEngagements.lockEngagement(tx, userId, id);
      const { side } = locked;
      if (side === 'employer') refusePaymentDemands({ reason });
      refuseState(locked);
      const before = await this.corrections.lockOfEngagement(tx, id);
      const isRepeated = before?.by === side && before.reason === reason && isSame(before, times);
      if (before && !isRepeated) throw correctionProposed();
      if (!before) {
        // a case about the money contains the amount that follows from the recorded times
        if (await this.cases.lockOfEngagement(tx, id)) throw payCaseOpen();
        refuseTimes(await this.read(tx, id, times), times);
        // an employer is not told of other work: the worker answers, and the staff see both records
        if (side === 'worker' && (await this.corrections.overlapsOtherWork(tx, id, times))) throw timesOverlap();
        if ((await this.corrections.insert(tx, id, { ...times, by: side, reason })) === null)
          throw correctionProposed();
        await this.changes.askOther(tx, id, side, times);
      }
      const engagement = await this.engagements.findView(tx, id, side);
      if (!engagement) throw notFound();
      return engagement;
    });
  }

  private async read(tx: EntityManager, id: string, { endedAt }: WorkTimes): Promise<Recorded> {
    const rows: Recorded[] = await tx.query(
      `SELECT starts_at AS "startsAt", ends_at AS "endsAt", started_at AS "startedAt", ended_at AS "endedAt",
              closed_at + interval '${CORRECTION_OPENING_HOURS} hours' > clock_timestamp() AS "isInTime",
              $2::timestamptz > clock_timestamp() AS "isAhead"
       FROM engagements WHERE id = $1`,
      [id, endedAt],
    );
    if (!rows[0]) throw notFound();
    return rows[0];
  }
}

/** Times are compared to the minute, which forms show. */
const isSameMinute = (one: Date, other: Date): boolean =>
  Math.floor(one.getTime() / MINUTE_MS) === Math.floor(other.getTime() / MINUTE_MS);
const isSame = (one: WorkTimes, other: WorkTimes): boolean =>
  isSameMinute(one.startedAt, other.startedAt) && isSameMinute(one.endedAt, other.endedAt);

function refuseState({ paymentMethod, isUnreserved, status, receivedAt }: LockedEngagement): void {
  if (paymentMethod !== 'direct' && !isUnreserved) throw notDirectPay();
  if (status !== 'done') throw notDone();
  if (receivedAt) throw alreadyReceived();
}

function refuseTimes(recorded: Recorded, times: WorkTimes): void {
  if (!recorded.isInTime) throw correctionTooLate();
  if (isSame(recorded, times)) throw timesUnchanged();
  if (recorded.isAhead || !isWithin(recorded, times)) throw timesOutside();
}

/** Returns whether times follow each other, and are not far outside the agreed period. */
export function isWithin(agreed: Pick<Recorded, 'startsAt' | 'endsAt'>, { startedAt, endedAt }: WorkTimes): boolean {
  const margin = CORRECTION_MARGIN_HOURS * HOUR_MS;
  return (
    startedAt < endedAt &&
    startedAt.getTime() >= agreed.startsAt.getTime() - margin &&
    endedAt.getTime() <= agreed.endsAt.getTime() + margin
  );
}
