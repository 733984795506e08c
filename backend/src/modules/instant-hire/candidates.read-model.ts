import { Injectable } from '@nestjs/common';
import { type WorkerCandidate, FAIRNESS_DAYS, workedUntil, type WorkPeriod } from '@nukkad/contract/matching/dispatch';
import { distanceKm } from '@nukkad/contract/places/geo';
import { ASKED_MAX } from '@nukkad/contract/instant-work/instant-jobs';
import type { EntityManager } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { Displacement, DISPLACEMENT_MAX } from '../../common/security/displacement.js';
import { WORKER_RECORD } from '../engagements/engagements.public.js';
import { WorkerFits } from '../matching/matching.public.js';
import { expectedAgainOf } from '../review-totals/review-totals.public.js';
import { refusesPair } from '../reviews/reviews.public.js';
import { availabilityTerms, HAS_NOT_ENDED, MAY_BE_ASKED, worksThroughout } from '../users/users.public.js';
import type { LockedInstantJob } from './instant-job.repository.js';

/**
 * Maximum number of candidates examined for one wave, nearest first: the most that may be asked for a job, and many
 * times the size of a wave.
 */
const LOOKED_AT = ASKED_MAX;
/**
 * Number of entries of each term that are read at first: some listed workers are busy, too far away, or were already
 * asked.
 */
const NEAREST_OF_TERM = 2 * LOOKED_AT;

/** Columns of an entry of `availability_terms` that decide whether its worker can be asked. */
const ENTRY = 't.user_id, t.point, t.radius_km, t.week_minutes, t.ends_at';

/** SQL: the nearest workers of each term; enough of them pass the other conditions, except where few live or many were asked. */
const NEAREST = `lists AS MATERIALIZED (
    SELECT wanted.term, nearest.* FROM here CROSS JOIN unnest($4::text[]) AS wanted (term)
    CROSS JOIN LATERAL (
      SELECT ${ENTRY}, t.point <-> here.point AS metres FROM availability_terms t
      WHERE t.term = wanted.term ORDER BY t.point <-> here.point LIMIT ${NEAREST_OF_TERM}) nearest),
  listed AS (
    SELECT DISTINCT ON (user_id) * FROM lists
    -- a list that was cut says nothing of whoever is as far as its last entry
    WHERE metres < coalesce((SELECT min(reach) FROM (
      SELECT max(metres) AS reach FROM lists GROUP BY term HAVING count(*) = ${NEAREST_OF_TERM}) cut), 'infinity'))`;
/** SQL: all workers of the terms within the job's radius. */
const WITHIN_RADIUS = `listed AS (
    SELECT DISTINCT ON (near.user_id) near.* FROM here CROSS JOIN unnest($4::text[]) AS wanted (term)
    CROSS JOIN LATERAL (
      SELECT ${ENTRY}, ST_Distance(t.point, here.point, false) AS metres FROM availability_terms t
      WHERE t.term = wanted.term AND ST_DWithin(t.point, here.point, $3::float8 * 1000 + ${DISPLACEMENT_MAX}, false)) near)`;
/** SQL: the accounts among `$11` (ids) that have one of the terms. */
const AMONG = `listed AS (
    SELECT DISTINCT ON (t.user_id) ${ENTRY}, ST_Distance(t.point, here.point, false) AS metres
    FROM here CROSS JOIN availability_terms t
    WHERE t.user_id = ANY($11::uuid[]) AND t.term = ANY($4::text[]))`;

/**
 * SQL: the nearest workers of `listed` who can be asked, with the ranking data for the weighed ones. `$1`, `$2`
 * longitude and latitude of the work, `$3` its radius in kilometres, `$4` terms, `$5` the employer, `$6` to `$7` the
 * period of the work, `$8` the job, `$9` the number to weigh, `$10` the end of the work for a worker who comes at once.
 */
const candidatesOf = (listed: string): string =>
  prepared(
    // materialized: the point is computed once instead of for each worker
    `WITH here AS MATERIALIZED (SELECT ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography AS point),
     ${listed},
     near AS MATERIALIZED (
       SELECT a.user_id, a.point, a.radius_km, a.metres / 1000 AS km,
              row_number() OVER (ORDER BY a.metres, a.user_id) <= $9::int AS weighed
       FROM listed a
       WHERE ${HAS_NOT_ENDED} AND a.metres <= $3::float8 * 1000 + ${DISPLACEMENT_MAX}
         AND a.metres <= a.radius_km * 1000 + ${DISPLACEMENT_MAX}
         AND a.user_id <> $5 AND NOT ${refusesPair('a.user_id', '$5::uuid')} AND ($6::timestamptz IS NULL OR ${worksThroughout('$6::timestamptz', '$10::timestamptz')})
         AND NOT EXISTS (SELECT FROM job_requests r WHERE r.instant_job_id = $8 AND r.worker_id = a.user_id)
         AND ($6::timestamptz IS NULL OR NOT EXISTS (
           SELECT FROM engagements e WHERE e.worker_id = a.user_id AND e.status IN ('booked', 'started')
             AND tstzrange(e.starts_at, e.ends_at) && tstzrange($6, $7)))
       ORDER BY a.metres, a.user_id LIMIT ${LOOKED_AT})
     SELECT near.user_id AS "workerId", near.km AS "ownKm", near.radius_km AS "radiusKm", near.weighed,
            ST_Y(near.point::geometry) AS latitude, ST_X(near.point::geometry) AS longitude,
            CASE WHEN near.weighed THEN ${expectedAgainOf('near.user_id', 'worker')} END AS again,
            coalesce(record.kept, 0) AS kept, coalesce(record.breached, 0) AS breached,
            CASE WHEN near.weighed THEN (SELECT count(*)::int FROM job_requests r WHERE r.worker_id = near.user_id
               AND r.created_at > statement_timestamp() - interval '${FAIRNESS_DAYS} days') END AS "recentRequests"
     FROM near JOIN users u ON u.id = near.user_id AND ${MAY_BE_ASKED}
     LEFT JOIN LATERAL (${WORKER_RECORD('near.user_id')}) record ON near.weighed
     ORDER BY near.km, near.user_id`,
  );

