import { Injectable } from '@nestjs/common';
import {
  CONTEST_ACCEPTANCE_DAYS,
  CONTEST_ANSWER_HOURS,
  CONTEST_STAFF_DAYS,
  contestedWage,
  type ContestSide,
  isDivision,
} from '@nukkad/contract/payments/contests';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { type Contest, ContestRepository } from '../records/contest.repository.js';
import { HoldChanges } from '../records/hold-changes.js';
import { HoldDecisions } from '../holds/hold-decisions.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository } from '../records/payment.repository.js';
import {
  anotherPerson,
  contestOfOtherSide,
  divisionOutside,
  nothingContested,
  partTooSmall,
  paymentMoved,
} from '../records/payments.errors.js';
import { ReleaseRepository } from '../records/release.repository.js';
import { advanceReleaseTask } from '../tasks/advance-release.task.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** A contest of the amount owed: the opener's figure, the figure of the other side, and the reason. */
export interface ContestTerms {
  by: ContestSide;
  claimed: bigint;
  stated: bigint;
  reason: string;
}

/** The division that staff propose or decide: the worker's part, in paise of the wage, and the reason. */
interface StaffDivision {
  staffId: string;
  owed: bigint;
  reason: string;
}

/**
 * Interface for the modules that manage work: a contest of a hold from its opening to its decision. The lower figure is
 * paid at once and the difference stays on hold. Each method runs in the transaction of its caller; a state that
 * changed before is a conflict.
 */
@Injectable()
export class Contests {
  constructor(
    private readonly contests: ContestRepository,
    private readonly payments: PaymentRepository,
    private readonly releases: ReleaseRepository,
    private readonly providers: PaymentProviders,
    private readonly decisions: HoldDecisions,
    private readonly changes: HoldChanges,
    private readonly outbox: Outbox,
  ) {}

  /** Opens a contest of one side against the other side's figure. The held amount limits both figures. */
  async open(tx: EntityManager, engagementId: string, { by, claimed, stated, reason }: ContestTerms): Promise<void> {
    const payment = await this.decisions.lock(tx, engagementId);
    const least = this.leastOf(payment);
    const contested = contestedWage(payment.wage, [claimed, stated], least);
    if (contested === 'nothing_contested') throw nothingContested();
    if (contested === 'part_too_small') throw partTooSmall(least);
    await this.decisions.move(tx, payment, 'contested', {}, 'held');
    const { lower, higher } = contested;
    const contest = await this.contests.insert(tx, {
      ...{ holdId: payment.holdId, openedBy: by, undisputed: lower, reason, dueAt: inHours(CONTEST_ANSWER_HOURS) },
      ...(claimed < stated ? { claimed: lower, stated: higher } : { claimed: higher, stated: lower }),
    });
    if (lower > 0n) {
      const releaseId = await this.releases.insert(tx, payment.holdId, lower, 'undisputed');
      await this.outbox.add(tx, advanceReleaseTask, { releaseId });
    }
    await this.notify(tx, payment, contest);
  }

  /**
   * Records the other side's answer: agreement ends the contest with the opener's figure, otherwise the staff propose a
   * division.
   */
  async answer(
    tx: EntityManager,
    engagementId: string,
    by: ContestSide,
    { agrees, text }: { agrees: boolean; text: string },
  ): Promise<void> {
    const { payment, contest } = await this.lock(tx, engagementId);
    if (contest.openedBy === by) throw contestOfOtherSide();
    await this.contests.setAnswer(tx, contest.id, text);
    await this.step(tx, payment, contest, 'answered', { due_at: inDays(CONTEST_STAFF_DAYS) });
    if (!agrees) return;
    await this.step(tx, payment, contest, 'proposed', { proposed: contest.claimed, accepted_by: by });
    await this.close(tx, payment, contest, 'accepted', contest.claimed);
  }

  /** Withdraws a contest for the side that opened it: the figure of the other side becomes final. */
  async withdraw(tx: EntityManager, engagementId: string, by: ContestSide): Promise<void> {
    const { payment, contest } = await this.lock(tx, engagementId);
    if (contest.openedBy !== by) throw contestOfOtherSide();
    await this.close(tx, payment, contest, 'withdrawn', contest.stated);
  }

  /** A side accepts the proposal; the second acceptance ends the contest. */
  async accept(tx: EntityManager, engagementId: string, by: ContestSide): Promise<void> {
    const { payment, contest } = await this.lock(tx, engagementId);
    if (contest.status !== 'proposed') throw paymentMoved();
    if (contest.acceptedBy === null || contest.acceptedBy === by) {
      await this.contests.setAcceptance(tx, contest.id, by);
      return;
    }
    await this.close(tx, payment, contest, 'accepted', contest.proposed);
  }

