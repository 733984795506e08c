import { Injectable } from '@nestjs/common';
import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { EntityManager } from 'typeorm';
import {
  type AccountsToJoin,
  HoldsPersonalData,
  type PersonalData,
  type PersonalTable,
} from '../users/users.public.js';
import { BookingCancellations } from './records/booking-cancellations.js';
import { Bookings } from './bookings/bookings.js';
import { UpiIds } from './payees/upi-ids.js';

const OTHERS_IN_CORRECTION = ['worker_id', 'employer_id', 'decided_by'];

/** SQL: the account is this side of the correction `t`. */
const isSide = (side: string): string => `CASE ${side} WHEN 'worker' THEN t.worker_id ELSE t.employer_id END = $1`;

/** Engagements remain as the other side's history, without texts; UPI ids are deleted. */
@Injectable()
@HoldsPersonalData()
export class EngagementsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'engagements',
      about: 't.worker_id = $1',
      shown: { as: 'engagements', without: ['ask_again', 'first_answer', 'point'] },
      erased: { set: 'reason = NULL' },
      joined: { refused: 'engagements' },
    },
    {
      table: 'engagements',
      about: 't.employer_id = $1',
      shown: { as: 'engagementsGiven', without: ['worker_id'] },
      erased: { set: `reason = NULL, title = '—', company = '—', location = '', point = NULL` },
      joined: { refused: 'employer' },
    },
    {
      table: 'attendance_proofs',
      about: 't.engagement_id IN (SELECT id FROM engagements WHERE worker_id = $1)',
      shown: { as: 'attendanceProofs', without: [] },
      erased: 'stays',
      joined: { refused: 'engagements' },
    },
    {
      table: 'engagement_appeals',
      about: 't.appellant_id = $1',
      shown: { as: 'appeals', without: ['decided_by'] },
      erased: { set: `text = ''` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'engagement_appeals',
      about: 't.decided_by = $1',
      shown: { as: 'appealsDecided', without: ['appellant_id', 'text'] },
      erased: { set: 'decision = NULL' },
      joined: 'stays',
    },
    {
      table: 'pay_cases',
      about: 't.worker_id = $1',
      shown: { as: 'payCases', without: ['employer_id', 'decided_by', 'answer'] },
      erased: { set: `text = '', appeal = CASE WHEN appeal_by = 'worker' THEN '' ELSE appeal END` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'pay_cases',
      about: 't.employer_id = $1',
      shown: { as: 'payCasesAnswered', without: ['worker_id', 'decided_by', 'text'] },
      erased: { set: `answer = NULL, appeal = CASE WHEN appeal_by = 'employer' THEN '' ELSE appeal END` },
      joined: { refused: 'employer' },
    },
    {
      table: 'pay_cases',
      about: 't.decided_by = $1',
      shown: { as: 'payCasesDecided', without: ['worker_id', 'employer_id', 'text', 'answer', 'appeal'] },
      erased: { set: 'decision = NULL' },
      joined: 'stays',
    },
    // each side's export contains its own text: the proposer's reason, the other side's answer
    {
      table: 'time_corrections',
      about: isSide('t.proposed_by'),
      shown: { as: 'timeCorrections', without: [...OTHERS_IN_CORRECTION, 'answer'] },
      erased: { set: `reason = '', appeal = CASE WHEN t.appeal_by = t.proposed_by THEN '' ELSE t.appeal END` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'time_corrections',
      about: isSide(`CASE t.proposed_by WHEN 'worker' THEN 'employer' ELSE 'worker' END`),
      shown: { as: 'timeCorrectionsAnswered', without: [...OTHERS_IN_CORRECTION, 'reason'] },
      erased: { set: `answer = NULL, appeal = CASE WHEN t.appeal_by <> t.proposed_by THEN '' ELSE t.appeal END` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'time_corrections',
      about: 't.decided_by = $1',
      shown: { as: 'timesDecided', without: ['worker_id', 'employer_id', 'reason', 'answer', 'appeal'] },
      erased: { set: 'decision = NULL' },
      joined: 'stays',
    },
    {
      table: 'payees',
      about: 't.user_id = $1',
      shown: {
        as: 'payees',
        without: ['upi_id_encrypted'],
        read: async (manager, userId) => ({ upi_id: await this.findUpiId(manager, userId) }),
      },
      erased: 'delete',
      joined: 'ends',
    },
    {
      table: 'upi_changes',
      about: 't.user_id = $1',
      shown: { as: 'upiChanges', without: ['previous_encrypted'] },
      erased: 'delete',
      joined: 'ends',
    },
  ];

  constructor(
    private readonly bookings: Bookings,
    private readonly cancellations: BookingCancellations,
    private readonly upiIds: UpiIds,
  ) {}

  /** Cancels upcoming work and notifies the other side; the module that made the booking may look for a replacement. */
  async onDeletionRequested(tx: EntityManager, userId: string): Promise<void> {
    const rows: { engagementId: string; instantJobId: string; workerId: string; by: EngagementSide }[] = await tx.query(
      `SELECT id AS "engagementId", instant_job_id AS "instantJobId", worker_id AS "workerId",
              CASE WHEN worker_id = $1 THEN 'worker' ELSE 'employer' END AS by
       FROM engagements WHERE status = 'booked' AND $1 IN (worker_id, employer_id) ORDER BY id`,
      [userId],
    );
    await this.cancellations.lockJobs(
      tx,
      rows.map(({ instantJobId }) => instantJobId),
    );
    for (const booking of rows) {
      const cancelled = await this.bookings.cancel(tx, booking.engagementId, { by: booking.by, reason: null });
      if (cancelled) await this.cancellations.notifyListeners(tx, booking);
    }
  }

  /**
   * Refuses joining while an appeal is open: an account must not escape an appeal, or get a second one, by joining
   * another account.
   */
  async refusesJoining(tx: EntityManager, { into }: AccountsToJoin): Promise<JoiningRefusal | null> {
    const open: object[] = await tx.query(
      `SELECT FROM engagement_appeals WHERE appellant_id = $1 AND status = 'open' LIMIT 1`,
      [into],
    );
    return open.length > 0 ? 'appeal' : null;
  }

  private async findUpiId(manager: EntityManager, userId: string): Promise<string | null> {
    const rows: { encrypted: string }[] = await manager.query(
      'SELECT upi_id_encrypted AS encrypted FROM payees WHERE user_id = $1',
      [userId],
    );
    return rows[0] ? this.upiIds.open(userId, rows[0].encrypted) : null;
  }
}