const NEAREST_CANDIDATES = candidatesOf(NEAREST);
const CANDIDATES_WITHIN_RADIUS = candidatesOf(WITHIN_RADIUS);
const CANDIDATES_AMONG = candidatesOf(AMONG);

interface CandidateRow {
  workerId: string;
  latitude: number;
  longitude: number;
  /** From the centre of the worker's cell. */
  ownKm: number;
  radiusKm: number;
  /** Whether the worker is among the nearest ones, for whom the fields below are read. */
  weighed: boolean;
  kept: number;
  breached: number;
  recentRequests: number;
  again: number | null;
}

/**
 * A worker to whom a job can be offered. `distanceKm`, by which workers are found and sorted, is measured from the
 * point that the employer may find out; `ownKm` from the centre of the worker's cell, for the worker alone.
 */
export interface FoundCandidate extends WorkerCandidate {
  ownKm: number;
}

/** Finds available workers to whom a job can be offered. */
@Injectable()
export class CandidatesReadModel {
  constructor(
    private readonly fits: WorkerFits,
    private readonly displacement: Displacement,
  ) {}

  /**
   * Returns workers within the job's radius and their own who are available, do this work, are free in `period` and
   * were not asked yet: their number, at most ASKED_MAX, and the `weigh` nearest of them with the data for the ranking.
   * `among` restricts the search to these workers. Weekly hours count for work with a time. Both radii are measured
   * from the worker's displaced point (ADR 15), so that an employer cannot derive a worker's position from responses or
   * requests.
   */
  async find(
    tx: EntityManager,
    job: LockedInstantJob,
    period: WorkPeriod | null,
    { weigh = ASKED_MAX, among = null }: { weigh?: number; among?: readonly string[] | null } = {},
  ): Promise<{ count: number; candidates: FoundCandidate[] }> {
    const rows = await this.filterReachable(job, await this.listNearest(tx, job, period, { weigh, among }));
    const weighed = rows.filter((row) => row.weighed);
    const fits = await this.fits.rateFits(
      tx,
      {
        category: job.category,
        skillIds: job.skillIds,
        hourlyPay: job.hourlyPay === null ? null : Number(job.hourlyPay),
      },
      weighed.map(({ workerId }) => workerId),
    );
    const candidates = weighed.map(({ workerId, distanceKm: km, ownKm, kept, breached, recentRequests, again }) => ({
      ...{ workerId, distanceKm: km, ownKm, kept, breached, recentRequests, again },
      fit: fits.get(workerId) ?? 0,
    }));
    return { count: rows.length, candidates };
  }

  /** Returns the workers within both radii, with their distance from the point that the employer may know. */
  private async filterReachable(
    job: LockedInstantJob,
    rows: readonly CandidateRow[],
  ): Promise<(CandidateRow & { distanceKm: number })[]> {
    const people = rows.map(({ workerId: id, latitude, longitude }) => ({ id, position: { latitude, longitude } }));
    const points = await this.displacement.displacePoints(job.employerId, people);
    return rows
      .map((row) => ({ ...row, distanceKm: distanceKm(job, points.get(row.workerId) ?? row) }))
      .filter((row) => row.distanceKm <= Math.min(job.maxRadius, row.radiusKm));
  }

  /** At most LOOKED_AT, the nearest. */
  private async listNearest(
    tx: EntityManager,
    job: LockedInstantJob,
    period: WorkPeriod | null,
    { weigh, among }: { weigh: number; among: readonly string[] | null },
  ): Promise<CandidateRow[]> {
    const parameters = [
      job.longitude,
      job.latitude,
      job.maxRadius,
      availabilityTerms(job.category, job.skillIds),
      job.employerId,
      period?.startsAt ?? null,
      period?.endsAt ?? null,
      job.id,
      weigh,
      period && workedUntil(job, period),
    ];
    if (among) return tx.query(CANDIDATES_AMONG, [...parameters, among]);
    const nearest: CandidateRow[] = await tx.query(NEAREST_CANDIDATES, parameters);
    return nearest.length === LOOKED_AT ? nearest : tx.query(CANDIDATES_WITHIN_RADIUS, parameters);
  }
}
