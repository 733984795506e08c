import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RESUME_MIME_TYPES, type ResumeExtension } from '@nukkad/domain/applications';
import { DataSource, type EntityManager } from 'typeorm';
import { FileStorage } from '../../common/storage/file-storage.js';
import type { Upload } from '../../common/storage/upload.js';
import { FileEntity } from './entities/file.entity.js';

/** Minutes in which an upload must be attached. */
const ATTACH_WITHIN_MINUTES = 30;
/** Minutes after which nobody can still be attaching; longer than any transaction lasts. */
const GRACE_MINUTES = 5;
const BATCH = 200;

/**
 * Resumes. A row that expires is written first, then the content, both before the transaction that needs them; attaching
 * takes the expiry away. What never got attached, because the transaction failed or the process died, is removed.
 */
@Injectable()
export class ResumeFiles {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** Stores an upload that is still to be attached; returns its file id. */
  async keep(ownerId: string, upload: Upload): Promise<string> {
    const storageKey = this.storage.newKey();
    const result = await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(FileEntity)
      .values({
        ownerId,
        storageKey,
        name: upload.name,
        mime: RESUME_MIME_TYPES[upload.kind as ResumeExtension],
        size: upload.content.length,
        sha256: createHash('sha256').update(upload.content).digest('hex'),
        expiresAt: () => `clock_timestamp() + make_interval(mins => ${ATTACH_WITHIN_MINUTES})`,
      })
      .returning('id')
      .execute();
    const { id } = result.generatedMaps[0] as { id: string };
    try {
      await this.storage.put(storageKey, upload.content);
    } catch (error) {
      await this.discard(id).catch(() => undefined); // the sweep takes what cannot be removed now
      throw error;
    }
    return id;
  }

  /** Makes the file stay. False when it is no longer there. */
  async attach(tx: EntityManager, ownerId: string, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE files SET expires_at = NULL WHERE id = $1 AND owner_id = $2 AND expires_at > clock_timestamp()`,
      [id, ownerId],
    );
    return count > 0;
  }

  /** Removes a file unless it was attached. */
  async discard(id: string): Promise<void> {
    const [rows]: [{ storage_key: string }[], number] = await this.dataSource.query(
      `UPDATE files SET expires_at = '-infinity' WHERE id = $1 AND expires_at IS NOT NULL RETURNING storage_key`,
      [id],
    );
    if (rows[0]) await this.remove(id, rows[0].storage_key);
  }

  /** Removes what was never attached; returns how many files went. */
  async sweep(): Promise<number> {
    const rows: { id: string; storage_key: string }[] = await this.dataSource.query(
      `SELECT id, storage_key FROM files WHERE expires_at < clock_timestamp() - make_interval(mins => $1) LIMIT $2`,
      [GRACE_MINUTES, BATCH],
    );
    for (const row of rows) await this.remove(row.id, row.storage_key);
    return rows.length;
  }

  /** First the content, then the row: a crash between them leaves a row that the next sweep finds. */
  private async remove(id: string, storageKey: string): Promise<void> {
    await this.storage.remove(storageKey);
    await this.dataSource.query(`DELETE FROM files WHERE id = $1 AND expires_at IS NOT NULL`, [id]);
  }
}