  /**
   * Records a side's appeal against the proposal, once: another person decides. A side that accepted it cannot appeal.
   */
  async appeal(tx: EntityManager, engagementId: string, by: ContestSide): Promise<void> {
    const { payment, contest } = await this.lock(tx, engagementId);
    if (contest.acceptedBy === by) throw paymentMoved();
    await this.step(tx, payment, contest, 'appealed', { appealed_by: by, due_at: inDays(CONTEST_STAFF_DAYS) });
  }

  /** Records the staff's proposal of a division of an answered contest. */
  async propose(tx: EntityManager, contestId: string, { staffId, owed, reason }: StaffDivision): Promise<void> {
    const { payment, contest } = await this.lockById(tx, contestId);
    this.checkDivision(payment, contest, owed);
    await this.step(tx, payment, contest, 'proposed', this.proposal(owed, staffId, reason));
  }

  /** Another person of the staff decides about an appeal. */
  async decide(tx: EntityManager, contestId: string, { staffId, owed, reason }: StaffDivision): Promise<void> {
    const { payment, contest } = await this.lockById(tx, contestId);
    if (contest.status === 'appealed' && contest.proposedBy === staffId) throw anotherPerson();
    if (contest.status !== 'appealed') throw paymentMoved();
    this.checkDivision(payment, contest, owed);
    await this.close(tx, payment, contest, 'decided', owed, { decided_by: staffId, decision_reason: reason });
  }

  /**
   * Applies the outcome after the deadline of a contest; returns false before it. Without an answer of the employer:
   * the worker's figure. Without an answer of the worker: the employer's figure, against which the worker may appeal. A
   * proposal without an answer is accepted.
   */
  async endTime(tx: EntityManager, contestId: string): Promise<boolean> {
    const { payment, contest } = await this.lockById(tx, contestId);
    if (contest.dueAt === null || contest.dueAt.getTime() > Date.now()) return false;
    if (contest.status === 'proposed') {
      await this.close(tx, payment, contest, 'accepted', contest.proposed);
      return true;
    }
    if (contest.status !== 'open') return false;
    await this.step(tx, payment, contest, 'unanswered');
    if (contest.openedBy === 'worker') await this.close(tx, payment, contest, 'decided', contest.claimed);
    else await this.step(tx, payment, contest, 'proposed', this.proposal(contest.claimed, null));
    return true;
  }

  private proposal(owed: bigint, staffId: string | null, reason = '') {
    const due_at = inDays(CONTEST_ACCEPTANCE_DAYS);
    return { proposed: owed, proposed_by: staffId, proposal_reason: reason, accepted_by: null, due_at };
  }

  private checkDivision(payment: Payment, { claimed, stated }: Contest, owed: bigint): void {
    const [lower, higher] = claimed < stated ? [claimed, stated] : [stated, claimed];
    if (owed < lower || owed > higher) throw divisionOutside();
    const least = this.leastOf(payment);
    if (!isDivision({ wage: payment.wage, lower, higher }, owed, least)) throw partTooSmall(least);
  }

  /** Ends a contest, and divides the wage. */
  private async close(
    tx: EntityManager,
    payment: Payment,
    contest: Contest,
    way: 'accepted' | 'decided' | 'withdrawn',
    owed: bigint | null,
    columns: Record<string, string> = {},
  ): Promise<void> {
    if (owed === null) throw new Error(`The contest ${contest.id} has no division`);
    await this.step(tx, payment, contest, way, columns);
    await this.decisions.divide(tx, payment, owed, 'contested');
    await this.step(tx, payment, contest, 'closed', { due_at: null });
  }

  private async step(
    tx: EntityManager,
    payment: Payment,
    contest: Contest,
    to: PaymentState<'contest'>,
    columns: Record<string, string | bigint | Date | null> = {},
  ): Promise<void> {
    if (!(await movePayment(tx, 'contest', contest.id, to, columns))) throw paymentMoved();
    const moved = await this.contests.lockOfHold(tx, contest.holdId);
    if (moved) await this.notify(tx, payment, moved);
  }

  private notify(tx: EntityManager, payment: Payment, { id, status, openedBy, proposed, dueAt }: Contest) {
    const { engagementId, workerId, employerId } = payment;
    const contest = { contestId: id, status, openedBy, proposed, dueAt };
    return this.changes.notifyOfContest(tx, { ...contest, engagementId, workerId, employerId });
  }

  private leastOf({ provider }: Payment): bigint {
    return this.providers.getProvider(provider).capabilities.leastAmount;
  }

  private async lock(tx: EntityManager, engagementId: string) {
    return this.lockContest(tx, await this.decisions.lock(tx, engagementId));
  }

  private async lockById(tx: EntityManager, contestId: string) {
    const intentId = await this.contests.findIntent(tx, contestId);
    return this.lockContest(tx, intentId === null ? null : await this.payments.lock(tx, intentId));
  }

  private async lockContest(
    tx: EntityManager,
    payment: Payment | null,
  ): Promise<{ payment: Payment; contest: Contest }> {
    const contest = payment && (await this.contests.lockOfHold(tx, payment.holdId));
    if (!contest) throw notFound();
    return { payment, contest };
  }
}
