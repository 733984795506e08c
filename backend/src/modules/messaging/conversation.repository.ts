import { Injectable } from '@nestjs/common';
import { DIGEST_AFTER_MINUTES, type HoldReason, type ReportMessage } from '@nukkad/contract/messages/messages';
import type { Side } from '@nukkad/contract/accounts/users';
import type { EntityManager } from 'typeorm';
import { JobLocks, type LockedApplication } from '../jobs/jobs.public.js';
import { MessageEntity } from './entities/message.entity.js';

/** A locked conversation with its locked application, as one of its members sees it. */
export interface LockedConversation {
  application: LockedApplication;
  side: Side;
  otherId: string;
}

/** SQL: that the message `m` is shown to the member `me` by the other side, and not read; staff may hide it before it is. */
export const IS_UNREAD = `m.sender_id <> me.user_id AND m.held = '{}' AND m.hidden_at IS NULL
  AND (me.read_at IS NULL OR m.created_at > me.read_at)`;

/**
 * Minutes in which a sender's messages are screened together with the next message, because numbers are split over
 * messages.
 */
const EARLIER_MINUTES = 10;
const EARLIER_MAX = 10;

/** Loads and stores conversations, their members, messages and reports. */
@Injectable()
export class ConversationRepository {
  constructor(private readonly jobLocks: JobLocks) {}

  /** Locks the application for share; returns null when `userId` is not one of its two sides. */
  async lockApplication(tx: EntityManager, userId: string, applicationId: string): Promise<LockedApplication | null> {
    const application = await this.jobLocks.lockApplicationForShare(tx, applicationId);
    return application && [application.seekerId, application.employerId].includes(userId) ? application : null;
  }

  /** Returns the id of the conversation of an application; null while none is open. */
  async find(tx: EntityManager, applicationId: string): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(`SELECT id FROM conversations WHERE application_id = $1`, [
      applicationId,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Opens the conversation of an application with its two members; returns null when it already exists. */
  async insert(tx: EntityManager, application: LockedApplication): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO conversations (application_id) VALUES ($1)
       ON CONFLICT ON CONSTRAINT conversations_application DO NOTHING RETURNING id`,
      [application.id],
    );
    const id = rows[0]?.id;
    if (id === undefined) return null;
    await tx.query(
      `INSERT INTO conversation_members (conversation_id, user_id, side) VALUES ($1, $2, 'job_seeker'), ($1, $3, 'employer')`,
      [id, application.seekerId, application.employerId],
    );
    return id;
  }

  /**
   * Locks the conversation against all other writes, if `userId` is a member. A separate statement reads the members
   * after the lock, because a statement that waited for a lock still reads the members of its beginning.
   */
  async lock(tx: EntityManager, userId: string, id: string): Promise<LockedConversation | null> {
    await tx.query('SELECT FROM conversations WHERE id = $1 FOR UPDATE', [id]);
    const rows: { applicationId: string; side: Side; otherId: string }[] = await tx.query(
      `SELECT c.application_id AS "applicationId", me.side, other.user_id AS "otherId"
       FROM conversations c
         JOIN conversation_members me ON me.conversation_id = c.id AND me.user_id = $1
         JOIN conversation_members other ON other.conversation_id = c.id AND other.user_id <> $1
       WHERE c.id = $2`,
      [userId, id],
    );
    const [member] = rows;
    const application = member && (await this.jobLocks.lockApplicationForShare(tx, member.applicationId));
    return application ? { application, side: member.side, otherId: member.otherId } : null;
  }

  /** Returns the recent messages of `senderId` that were shown to the other side, oldest first. */
  async listRecentTexts(tx: EntityManager, senderId: string, id: string): Promise<string[]> {
    const rows: { text: string }[] = await tx.query(
      `SELECT text FROM messages WHERE conversation_id = $2 AND sender_id = $1 AND held = '{}'
         AND created_at > clock_timestamp() - make_interval(mins => $3)
       ORDER BY created_at DESC, id DESC LIMIT $4`,
      [senderId, id, EARLIER_MINUTES, EARLIER_MAX],
    );
    return rows.map((row) => row.text).reverse();
  }

  /** Writes a message into a locked conversation; a shown message moves the conversation up. Returns its id. */
  async write(
    tx: EntityManager,
    senderId: string,
    message: { conversationId: string; text: string; held: HoldReason[] },
  ): Promise<string> {
    const inserted = await tx.insert(MessageEntity, { senderId, ...message });
    if (message.held.length === 0) {
      await tx.query(`UPDATE conversations SET active_at = clock_timestamp() WHERE id = $1`, [message.conversationId]);
    }
    return (inserted.identifiers[0] as { id: string }).id;
  }

  /** Returns whether this locked conversation has unread messages for `readerId`. */
  async hasUnread(tx: EntityManager, readerId: string, id: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM conversation_members me JOIN messages m ON m.conversation_id = me.conversation_id
       WHERE me.user_id = $1 AND me.conversation_id = $2 AND ${IS_UNREAD} LIMIT 1`,
      [readerId, id],
    );
    return rows.length > 0;
  }

  /**
   * Sets the time of the mail about the longest unread messages of `readerId`; null, and no mail, when all are read.
   */
  async setDigest(tx: EntityManager, readerId: string, id: string): Promise<Date | null> {
    const [rows]: [{ digest_at: Date | null }[], number] = await tx.query(
      `UPDATE conversation_members me SET digest_task = NULL, digest_at =
         (SELECT min(m.created_at) + make_interval(mins => $3) FROM messages m
          WHERE m.conversation_id = me.conversation_id AND ${IS_UNREAD})
       WHERE me.user_id = $1 AND me.conversation_id = $2 RETURNING me.digest_at`,
      [readerId, id, DIGEST_AFTER_MINUTES],
    );
    return rows[0]?.digest_at ?? null;
  }

  /** Notes that `readerId` has seen everything up to a message; false when it is none that they can see. */
  async read(tx: EntityManager, readerId: string, id: string, upTo: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE conversation_members me SET read_at = GREATEST(me.read_at, m.created_at)
       FROM messages m
       WHERE me.user_id = $1 AND me.conversation_id = $2 AND m.conversation_id = $2 AND m.id = $3
         AND (m.held = '{}' OR m.sender_id = $1)`,
      [readerId, id, upTo],
    );
    return count > 0;
  }

  /** Returns the sender of this message, if `userId` can see it. */
  async senderOf(tx: EntityManager, userId: string, messageId: string): Promise<string | null> {
    const rows: { sender_id: string }[] = await tx.query(
      `SELECT m.sender_id FROM messages m
         JOIN conversation_members me ON me.conversation_id = m.conversation_id AND me.user_id = $1
       WHERE m.id = $2 AND (m.held = '{}' OR m.sender_id = $1)`,
      [userId, messageId],
    );
    return rows[0]?.sender_id ?? null;
  }

  /** Stores a report for the staff; returns its id, null when this person reported this message before. */
  async report(
    tx: EntityManager,
    reporterId: string,
    messageId: string,
    report: ReportMessage,
  ): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO message_reports (message_id, reporter_id, reason, note) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT message_reports_once DO NOTHING RETURNING id`,
      [messageId, reporterId, report.reason, report.note],
    );
    return rows[0]?.id ?? null;
  }
}
