import { parsePaise } from '@nukkad/contract/money/paise';
import type { InvitedStatus } from '@nukkad/contract/payments/rewards';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { INVITED_STATUS } from './invited-status.js';

/** An invited person without a recorded reward. */
export interface NewReward {
  /** The id of the invited person. */
  id: string;
  inviterId: string;
  origin: string | null;
  joinedAt: Date;
}

/** A reward that is owed, with the data for its decision. */
export interface EarnedReward {
  id: string;
  inviterId: string;
  invitedId: string;
  amount: bigint;
  joinedAt: Date;
  status: InvitedStatus;
  /** Since when both accounts exist. */
  bothSince: Date;
  /** Invited people of the same person from the same network and kind of browser, this one included. */
  clusterSize: number;
  isReported: boolean;
  hasLeft: boolean;
}

/** A side is suspended, or wrote a message that was hidden after a report. */
const isReported = (user: string): string => `
  EXISTS (SELECT FROM suspensions s WHERE s.user_id = ${user} AND s.lifted_at IS NULL)
  OR EXISTS (SELECT FROM message_reports m JOIN messages t ON t.id = m.message_id WHERE t.sender_id = ${user} AND m.state = 'hidden')`;

/** Reads the people with a due reward. */
@Injectable()
export class EarnedRewardsRepository {
  /** Invited people that count and have no reward, except `passedOver`, the first to come first. */
  listNew(tx: EntityManager, limit: number, passedOver: readonly string[]): Promise<NewReward[]> {
    return tx.query(
      `SELECT r.invited_id AS id, r.inviter_id AS "inviterId", r.origin, r.created_at AS "joinedAt"
       FROM referrals r JOIN users u ON u.id = r.invited_id JOIN users i ON i.id = r.inviter_id
       WHERE NOT EXISTS (SELECT FROM payment_payouts p WHERE p.subject_id = r.invited_id) AND i.erased_at IS NULL
         AND ${INVITED_STATUS} = 'counts' AND r.invited_id <> ALL ($2::uuid[])
       ORDER BY r.created_at, r.invited_id LIMIT $1`,
      [limit, passedOver],
    );
  }

  /** Returns undecided rewards, and payable ones of owners who have left, except `passedOver`, by their ids. */
  async listOpen(tx: EntityManager, limit: number, passedOver: readonly string[]): Promise<EarnedReward[]> {
    const rows: (Omit<EarnedReward, 'amount'> & { amount: string })[] = await tx.query(
      `SELECT p.id, p.user_id AS "inviterId", p.subject_id AS "invitedId", p.amount::text, coalesce(r.created_at, p.created_at) AS "joinedAt",
              ${INVITED_STATUS} AS status, greatest(u.created_at, i.created_at) AS "bothSince",
              (SELECT count(*)::int FROM referrals o WHERE o.inviter_id = r.inviter_id AND o.origin = r.origin) AS "clusterSize",
              (${isReported('u.id')} OR ${isReported('i.id')}) AS "isReported", (i.erased_at IS NOT NULL OR u.erased_at IS NOT NULL) AS "hasLeft"
       FROM payment_payouts p JOIN users u ON u.id = p.subject_id JOIN users i ON i.id = p.user_id
       LEFT JOIN referrals r ON r.invited_id = p.subject_id
       WHERE (p.status = 'earned' OR (p.status = 'payable' AND i.erased_at IS NOT NULL)) AND p.id <> ALL ($2::uuid[])
       ORDER BY p.id LIMIT $1`,
      [limit, passedOver],
    );
    return rows.map((row) => ({ ...row, amount: parsePaise(row.amount) }));
  }
}
