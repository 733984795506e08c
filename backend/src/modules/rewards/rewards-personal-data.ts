import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type AccountsToJoin,
  HoldsPersonalData,
  type PersonalData,
  type PersonalTable,
} from '../users/users.public.js';

const REFERRAL_OF_OTHER = `invited_id = CASE t.invited_id WHEN $1 THEN $2::uuid ELSE t.invited_id END,
  inviter_id = CASE t.inviter_id WHEN $1 THEN $2::uuid ELSE t.inviter_id END`;

/** Personal data in invitations. */
@Injectable()
@HoldsPersonalData()
export class RewardsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'referral_codes',
      about: 't.user_id = $1',
      shown: { as: 'referralCodes', without: [] },
      erased: 'delete',
      joined: {
        set: 'user_id = $2',
        unless: `EXISTS (SELECT FROM referral_codes own WHERE own.user_id = $2)`,
      },
    },
    {
      table: 'referrals',
      about: 't.invited_id = $1 OR t.inviter_id = $1',
      shown: { as: 'referrals', without: ['origin'] },
      // ids and times remain, because the other person's reward depends on them
      erased: { set: 'origin = NULL' },
      joined: {
        set: REFERRAL_OF_OTHER,
        unless: 't.invited_id = $1 AND EXISTS (SELECT FROM referrals own WHERE own.invited_id = $2)',
      },
    },
  ];

  /** Deletes an invitation between the two accounts, because a person cannot invite him- or herself. */
  async beforeJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<void> {
    await tx.query(
      `DELETE FROM referrals WHERE (invited_id = $1 AND inviter_id = $2) OR (invited_id = $2 AND inviter_id = $1)`,
      [from, into],
    );
  }
}
