import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SUPPORT_DUE_HOURS, type SupportStatus } from '@nukkad/contract/support/support';
import { DataSource, type EntityManager } from 'typeorm';
import type { InboundMail } from './mail-reader.js';
import { newReference } from './support-reference.js';
import { SupportWords } from './support-words.js';

/** The request with the reference in a mail. */
export interface NamedRequest {
  id: string;
  reference: string;
  email: string;
  status: SupportStatus;
  assigneeId: string | null;
}

/** The sender's name of a mail, in the fields of a form. */
export interface MailSenderName {
  firstName: string;
  lastName: string;
}

/** Stores mails to the support. */
@Injectable()
export class SupportMailRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly words: SupportWords,
  ) {}

  /** Returns whether the mail was stored before. */
  async isKnown(digest: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const rows: unknown[] = await manager.query('SELECT 1 FROM support_mails WHERE digest = $1', [digest]);
    return rows.length > 0;
  }

  /** Same for a mail that is being delivered; another delivery of it waits until `tx` ends. */
  async lockKnown(tx: EntityManager, digest: string): Promise<boolean> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [digest]);
    return this.isKnown(digest, tx);
  }

  /** Locks and returns the request with this reference until `tx` ends; null when there is none. */
  async lockNamed(tx: EntityManager, reference: string): Promise<NamedRequest | null> {
    const rows: NamedRequest[] = await tx.query(
      `SELECT id, reference, email, status, assignee_id AS "assigneeId" FROM support_requests
       WHERE reference = $1 FOR UPDATE`,
      [reference],
    );
    const [row] = rows;
    return row ? this.words.openSender(row.id, row) : null;
  }

  /** Creates a request from a mail; `named` is the reference in the mail to a request that it does not belong to. */
  async insertRequest(
    tx: EntityManager,
    mail: InboundMail,
    name: MailSenderName,
    named: string | null,
  ): Promise<{ id: string; reference: string }> {
    const message = [mail.subject, mail.text].filter(Boolean).join('\n\n');
    const [id, reference] = [randomUUID(), newReference()];
    const { firstName, lastName, email } = this.words.sealSender(id, { ...name, email: mail.from });
    await tx.query(
      `INSERT INTO support_requests (id, reference, kind, first_name, last_name, email, city, message, language, digest,
         due_at, origin, unmatched_reference)
       VALUES ($1, $2, 'support', $3, $4, $5, '', $6, 'en', $7, clock_timestamp() + make_interval(hours => $8), 'mail', $9)`,
      [
        ...[id, reference, firstName, lastName, email, this.words.sealMessage(id, message), mail.digest],
        ...[SUPPORT_DUE_HOURS.support, named],
      ],
    );
    return { id, reference };
  }

  /** Notes the mail itself; returns its id. */
  async insert(tx: EntityManager, mail: InboundMail, requestId: string, entryId: string | null): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      `INSERT INTO support_mails (digest, request_id, entry_id, is_automatic, is_cut, left_out, is_sender_doubtful)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [mail.digest, requestId, entryId, mail.isAutomatic, mail.isCut, mail.leftOut, mail.isSenderDoubtful],
    );
    return rows[0]!.id;
  }
}
