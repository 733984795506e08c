import { Injectable } from '@nestjs/common';
import type { DecideMessageReport } from '@nukkad/contract/messages/message-reports';
import type { Side } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';

/** A report with its parties, locked until the end of the transaction. */
export interface LockedReport {
  messageId: string;
  conversationId: string;
  reporterId: string;
  senderId: string;
  senderSide: Side;
  title: string;
}

/** Stores the staff's decisions about reported messages. */
@Injectable()
export class MessageReportRepository {
  /** Locks and returns the report; null when there is none. */
  async lockReport(tx: EntityManager, id: string): Promise<LockedReport | null> {
    const rows: LockedReport[] = await tx.query(
      `SELECT r.message_id AS "messageId", m.conversation_id AS "conversationId", r.reporter_id AS "reporterId",
              m.sender_id AS "senderId", sender.side AS "senderSide", j.title
       FROM message_reports r JOIN messages m ON m.id = r.message_id
         JOIN conversations c ON c.id = m.conversation_id
         JOIN conversation_members sender ON sender.conversation_id = c.id AND sender.user_id = m.sender_id
         JOIN applications a ON a.id = c.application_id JOIN jobs j ON j.id = a.job_id
       WHERE r.id = $1 FOR NO KEY UPDATE OF r`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Decides an open report; false when it was decided before. */
  async decideReport(
    tx: EntityManager,
    id: string,
    { by, decision, note }: DecideMessageReport & { by: string },
  ): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE message_reports SET state = $2, decided_by = $3, decision_note = $4, decided_at = clock_timestamp()
       WHERE id = $1 AND state = 'open'`,
      [id, decision, by, note],
    );
    return count === 1;
  }

  /** Hides a message from both sides. */
  async hideMessage(tx: EntityManager, messageId: string): Promise<void> {
    await tx.query(`UPDATE messages SET hidden_at = clock_timestamp() WHERE id = $1 AND hidden_at IS NULL`, [
      messageId,
    ]);
  }
}
