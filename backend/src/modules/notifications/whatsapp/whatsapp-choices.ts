import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@nukkad/contract/languages';
import type { StopAnswer } from '@nukkad/contract/messages/stop-words';
import { WHATSAPP_WINDOW_HOURS } from '@nukkad/contract/messages/whatsapp';
import { DataSource, type EntityManager } from 'typeorm';
import { ContactDigests, hasContact } from '../../../common/security/contact-digests.js';
import { EncryptsColumns } from '../../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../../common/security/personal-texts.js';
import { UserRepository } from '../../users/users.public.js';
import { WhatsAppChoiceEntity, type WhatsAppEnd } from '../entities/whatsapp-choice.entity.js';

const PHONE = personalText('whatsapp_choices', 'phone', { key: 'user_id', digestedIn: 'phone_digest' });

/**
 * SQL: the choice `c` is for the present verified number of its account `u`. Rows of an earlier release contain plain
 * numbers without a digest.
 */
export const IS_FOR_NUMBER = `u.id = c.user_id AND (u.phone_digest = c.phone_digest OR u.phone = c.phone)
  AND u.phone_verified_at IS NOT NULL`;
/** SQL: a choice is for the number `$1`; `$3` contains the digests. */
const HAS_NUMBER = hasContact({ digest: 'phone_digest', contact: 'phone', digests: '$3', plain: '$1' });
/** SQL: a message at `$2`, whose time has whole seconds, is newer than the choice and the last message. */
const IS_NEWER = `$2::timestamptz >= date_trunc('second', chosen_at) AND $2::timestamptz >= COALESCE(answered_at, $2::timestamptz)`;

const ANSWERS: Readonly<Record<StopAnswer, string>> = {
  stop: `ended_at = clock_timestamp(), ended_by = 'stop', answered_at = $2 WHERE ${HAS_NUMBER} AND ended_at IS NULL AND ${IS_NEWER}`,
  start: `ended_at = NULL, ended_by = NULL, answered_at = $2 WHERE ${HAS_NUMBER} AND ended_by = 'stop' AND ${IS_NEWER}`,
};

