import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ListSupportRequestsQuery,
  SupportEntry,
  SupportRequest,
  SupportRequestSummary,
} from '@nukkad/contract/support/support';
import { GRIEVANCE_ACKNOWLEDGED_HOURS } from '@nukkad/contract/support/support';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import { SupportAnswerWays } from './support-answer-ways.js';
import { SupportFiles } from './support-files.js';
import { SupportMailReadModel } from './support-mail.read-model.js';
import { SupportWords } from './support-words.js';

const EXCERPT = 160;
/** Number of requests that a search decrypts at once. */
const SEARCH_BATCH = 500;

interface Row extends Keyset {
  id: string;
  reference: string;
  kind: SupportRequest['kind'];
  status: SupportRequest['status'];
  firstName: string;
  lastName: string;
  email: string;
  city: string;
  message: string;
  language: string;
  userId: string | null;
  assigneeId: string | null;
  version: number;
  createdAt: Date;
  dueAt: Date;
  isOverdue: boolean;
  daysLeft: number | null;
  isAcknowledgedLate: boolean;
  acknowledgedAt: Date | null;
  answeredAt: Date | null;
  fileName: string | null;
  fileSize: number | null;
  fileScan: 'clean' | 'infected' | null;
  origin: SupportRequest['origin'];
  unmatchedReference: string | null;
}

interface EntryRow {
  id: string;
  staffId: string | null;
  text: string;
  createdAt: Date;
}

const SELECT = `SELECT r.id, r.reference, r.kind, r.status, r.first_name AS "firstName", r.last_name AS "lastName", r.email,
    r.city, r.message, r.language, r.user_id AS "userId", r.assignee_id AS "assigneeId", r.version,
    r.created_at AS "createdAt", r.due_at AS "dueAt",
    r.answered_at IS NULL AND r.status <> 'solved' AND r.due_at < clock_timestamp() AS "isOverdue",
    CASE WHEN r.kind = 'grievance' AND r.answered_at IS NULL AND r.status <> 'solved'
      THEN greatest(0, ceil(extract(epoch FROM r.due_at - clock_timestamp()) / 86400))::int END AS "daysLeft",
    r.kind = 'grievance' AND coalesce(r.acknowledged_at, r.answered_at, clock_timestamp())
      > r.created_at + interval '${GRIEVANCE_ACKNOWLEDGED_HOURS} hours' AS "isAcknowledgedLate",
    r.acknowledged_at AS "acknowledgedAt", r.answered_at AS "answeredAt", f.name AS "fileName", f.size AS "fileSize", f.scan AS "fileScan",
    r.origin, r.unmatched_reference AS "unmatchedReference",
    ${keysetTime('r.created_at')} AS at`;
const TABLES = `FROM support_requests r LEFT JOIN support_files f ON f.request_id = r.id AND f.expires_at IS NULL`;

