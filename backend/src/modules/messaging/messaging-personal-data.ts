import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/**
 * What stands about a person in conversations. The other side keeps what it wrote itself, and sees that there were
 * messages; their words go. What was held stays held.
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
    },
    {
      table: 'conversation_members',
      about: 't.user_id = $1',
      shown: { as: 'conversations', without: ['digest_task'] },
      erased: { set: `digest_at = NULL` },
    },
    {
      table: 'message_reports',
      about: 't.reporter_id = $1',
      shown: { as: 'reportedMessages', without: ['decided_by', 'decision_note'] },
      erased: { set: `note = ''` },
    },
    {
      table: 'message_reports',
      about: 't.decided_by = $1',
      shown: { as: 'messageReportsDecided', without: ['reporter_id', 'note'] },
      erased: { set: `decision_note = NULL` },
    },
  ];
}