/** Loads and stores the choices of accounts to get messages by WhatsApp. */
@Injectable()
@EncryptsColumns(PHONE)
export class WhatsAppChoices {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly texts: PersonalTexts,
    private readonly digests: ContactDigests,
  ) {}

  /** Returns the choice of an account; null if it has none. */
  async find(userId: string): Promise<WhatsAppChoiceEntity | null> {
    const choice = await this.dataSource.manager.findOneBy(WhatsAppChoiceEntity, { userId });
    return choice && Object.assign(choice, { phone: this.openPhone(userId, choice.phone) });
  }

  /** Returns the number of a stored value of the choice of an account. */
  openPhone(userId: string, stored: string): string {
    return this.texts.open(PHONE, userId, stored);
  }

  /**
   * Returns the number for which an account chose WhatsApp; null if it is not the verified number of the account any more. An ended
   * choice has a number as well: a press of its person may be answered.
   */
  async findNumber(userId: string): Promise<string | null> {
    const rows: { phone: string }[] = await this.dataSource.query(
      `SELECT c.phone FROM whatsapp_choices c JOIN users u ON ${IS_FOR_NUMBER} WHERE c.user_id = $1`,
      [userId],
    );
    return rows[0] ? this.openPhone(userId, rows[0].phone) : null;
  }

  /** Stores the choice for the verified number of an account; returns false if it has none. */
  async choose(
    tx: EntityManager,
    userId: string,
    { wording, language }: Pick<WhatsAppChoiceEntity, 'wording' | 'language'>,
  ): Promise<boolean> {
    const phone = await this.findVerifiedNumber(tx, userId);
    if (phone === null) return false;
    await tx.query(
      `INSERT INTO whatsapp_choices (user_id, phone, phone_digest, wording, language) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET phone = excluded.phone, phone_digest = excluded.phone_digest,
         wording = excluded.wording, language = excluded.language,
         chosen_at = clock_timestamp(), ended_at = NULL, ended_by = NULL, answered_at = NULL`,
      [userId, this.texts.seal(PHONE, userId, phone), this.digests.digest(phone), wording, language],
    );
    return true;
  }

  /**
   * Ends the choice of an account. An account without one for its verified number gets a choice that ended when it was made: the person
   * was asked, and refused.
   */
  async refuse(
    tx: EntityManager,
    userId: string,
    { wording, language }: Pick<WhatsAppChoiceEntity, 'wording' | 'language'>,
  ): Promise<void> {
    await tx.query(
      `UPDATE whatsapp_choices SET ended_at = clock_timestamp(), ended_by = 'person' WHERE user_id = $1 AND ended_at IS NULL`,
      [userId],
    );
    const phone = await this.findVerifiedNumber(tx, userId);
    if (phone === null) return;
    const number = { digest: 'whatsapp_choices.phone_digest', contact: 'whatsapp_choices.phone' };
    await tx.query(
      `INSERT INTO whatsapp_choices (user_id, phone, phone_digest, wording, language, chosen_at, ended_at, ended_by)
       VALUES ($1, $2, $3, $4, $5, statement_timestamp(), statement_timestamp(), 'person')
       ON CONFLICT (user_id) DO UPDATE SET phone = excluded.phone, phone_digest = excluded.phone_digest,
         wording = excluded.wording, language = excluded.language,
         chosen_at = excluded.chosen_at, ended_at = excluded.ended_at, ended_by = excluded.ended_by, answered_at = NULL
       WHERE ${hasContact({ ...number, digests: '$6', plain: '$7' })} IS NOT TRUE`,
      [
        ...[userId, this.texts.seal(PHONE, userId, phone), this.digests.digest(phone), wording, language],
        ...[this.digests.listDigests(phone), phone],
      ],
    );
  }

  /** Ends the choices for a number, of every account. */
  async end(phone: string, by: WhatsAppEnd, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await manager.query(
      `UPDATE whatsapp_choices SET ended_at = clock_timestamp(), ended_by = $2 WHERE ${HAS_NUMBER} AND ended_at IS NULL`,
      [phone, by, this.digests.listDigests(phone)],
    );
  }

  /** Ends the choices for the number of the reader of a delivery. */
  async endByReader(tx: EntityManager, deliveryId: string): Promise<void> {
    const rows: { userId: string; phone: string }[] = await tx.query(
      `SELECT c.user_id AS "userId", c.phone FROM message_deliveries d JOIN whatsapp_choices c ON c.user_id = d.recipient_id WHERE d.id = $1`,
      [deliveryId],
    );
    const [choice] = rows;
    if (choice) await this.end(this.openPhone(choice.userId, choice.phone), 'stop', tx);
  }

  /**
   * Ends or resumes the choices for a number, of every account. Returns the account that has the number, or the last one that chose it;
   * null if the message changed nothing, such as a repeated one, or one that is older than the last change.
   */
  async answer(
    tx: EntityManager,
    answer: StopAnswer,
    { from, at }: { from: string; at: Date },
  ): Promise<string | null> {
    const rows: { userId: string }[] = await tx.query(
      `WITH c AS (UPDATE whatsapp_choices SET ${ANSWERS[answer]} RETURNING user_id, phone, phone_digest, chosen_at)
       SELECT c.user_id AS "userId" FROM c LEFT JOIN users u ON ${IS_FOR_NUMBER}
       ORDER BY u.id IS NULL, c.chosen_at DESC LIMIT 1`,
      [from, at, this.digests.listDigests(from)],
    );
    return rows[0]?.userId ?? null;
  }

  /**
   * Returns the number for a confirmation, and the language of its account; null when it is not permitted any more, or out of date. A
   * number that belongs to no account is addressed in the language of the choice.
   */
  async findConfirmed(userId: string, answer: StopAnswer): Promise<{ phone: string; language: Language } | null> {
    const rows: { phone: string; language: Language }[] = await this.dataSource.query(
      `SELECT c.phone, COALESCE(u.language, c.language) AS language
       FROM whatsapp_choices c LEFT JOIN users u ON ${IS_FOR_NUMBER}
       WHERE c.user_id = $1 AND c.answered_at > clock_timestamp() - interval '${WHATSAPP_WINDOW_HOURS} hours'
         AND (c.ended_by IS NOT DISTINCT FROM 'stop') = $2`,
      [userId, answer === 'stop'],
    );
    const [choice] = rows;
    return choice ? { ...choice, phone: this.openPhone(userId, choice.phone) } : null;
  }

  private async findVerifiedNumber(tx: EntityManager, userId: string): Promise<string | null> {
    const user = await this.users.findById(tx, userId);
    return user?.phoneVerifiedAt ? user.phone : null;
  }
}
