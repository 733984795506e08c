import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OwnSupportRequest, SupportKind, SupportStatus } from '@nukkad/contract/support/support';
import { DataSource, type EntityManager } from 'typeorm';
import { SupportWords } from './support-words.js';

interface Row {
  id: string;
  reference: string;
  kind: SupportKind;
  status: SupportStatus;
  message: string;
  createdAt: Date;
  dueAt: Date | null;
  attachmentName: string | null;
}

interface EntryRow {
  id: string;
  isByStaff: boolean;
  text: string;
  createdAt: Date;
}

/** Requests as the accounts that sent them read them. */
@Injectable()
export class OwnSupportRequestReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly words: SupportWords,
  ) {}

  /** Returns the request of this reference with all messages; null unless this account sent it. */
  async findOwn(
    userId: string,
    reference: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<OwnSupportRequest | null> {
    const rows: Row[] = await manager.query(
      `SELECT r.id, r.reference, r.kind, r.status, r.message, r.created_at AS "createdAt",
              CASE WHEN r.answered_at IS NULL AND r.status <> 'solved' THEN r.due_at END AS "dueAt",
              f.name AS "attachmentName"
       FROM support_requests r LEFT JOIN support_files f ON f.request_id = r.id AND f.expires_at IS NULL
       WHERE r.reference = $1 AND r.user_id = $2`,
      [reference, userId],
    );
    const [row] = rows;
    if (!row) return null;
    const entries: EntryRow[] = await manager.query(
      `SELECT e.id, e.staff_id IS NOT NULL AS "isByStaff", e.text, e.created_at AS "createdAt" FROM support_entries e
       LEFT JOIN support_mails m ON m.entry_id = e.id
       WHERE e.request_id = $1 AND m.is_automatic IS NOT TRUE ORDER BY e.created_at, e.id`,
      [row.id],
    );
    const { id, createdAt, dueAt, ...request } = row;
    return {
      ...request,
      message: this.words.openMessage(id, row.message),
      createdAt: createdAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
      entries: entries.map((entry) => ({
        ...{ id: entry.id, author: entry.isByStaff ? 'staff' : 'sender' },
        text: this.words.openEntry(entry.id, entry.text),
        createdAt: entry.createdAt.toISOString(),
      })),
    };
  }
}
