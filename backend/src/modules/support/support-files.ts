import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { FileStorage } from '../../common/storage/file-storage.js';
import type { Upload } from '../../common/storage/upload.js';
import { tooManyFiles } from './support.errors.js';

/** Minutes in which an upload must be attached, and after which nobody can still be attaching. */
const ATTACH_WITHIN_MINUTES = 30;
const GRACE_MINUTES = 5;
const BATCH = 200;
/** What guests may store within an hour, all of them together: a flood fills no disk. */
const BYTES_PER_HOUR_MAX = 500 * 1024 * 1024;

/** A file ready to be sent. */
export interface SupportFile {
  name: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

/**
 * Files of support requests. A row that expires is written first, then the content, both before the transaction that needs them;
 * attaching takes the expiry away. What never got attached is swept away.
 */
@Injectable()
export class SupportFiles {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** Stores an upload that is still to be attached; returns its id. Throws tooManyFiles in a flood. */
  async keep(upload: Upload): Promise<string> {
    const storageKey = this.storage.newKey();
    const rows: { id: string }[] = await this.dataSource.query(
      `INSERT INTO support_files (storage_key, name, size, expires_at)
       SELECT $1, $2, $3, clock_timestamp() + make_interval(mins => $4)
       WHERE (SELECT COALESCE(sum(size), 0) FROM support_files WHERE created_at > clock_timestamp() - interval '1 hour')
             + $3::int <= $5::bigint
       RETURNING id`,
      [storageKey, upload.name, upload.content.length, ATTACH_WITHIN_MINUTES, BYTES_PER_HOUR_MAX],
    );
    const [row] = rows;
    if (!row) throw tooManyFiles();
    try {
      await this.storage.put(storageKey, upload.content);
    } catch (error) {
      await this.discard(row.id).catch(() => undefined); // the sweep takes what cannot be removed now
      throw error;
    }
    return row.id;
  }

  /** Makes the file the request's. False when it is no longer there. */
  async attach(tx: EntityManager, id: string, requestId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE support_files SET expires_at = NULL, request_id = $2 WHERE id = $1 AND expires_at > clock_timestamp()`,
      [id, requestId],
    );
    return count > 0;
  }

  /** The file of a request; null when it has none. */
  async open(requestId: string): Promise<SupportFile | null> {
    const rows: { name: string; size: number; storage_key: string }[] = await this.dataSource.query(
      `SELECT name, size, storage_key FROM support_files WHERE request_id = $1 AND expires_at IS NULL`,
      [requestId],
    );
    const [row] = rows;
    const content = row ? await this.storage.open(row.storage_key) : null;
    return row && content ? { name: row.name, size: row.size, content } : null;
  }

  /** Lets the sweep remove the files of these requests. */
  async release(tx: EntityManager, requestIds: readonly string[]): Promise<void> {
    await tx.query(`UPDATE support_files SET expires_at = '-infinity' WHERE request_id = ANY($1::uuid[])`, [
      requestIds,
    ]);
  }

  /** Removes the files of everything that an account asked. */
  async removeOfSender(userId: string): Promise<void> {
    const rows: { id: string; storage_key: string }[] = await this.dataSource
      .query(
        `UPDATE support_files SET expires_at = '-infinity'
       WHERE request_id IN (SELECT id FROM support_requests WHERE user_id = $1) RETURNING id, storage_key`,
        [userId],
      )
      .then(([updated]: [{ id: string; storage_key: string }[], number]) => updated);
    for (const row of rows) await this.remove(row.id, row.storage_key);
  }

  /** Removes a file unless it was attached. */
  async discard(id: string): Promise<void> {
    const [rows]: [{ storage_key: string }[], number] = await this.dataSource.query(
      `UPDATE support_files SET expires_at = '-infinity' WHERE id = $1 AND expires_at IS NOT NULL RETURNING storage_key`,
      [id],
    );
    if (rows[0]) await this.remove(id, rows[0].storage_key);
  }

  /** Removes what belongs to no request; returns how many files went. */
  async sweep(): Promise<number> {
    const rows: { id: string; storage_key: string }[] = await this.dataSource.query(
      `SELECT id, storage_key FROM support_files WHERE expires_at < clock_timestamp() - make_interval(mins => $1) LIMIT $2`,
      [GRACE_MINUTES, BATCH],
    );
    for (const row of rows) await this.remove(row.id, row.storage_key);
    return rows.length;
  }

  /** First the content, then the row: a crash between them leaves a row that the next sweep finds. */
  private async remove(id: string, storageKey: string): Promise<void> {
    await this.storage.remove(storageKey);
    await this.dataSource.query(`DELETE FROM support_files WHERE id = $1 AND expires_at IS NOT NULL`, [id]);
  }
}
