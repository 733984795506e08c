import type { DataSource } from 'typeorm';
import type { FileStorage } from './file-storage.js';

/** Minutes in which an upload must be attached. */
export const ATTACH_WITHIN_MINUTES = 30;
/** Minutes after which an upload can no longer be attached; longer than any transaction lasts. */
const GRACE_MINUTES = 5;
const BATCH = 200;

/**
 * Uploads that a later transaction attaches. A row with an expiry is written first, then the content, both before that
 * transaction; attaching removes the expiry. Files that were never attached, because the transaction failed or the
 * process died, are deleted. The table, a constant of ours, has `id`, `storage_key` and `expires_at`.
 */
export abstract class AttachableFiles {
  constructor(
    protected readonly dataSource: DataSource,
    protected readonly storage: FileStorage,
    private readonly table: 'files' | 'support_files',
  ) {}

  /** Stores the content of an existing row; deletes the row if that fails. */
  protected storeContent(id: string, storageKey: string, content: Buffer): Promise<void> {
    return this.storage.putRecorded(storageKey, content, () => this.discard(id));
  }

  /** Removes a file unless it was attached. */
  async discard(id: string): Promise<void> {
    const [rows]: [{ storage_key: string }[], number] = await this.dataSource.query(
      `UPDATE ${this.table} SET expires_at = '-infinity' WHERE id = $1 AND expires_at IS NOT NULL RETURNING storage_key`,
      [id],
    );
    if (rows[0]) await this.removeFile(id, rows[0].storage_key);
  }

  /** Deletes files that were never attached; returns their number. */
  async sweep(): Promise<number> {
    const rows: { id: string; storage_key: string }[] = await this.dataSource.query(
      `SELECT id, storage_key FROM ${this.table} WHERE expires_at < statement_timestamp() - make_interval(mins => $1) LIMIT $2`,
      [GRACE_MINUTES, BATCH],
    );
    for (const row of rows) await this.removeFile(row.id, row.storage_key);
    return rows.length;
  }

  /** Removes first the content, then the row: a crash between them leaves a row that the next sweep finds. */
  protected async removeFile(id: string, storageKey: string): Promise<void> {
    await this.storage.remove(storageKey);
    await this.dataSource.query(`DELETE FROM ${this.table} WHERE id = $1 AND expires_at IS NOT NULL`, [id]);
  }
}
