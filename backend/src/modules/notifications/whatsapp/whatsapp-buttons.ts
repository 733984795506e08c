import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { MESSAGE_DECISIONS, type MessageDecision } from '@nukkad/contract/messages/whatsapp';
import { DataSource, type EntityManager } from 'typeorm';
import { IS_SUSPENDED } from '../../users/users.public.js';
import { MessageDecisionEntity } from '../entities/message-decision.entity.js';
import { ContactDigests, hasContact } from '../../../common/security/contact-digests.js';
import { IS_FOR_NUMBER } from './whatsapp-choices.js';

/** SQL: the choice `c` is for the number `$1`; `$2` contains the digests. */
const HAS_NUMBER = hasContact({ digest: 'c.phone_digest', contact: 'c.phone', digests: '$2', plain: '$1' });
/** SQL: the choice `c` is for the number `$2`; `$3` contains the digests. */
const IS_OF_SENDER = hasContact({ digest: 'c.phone_digest', contact: 'c.phone', digests: '$3', plain: '$2' });

const TOKEN_BYTES = 32;
const PAYLOAD = new RegExp(`^(${MESSAGE_DECISIONS.join('|')})\\.([A-Za-z0-9_-]{40,50})$`);

/** Reason why a pressed button decides nothing. */
export type ButtonRefusal = 'used' | 'over' | 'unknown' | 'suspended' | 'leaving';

/** A pressed button, in a message of the account whose number `from` is. */
interface Press {
  from: string;
  payload: string;
  /** The service's id of the press. */
  id: string;
}

/** The account of a press and its delivery; without a refusal the decision is recorded, and has to be carried out. */
interface Pressed {
  userId: string;
  deliveryId: string | null;
  refusal: ButtonRefusal | null;
}

/** A decision to carry out, or the reason why its account is not permitted to decide any more. */
interface RecordedDecision {
  decision: { text: string; subjectId: string; answer: MessageDecision };
  refusal: ButtonRefusal | null;
}

/** The state of an account that decides. */
interface DeciderState {
  isSuspended: boolean;
  isLeaving: boolean;
}

interface TokenRow extends DeciderState {
  deliveryId: string;
  userId: string;
  /** The answer to the offer, also by a button of an earlier attempt to send it. */
  answer: MessageDecision | null;
  pressedId: string | null;
  isOver: boolean;
}

/** Returns the stored form of a token. It has 256 random bits, so a slow hash adds no security. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** SQL: the state of the account `u`. */
const DECIDER_STATE = `${IS_SUSPENDED} AS "isSuspended", u.deletion_due_at IS NOT NULL AS "isLeaving"`;

function refusalOfAccount({ isSuspended, isLeaving }: DeciderState, answer: MessageDecision): ButtonRefusal | null {
  if (isLeaving) return 'leaving';
  // as on the page, a suspended account can still refuse an offer
  return isSuspended && answer === 'yes' ? 'suspended' : null;
}

function refusalOf(row: TokenRow, answer: MessageDecision): ButtonRefusal | null {
  if (row.answer !== null) return 'used';
  return row.isOver ? 'over' : refusalOfAccount(row, answer);
}

/** The buttons of messages: their tokens, each for one offer to one account, and the decisions made with them. */
@Injectable()
export class WhatsAppButtons {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly digests: ContactDigests,
  ) {}

  /** Stores a new token of a delivery; returns the contents of its buttons. */
  async issue(deliveryId: string, expiresAt: Date): Promise<string[]> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.dataSource.manager.insert(MessageDecisionEntity, { tokenHash: hashOf(token), deliveryId, expiresAt });
    return MESSAGE_DECISIONS.map((answer) => `${answer}.${token}`);
  }

  /**
   * Records the decision of a pressed button, once for each offer. Returns null for a repeated report of a press, and for a number
   * without an account that chose WhatsApp.
   */
  async press(tx: EntityManager, { from, payload, id }: Press): Promise<Pressed | null> {
    const [, answer, token = ''] = PAYLOAD.exec(payload) ?? [];
    const decision = MESSAGE_DECISIONS.find((one) => one === answer);
    const row = decision && (await this.lockToken(tx, hashOf(token), from));
    if (!decision || !row) return this.refuseUnknown(tx, from);
    if (row.pressedId === id) return null;
    const { userId, deliveryId } = row;
    const refusal = refusalOf(row, decision);
    await tx.query(
      `UPDATE message_decisions SET pressed_id = $2, answer = COALESCE(answer, $3) WHERE delivery_id = $1`,
      [deliveryId, id, refusal === null ? decision : null],
    );
    return { userId, deliveryId, refusal };
  }

  /** Returns the recorded decision of an account; null when its delivery is deleted. */
  async findDecision(userId: string, deliveryId: string): Promise<RecordedDecision | null> {
    const rows: (RecordedDecision['decision'] & DeciderState)[] = await this.dataSource.query(
      `SELECT d.text, d.subject_id AS "subjectId", t.answer, ${DECIDER_STATE}
       FROM message_decisions t JOIN message_deliveries d ON d.id = t.delivery_id JOIN users u ON u.id = $2
       WHERE d.id = $1 AND t.answer IS NOT NULL AND d.subject_id IS NOT NULL LIMIT 1`,
      [deliveryId, userId],
    );
    const [row] = rows;
    if (!row) return null;
    const { text, subjectId, answer } = row;
    return { decision: { text, subjectId, answer }, refusal: refusalOfAccount(row, answer) };
  }

  /** Removes a recorded decision that was not carried out, so that the offer can be answered again. */
  async withdrawDecision(deliveryId: string): Promise<void> {
    await this.dataSource.query(`UPDATE message_decisions SET answer = NULL WHERE delivery_id = $1`, [deliveryId]);
  }

  /** Returns the token of an account with this verified number, for which it chose WhatsApp. Presses of a delivery wait for each other. */
  private async lockToken(tx: EntityManager, tokenHash: string, from: string): Promise<TokenRow | null> {
    const locked: { id: string }[] = await tx.query(
      `SELECT d.id FROM message_deliveries d JOIN message_decisions t ON t.delivery_id = d.id WHERE t.token_hash = $1 FOR UPDATE OF d`,
      [tokenHash],
    );
    if (locked.length === 0) return null;
    const rows: TokenRow[] = await tx.query(
      `SELECT d.id AS "deliveryId", u.id AS "userId", t.pressed_id AS "pressedId",
              (SELECT max(one.answer) FROM message_decisions one WHERE one.delivery_id = d.id) AS answer,
              t.expires_at <= clock_timestamp() AS "isOver", ${DECIDER_STATE}
       FROM message_decisions t
       JOIN message_deliveries d ON d.id = t.delivery_id
       JOIN whatsapp_choices c ON c.user_id = d.recipient_id AND ${IS_OF_SENDER}
       JOIN users u ON ${IS_FOR_NUMBER}
       WHERE t.token_hash = $1`,
      [tokenHash, from, this.digests.listDigests(from)],
    );
    return rows[0] ?? null;
  }

  private async refuseUnknown(tx: EntityManager, from: string): Promise<Pressed | null> {
    const rows: { userId: string }[] = await tx.query(
      `SELECT c.user_id AS "userId" FROM whatsapp_choices c JOIN users u ON ${IS_FOR_NUMBER}
       WHERE ${HAS_NUMBER} ORDER BY c.chosen_at DESC LIMIT 1`,
      [from, this.digests.listDigests(from)],
    );
    return rows[0] ? { ...rows[0], deliveryId: null, refusal: 'unknown' } : null;
  }
}
