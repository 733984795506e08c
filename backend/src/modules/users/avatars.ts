import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { FileStorage } from '../../common/storage/file-storage.js';
import { AvatarEntity } from './entities/avatar.entity.js';

/** Minutes in which a stored picture must be used. */
const USE_WITHIN_MINUTES = 30;
/** Minutes after which no request can still be reading or using a picture. */
const GRACE_MINUTES = 5;
const BATCH = 200;

/** Returns the path of a picture. */
const pathOf = (id: string): string => `/api/avatars/${id}`;

/**
 * Stores users' pictures. A row with an expiry is written first, then the content, both before the transaction that
 * uses the picture; the use removes the expiry, and sets one on the previous picture.
 */
@Injectable()
export class Avatars {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** Stores a picture that is not used yet; returns its id. */
  async storePicture(userId: string, content: Buffer): Promise<string> {
    const storageKey = this.storage.createKey();
    const result = await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(AvatarEntity)
      .values({
        userId,
        storageKey,
        size: content.length,
        expiresAt: () => `clock_timestamp() + make_interval(mins => ${USE_WITHIN_MINUTES})`,
      })
      .returning('id')
      .execute();
    const { id } = result.generatedMaps[0] as { id: string };
    await this.storage.putRecorded(storageKey, content, () => this.remove([{ id, storage_key: storageKey }]));
    return id;
  }

  /** Makes the picture `id` the current one, or removes it for null. */
  async use(tx: EntityManager, userId: string, id: string | null): Promise<void> {
    // first, so that of two concurrent uploads the second one sees the first
    await tx.query(`UPDATE users SET profile_image_url = $2, updated_at = clock_timestamp() WHERE id = $1`, [
      userId,
      id && pathOf(id),
    ]);
    await tx.query(
      `UPDATE avatars SET expires_at = CASE WHEN id = $2::uuid THEN NULL ELSE clock_timestamp() END
       WHERE user_id = $1 AND (expires_at IS NULL OR id = $2::uuid)`,
      [userId, id],
    );
  }

  /** Returns a current picture; null when there is none. */
  async open(id: string): Promise<{ size: number; content: Readable } | null> {
    const rows: { size: number; storage_key: string }[] = await this.dataSource.query(
      `SELECT size, storage_key FROM avatars WHERE id = $1 AND expires_at IS NULL`,
      [id],
    );
    const content = rows[0] ? await this.storage.open(rows[0].storage_key) : null;
    return rows[0] && content ? { size: rows[0].size, content } : null;
  }

  /** Deletes unused pictures; returns their number. */
  async sweep(): Promise<number> {
    const rows: { id: string; storage_key: string }[] = await this.dataSource.query(
      `SELECT id, storage_key FROM avatars WHERE expires_at < statement_timestamp() - make_interval(mins => $1) LIMIT $2`,
      [GRACE_MINUTES, BATCH],
    );
    await this.remove(rows);
    return rows.length;
  }

  /** Deletes all pictures of a person at once. */
  async removeAllOf(userId: string): Promise<void> {
    await this.remove(await this.dataSource.query(`SELECT id, storage_key FROM avatars WHERE user_id = $1`, [userId]));
  }

  /** Deletes the content first, then the row: a crash between them leaves a row that is found again. */
  private async remove(rows: { id: string; storage_key: string }[]): Promise<void> {
    for (const row of rows) {
      await this.storage.remove(row.storage_key);
      await this.dataSource.query(`DELETE FROM avatars WHERE id = $1`, [row.id]);
    }
  }
}
