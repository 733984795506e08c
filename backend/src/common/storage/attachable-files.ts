import type { DataSource } from 'typeorm';
import type { FileStorage } from './file-storage.js';

/** Minutes in which an upload must be attached. */
export const ATTACH_WITHIN_MINUTES = 30;
/** Minutes after which nobody can still be attaching; longer than any transaction lasts. */
const GRACE_MINUTES = 5;
const BATCH = 200;

/**
 * Uploads that a transaction is about to need. A row that expires is written first, then the content, both before that
 * transaction; attaching takes the expiry away. What never got attached, because the transaction failed or the process died, is
 * removed. The table, a constant of ours, has `id`, `storage_key` and `expires_at`.
 */
export abstract class AttachableFiles {
  constructor(
    protected readonly dataSource: DataSource,
    protected readonly storage: FileStorage,
    private readonly table: 'files' | 'support_files',
  ) {}

  /** Stores the content of a row that stands already; the row goes when that fails. */
  protected async storeContent(id: string, storageKey: string, content: Buffer): Promise<void> {
    try {
      await this.storage.put(storageKey, content);
    } catch (error) {
      await this.discard(id).catch(() => undefined); // the sweep takes what cannot be removed now
      throw error;
    }
  }

  /** Removes a file unless it was attached. */
  async discard(id: string): Promise<void> {
    const [rows]: [{ storage_key: string }[], number] = await this.dataSource.query(
      `UPDATE ${this.table} SET expires_at = '-infinity' WHERE id = $1 AND expires_at IS NOT NULL RETURNING storage_key`,
      [id],
    );
    if (rows[0]) await this.removeFile(id, rows[0].storage_key);
  }

  /** Removes what was never attached; returns how many files went. */
  async sweep(): Promise<number> {
    const rows: { id: string; storage_key: string }[] = await this.dataSource.query(
      `SELECT id, storage_key FROM ${this.table} WHERE expires_at < clock_timestamp() - make_interval(mins => $1) LIMIT $2`,
      [GRACE_MINUTES, BATCH],
    );
    for (const row of rows) await this.removeFile(row.id, row.storage_key);
    return rows.length;
  }

  /** First the content, then the row: a crash between them leaves a row that the next sweep finds. */
  protected async removeFile(id: string, storageKey: string): Promise<void> {
    await this.storage.remove(storageKey);
    await this.dataSource.query(`DELETE FROM ${this.table} WHERE id = $1 AND expires_at IS NOT NULL`, [id]);
  }
}
