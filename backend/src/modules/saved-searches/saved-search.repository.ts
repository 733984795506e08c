import { Injectable } from '@nestjs/common';
import type { SavedSearch, SaveSearch, UpdateSavedSearch } from '@nukkad/contract/matching/saved-searches';
import { savedSearchAddress, savedSearchKey } from '@nukkad/contract/matching/saved-search-rules';
import { snapToGrid } from '@nukkad/contract/places/geo';
import type { EntityManager } from 'typeorm';
import { SEARCH_STATE } from './saved-search-sql.js';

type Row = Omit<SavedSearch, 'link' | 'createdAt' | 'openedAt'> & { createdAt: Date; openedAt: Date };

const COLUMNS = `s.id, s.name, s.search, s.category, s.job_type AS "jobType", s.min_pay AS "minPay", s.latitude, s.longitude,
  s.radius_km AS radius, s.place_id AS "placeId", ${SEARCH_STATE} AS state, s.created_at AS "createdAt",
  s.opened_at AS "openedAt"`;

const savedSearchOf = ({ createdAt, openedAt, ...row }: Row): SavedSearch => ({
  ...row,
  link: savedSearchAddress(row),
  createdAt: createdAt.toISOString(),
  openedAt: openedAt.toISOString(),
});

/** Loads and writes saved searches. */
@Injectable()
export class SavedSearchRepository {
  /** Locks this account against other saves, matches and notices until the transaction ends. */
  async lockOwner(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(
      `INSERT INTO saved_search_notices (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id`,
      [userId],
    );
  }

  /** Those of an account, the newest first. */
  async listOf(manager: EntityManager, userId: string): Promise<SavedSearch[]> {
    const rows: Row[] = await manager.query(
      `SELECT ${COLUMNS} FROM saved_searches s WHERE s.user_id = $1 ORDER BY s.created_at DESC, s.id`,
      [userId],
    );
    return rows.map(savedSearchOf);
  }

  async countOf(tx: EntityManager, userId: string): Promise<number> {
    const [{ count }]: [{ count: number }] = await tx.query(
      `SELECT count(*)::int AS count FROM saved_searches WHERE user_id = $1`,
      [userId],
    );
    return count;
  }

  /** Resumes and returns the account's search that equals `asked`; null when there is none. */
  async resume(tx: EntityManager, userId: string, asked: SaveSearch): Promise<SavedSearch | null> {
    const [rows]: [Row[], number] = await tx.query(
      `UPDATE saved_searches s SET opened_at = clock_timestamp(), paused_at = NULL WHERE s.user_id = $1 AND s.key = $2
       RETURNING ${COLUMNS}`,
      [userId, savedSearchKey(asked)],
    );
    return rows[0] ? savedSearchOf(rows[0]) : null;
  }

  /** Saves a new search of the account; its position is stored as the centre of a 0.01° cell. */
  async insert(tx: EntityManager, userId: string, asked: SaveSearch): Promise<SavedSearch> {
    const { search, category, jobType, minPay, radius, placeId } = asked;
    const { latitude, longitude } = asked;
    const cell = latitude === undefined || longitude === undefined ? null : snapToGrid({ latitude, longitude });
    const rows: Row[] = await tx.query(
      `INSERT INTO saved_searches AS s (user_id, search, category, job_type, min_pay, latitude, longitude, radius_km, place_id, key)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${COLUMNS}`,
      [
        ...[userId, search, category ?? null, jobType ?? null, minPay ?? null, cell?.latitude, cell?.longitude],
        ...[radius, placeId ?? null, savedSearchKey(asked)],
      ],
    );
    return savedSearchOf(rows[0]!);
  }

  /** Changes and resumes a search of the account; returns null when it does not exist. Absent fields are unchanged. */
  async update(
    tx: EntityManager,
    userId: string,
    id: string,
    { name, paused }: UpdateSavedSearch,
  ): Promise<SavedSearch | null> {
    const [rows]: [Row[], number] = await tx.query(
      `UPDATE saved_searches s SET opened_at = clock_timestamp(), name = coalesce($3, s.name),
         paused_at = CASE WHEN $4::boolean THEN coalesce(s.paused_at, clock_timestamp()) WHEN NOT $4 THEN NULL ELSE s.paused_at END
       WHERE s.id = $1 AND s.user_id = $2 RETURNING ${COLUMNS}`,
      [id, userId, name ?? null, paused ?? null],
    );
    return rows[0] ? savedSearchOf(rows[0]) : null;
  }

  /** Deletes a search of the account, with its matches; returns false when it does not exist. */
  async remove(tx: EntityManager, userId: string, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(`DELETE FROM saved_searches WHERE id = $1 AND user_id = $2`, [
      id,
      userId,
    ]);
    return count > 0;
  }
}
