import { Injectable } from '@nestjs/common';
import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import {
  type AccountsToJoin,
  HoldsPersonalData,
  type PersonalData,
  type PersonalTable,
} from '../users/users.public.js';

/**
 * Personal data in conversations. The other side retains its own messages, and sees that there were others; their texts
 * are erased. Held messages stay held.
 */
@Injectable()
@HoldsPersonalData()
export class MessagingPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    {
      table: 'messages',
      about: 't.sender_id = $1',
      shown: { as: 'messages', without: [] },
      erased: { set: `text = ''` },
      joined: { set: 'sender_id = $2' },
    },
    {
      table: 'conversation_members',
      about: 't.user_id = $1',
      shown: { as: 'conversations', without: ['digest_task'] },
      erased: { set: `digest_at = NULL` },
      joined: {
        set: 'user_id = $2',
        unless: `EXISTS (SELECT FROM conversation_members own WHERE own.user_id = $2 AND own.conversation_id = t.conversation_id)`,
      },
    },
    {
      table: 'message_reports',
      about: 't.reporter_id = $1',
      shown: { as: 'reportedMessages', without: ['decided_by', 'decision_note'] },
      erased: { set: `note = ''` },
      joined: {
        set: 'reporter_id = $2',
        unless: `EXISTS (SELECT FROM message_reports own WHERE own.reporter_id = $2 AND own.message_id = t.message_id)`,
      },
    },
    {
      table: 'message_reports',
      about: 't.decided_by = $1',
      shown: { as: 'messageReportsDecided', without: ['reporter_id', 'note'] },
      erased: { set: `decision_note = NULL` },
      joined: 'stays',
    },
  ];

  /** Refuses joining accounts that have a conversation with each other. */
  async refusesJoining(tx: EntityManager, { from, into }: AccountsToJoin): Promise<JoiningRefusal | null> {
    const both: object[] = await tx.query(
      `SELECT FROM conversation_members a JOIN conversation_members b ON b.conversation_id = a.conversation_id
       WHERE a.user_id = $1 AND b.user_id = $2 LIMIT 1`,
      [from, into],
    );
    return both.length > 0 ? 'eachOther' : null;
  }
}