/** Support requests as shown to the support staff. */
@Injectable()
export class SupportRequestReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
    private readonly ways: SupportAnswerWays,
    private readonly mails: SupportMailReadModel,
    private readonly files: SupportFiles,
    private readonly words: SupportWords,
  ) {}

  /**
   * Returns the requests that match the query, newest first. Senders and messages are encrypted, so that a search
   * decrypts those of all requests that the other filters leave, batch by batch, until the page is full.
   */
  async listPage(query: ListSupportRequestsQuery): Promise<Page<SupportRequestSummary>> {
    const { status, kind, assignee, search, limit, cursor } = query;
    const list = JSON.stringify({ supportRequests: { status, kind, assignee, search } });
    const rows: Row[] = [];
    let after = readCursor(list, cursor);
    for (;;) {
      const size = search ? SEARCH_BATCH : limit + 1;
      const batch = await this.readBatch(query, after, size);
      rows.push(...(search ? batch.filter((row) => containsWords(row, search)) : batch));
      after = batch.at(-1) ?? null;
      if (batch.length < size || rows.length > limit) break;
    }
    const people = await this.listNames(rows.map(({ assigneeId }) => assigneeId));
    return pageOf(list, rows, limit, (row) => ({ ...summaryOf(row, people), excerpt: row.message.slice(0, EXCERPT) }));
  }

  /** Returns one request with all messages; null when there is none. Inside a transaction, pass its manager. */
  async findRequest(id: string, manager: EntityManager = this.dataSource.manager): Promise<SupportRequest | null> {
    const rows: Row[] = await manager.query(`${SELECT} ${TABLES} WHERE r.id = $1`, [id]);
    const [row] = rows.map((stored) => this.openRow(stored));
    if (!row) return null;
    const entries: EntryRow[] = await manager.query(
      `SELECT id, staff_id AS "staffId", text, created_at AS "createdAt" FROM support_entries
       WHERE request_id = $1 ORDER BY created_at, id`,
      [id],
    );
    const people = await this.listNames([row.assigneeId, ...entries.map(({ staffId }) => staffId)], manager);
    const mails = await this.mails.findInRequest(manager, id);
    const { way: answeredBy } = await this.ways.findWay(manager, row);
    const entryOf = ({ staffId, createdAt, ...entry }: EntryRow): SupportEntry => ({
      ...entry,
      text: this.words.openEntry(entry.id, entry.text),
      author: staffId ? 'staff' : 'sender',
      staffName: staffId ? (people.get(staffId)?.name ?? null) : null,
      createdAt: createdAt.toISOString(),
      mail: mails.get(entry.id) ?? null,
    });
    return {
      ...summaryOf(row, people),
      message: row.message,
      language: row.language,
      userId: row.userId,
      answeredBy,
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      attachment:
        row.fileName === null
          ? null
          : { name: row.fileName, bytes: row.fileSize ?? 0, scan: this.files.scanOf(row.fileScan) },
      mail: mails.get(id) ?? null,
      entries: entries.map(entryOf),
      version: row.version,
    };
  }

  /** Reads requests that the filters leave, apart from the words of the search. */
  private async readBatch(
    { status, kind, assignee }: ListSupportRequestsQuery,
    after: Keyset | null,
    size: number,
  ): Promise<Row[]> {
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} ${TABLES}
       WHERE ($1::text IS NULL OR r.status = $1) AND ($2::text IS NULL OR r.kind = $2)
         AND ($3::uuid IS NULL OR r.assignee_id = $3)
         ${after ? 'AND (r.created_at, r.id) < ($5::timestamptz, $6::uuid)' : ''}
       ORDER BY r.created_at DESC, r.id DESC LIMIT $4`,
      [...[status ?? null, kind ?? null, assignee ?? null, size], ...(after ? [after.at, after.id] : [])],
    );
    return rows.map((row) => this.openRow(row));
  }

  private openRow(row: Row): Row {
    return { ...this.words.openSender(row.id, row), message: this.words.openMessage(row.id, row.message) };
  }

  private listNames(ids: readonly (string | null)[], manager?: EntityManager): Promise<ReadonlyMap<string, Contact>> {
    return this.contacts.findByIds(
      ids.filter((id) => id !== null),
      manager,
    );
  }
}

/** Returns whether reference, sender or message of a request contain the words, in any letter case. */
const containsWords = ({ reference, email, firstName, lastName, message }: Row, words: string): boolean =>
  [reference, email, `${firstName} ${lastName}`, message].some((text) =>
    text.toLowerCase().includes(words.toLowerCase()),
  );

const summaryOf = (row: Row, people: ReadonlyMap<string, Contact>): Omit<SupportRequestSummary, 'excerpt'> => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  status: row.status,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  city: row.city,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.answeredAt || row.status === 'solved' ? null : row.dueAt.toISOString(),
  isOverdue: row.isOverdue,
  daysLeft: row.daysLeft,
  isAcknowledgedLate: row.isAcknowledgedLate,
  assignee: row.assigneeId ? { id: row.assigneeId, name: people.get(row.assigneeId)?.name ?? '' } : null,
  hasAttachment: row.fileName !== null,
  origin: row.origin,
  unmatchedReference: row.unmatchedReference,
});
