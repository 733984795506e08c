import { Injectable } from '@nestjs/common';
import type { Position } from '@nukkad/contract/places/geo';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { SAVED_SEARCH_NOTICE_HOURS } from '@nukkad/contract/matching/saved-search-rules';
import type { EntityManager } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import type { IndexEntry, ListedJob, SearchToRead } from '../matching/matching.public.js';
import { IS_ACTIVE, MAY_BE_TOLD_OF } from './saved-search-sql.js';

/** A saved search that may match a job: it has one of the job's terms, the job passes its filters, and may be near. */
export interface IndexedSearch {
  id: string;
  search: string;
  latitude: number | null;
  longitude: number | null;
  radiusKm: number;
  /** The city of its owner, as typed; may be empty. */
  city: string;
}

/** The input for the terms of a saved search. */
export interface SearchToIndex extends SearchToRead {
  id: string;
}

/** One kilometre more than the largest radius, so that rounding excludes no search: the exact distance decides. */
const REACH_KM = SEARCH_RADIUS_KM + 1;
const KM_PER_DEGREE = 111.19;
const BETWEEN_NOTICES = `interval '${SAVED_SEARCH_NOTICE_HOURS} hours'`;

/** SQL: entries of a term with a search near enough, and those of searches without a position. */
const NEAR = `SELECT t.saved_search_id FROM saved_search_terms t
    WHERE t.term = wanted.term AND t.latitude BETWEEN $4 AND $5 AND t.longitude BETWEEN $6 AND $7
  UNION ALL
  SELECT t.saved_search_id FROM saved_search_terms t WHERE t.term = wanted.term AND t.latitude IS NULL`;
/** SQL: all entries of a term. A job without a known place is found by the towns of people, wherever their searches start. */
const ANYWHERE = `SELECT t.saved_search_id FROM saved_search_terms t WHERE t.term = wanted.term`;

/** Returns the degrees south, north, west and east that contain all searches in reach of the position. */
function boundsAround({ latitude, longitude }: Position): number[] {
  const high = REACH_KM / KM_PER_DEGREE;
  const farthest = Math.min(89, Math.abs(latitude) + high);
  const wide = high / Math.cos((farthest * Math.PI) / 180);
  return [latitude - high, latitude + high, longitude - wide, longitude + wide];
}

/** The index of saved searches by term and place. */
@Injectable()
export class SavedSearchIndexRepository {
  /** Replaces the index entries by which new jobs find a search. */
  async index(tx: EntityManager, id: string, { terms, position }: IndexEntry): Promise<void> {
    await tx.query(`DELETE FROM saved_search_terms WHERE saved_search_id = $1 AND term <> ALL ($2::text[])`, [
      id,
      terms,
    ]);
    await tx.query(
      `INSERT INTO saved_search_terms AS t (saved_search_id, term, latitude, longitude)
       SELECT s.id, term, $3::float8, $4::float8 FROM saved_searches s CROSS JOIN unnest($2::text[]) AS term
       WHERE s.id = $1 ON CONFLICT (saved_search_id, term) DO UPDATE
       SET latitude = excluded.latitude, longitude = excluded.longitude
       WHERE (t.latitude, t.longitude) IS DISTINCT FROM (excluded.latitude, excluded.longitude)`,
      [id, terms, position?.latitude ?? null, position?.longitude ?? null],
    );
  }

  /** Returns up to `limit` searches with the oldest terms, at least a day old, and marks them as recomputed now. */
  async claimOutdated(tx: EntityManager, limit: number): Promise<SearchToIndex[]> {
    const [rows]: [SearchToIndex[], number] = await tx.query(
      `UPDATE saved_searches SET read_at = clock_timestamp() WHERE id IN (
         SELECT id FROM saved_searches WHERE read_at <= statement_timestamp() - interval '1 day'
         ORDER BY read_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, search, latitude, longitude, category, job_type AS "jobType"`,
      [limit],
    );
    return rows;
  }

  /**
   * Returns active searches that may match the job and that have not reported it to their owners, as far as the
   * database decides.
   */
  candidates(manager: EntityManager, job: ListedJob): Promise<IndexedSearch[]> {
    return manager.query(
      prepared(`SELECT s.id, s.search, s.latitude, s.longitude, s.radius_km AS "radiusKm", u.city
       FROM (SELECT DISTINCT entry.saved_search_id AS id FROM unnest($1::text[]) AS wanted (term)
             CROSS JOIN LATERAL (${job.position ? NEAR : ANYWHERE}) entry) found
       JOIN saved_searches s ON s.id = found.id JOIN users u ON u.id = s.user_id JOIN jobs j ON j.id = $2
       WHERE ${IS_ACTIVE} AND u.deletion_due_at IS NULL AND u.erased_at IS NULL
         AND (s.category IS NULL OR s.category = j.category) AND (s.job_type IS NULL OR s.job_type = j.job_type)
         AND (s.min_pay IS NULL OR s.min_pay <= $3::real)
         AND NOT EXISTS (SELECT FROM saved_search_matches m WHERE m.saved_search_id = s.id AND m.job_id = j.id)
         AND ${MAY_BE_TOLD_OF}`),
      [[...job.terms], job.id, job.hourlyPay, ...(job.position ? boundsAround(job.position) : [])],
    );
  }

  /**
   * Records that these searches found the job, each once; notices to their owners are due now, or a day after their
   * last notice. Returns the number of new matches.
   */
  async addMatches(
    tx: EntityManager,
    jobId: string,
    matches: readonly { id: string; relevance: number }[],
  ): Promise<number> {
    const found: { id: string }[] = await tx.query(
      `INSERT INTO saved_search_matches (saved_search_id, job_id, relevance)
       SELECT s.id, $1, found.relevance FROM unnest($2::uuid[], $3::real[]) AS found (id, relevance)
       JOIN saved_searches s ON s.id = found.id
       ON CONFLICT DO NOTHING RETURNING saved_search_id AS id`,
      [jobId, matches.map(({ id }) => id), matches.map(({ relevance }) => relevance)],
    );
    if (found.length > 0) await this.makeDue(tx, found);
    return found.length;
  }

  /**
   * Locks a row for each owner, in one common order: an owner with a notice in progress gets these matches in the next
   * notice.
   */
  private async makeDue(tx: EntityManager, found: readonly { id: string }[]): Promise<void> {
    await tx.query(
      `INSERT INTO saved_search_notices AS n (user_id, due_at)
       SELECT owner.id, clock_timestamp() FROM (
         SELECT DISTINCT user_id AS id FROM saved_searches WHERE id = ANY ($1::uuid[])) owner ORDER BY owner.id
       ON CONFLICT (user_id) DO UPDATE SET due_at = greatest(clock_timestamp(), n.told_at + ${BETWEEN_NOTICES})
       WHERE n.due_at IS NULL`,
      [found.map(({ id }) => id)],
    );
  }
}
