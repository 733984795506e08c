import { Injectable } from '@nestjs/common';
import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import {
  type AccountsToJoin,
  HoldsPersonalData,
  type PersonalData,
  type PersonalTable,
} from '../users/users.public.js';

/** The record of a suspension remains, without the texts of both sides. */
@Injectable()
@HoldsPersonalData()
export class ModerationPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'suspensions',
      about: 't.user_id = $1',
      shown: { as: 'suspensions', without: ['suspended_by', 'lifted_by', 'decided_by'] },
      erased: { set: `text = '', appeal_text = NULL, decision_note = NULL` },
      joined: { set: 'user_id = $2, lifted_at = coalesce(t.lifted_at, t.ends_at)' },
    },
    {
      table: 'suspensions',
      about: '$1 IN (t.suspended_by, t.lifted_by)',
      shown: { as: 'suspensionsGiven', without: ['user_id', 'appeal_text', 'decided_by', 'decision_note'] },
      erased: { set: `text = '—'` },
      joined: 'stays',
    },
    {
      table: 'suspensions',
      about: 't.decided_by = $1',
      shown: {
        as: 'suspensionAppealsDecided',
        without: ['user_id', 'appeal_text', 'suspended_by', 'lifted_by', 'text'],
      },
      erased: { set: `decision_note = NULL` },
      joined: 'stays',
    },
  ];

  async refusesJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<JoiningRefusal | null> {
    const open: object[] = await tx.query(
      `SELECT FROM suspensions WHERE user_id IN ($1, $2) AND appeal_state = 'open' LIMIT 1`,
      [from, into],
    );
    return open.length > 0 ? 'appeal' : null;
  }
}
