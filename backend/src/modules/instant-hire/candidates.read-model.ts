import { Injectable } from '@nestjs/common';
import { type Candidate, FAIRNESS_DAYS, type WorkPeriod } from '@nukkad/domain/dispatch';
import { distanceKm } from '@nukkad/domain/geo';
import { ASKED_MAX } from '@nukkad/domain/instant-jobs';
import type { EntityManager } from 'typeorm';
import { prepared } from '../../common/database/prepared-statements.js';
import { Displacement, DISPLACEMENT_MAX } from '../../common/security/displacement.js';
import { WORKER_RECORD } from '../engagements/engagements.public.js';
import { WorkerFits } from '../matching/matching.public.js';
import { IS_AVAILABLE, worksAt } from '../users/users.public.js';
import type { LockedInstantJob } from './instant-job.repository.js';

/** Candidates that are looked at for one wave, the nearest first: as many as may ever be asked, and many times what a wave asks. */
const LOOKED_AT = ASKED_MAX;
/**
 * How far is looked, in kilometres, until there are enough; then as far as the job goes. In a dense city the nearest are found
 * at once: to sort everybody within 20 km by distance takes several times as long.
 */
const LOOK_KM = [3, 8] as const;

interface CandidateRow {
  workerId: string;
  latitude: number;
  longitude: number;
  /** From the centre of the worker's cell. */
  ownKm: number;
  radiusKm: number;
  kept: number;
  breached: number;
  recentRequests: number;
}

/**
 * A worker whom a job can be offered to. `distanceKm`, by which they are found and ordered, is from the point that the employer
 * may find out; `ownKm` from the centre of the worker's cell, for the worker alone.
 */
export interface FoundCandidate extends Candidate {
  ownKm: number;
}

/** Finds the available workers whom a job can be offered to. */
@Injectable()
export class CandidatesReadModel {
  constructor(
    private readonly fits: WorkerFits,
    private readonly displacement: Displacement,
  ) {}

  /**
   * Workers within the job's radius and their own who are available, do this work, are free in `period` and were not asked yet,
   * with all that their order is made of. `among` leaves out everybody else. Weekly hours count for work with a time. Both radii
   * are measured from the worker's displaced point (ADR 15): what an employer is told or asks for finds nobody's place out.
   */
  async find(
    tx: EntityManager,
    job: LockedInstantJob,
    period: WorkPeriod | null,
    among: readonly string[] | null = null,
  ): Promise<FoundCandidate[]> {
    const rows = await this.inReach(job, await this.nearest(tx, job, period, among));
    const fits = await this.fits.rateFits(
      tx,
      {
        category: job.category,
        skillIds: job.skillIds,
        hourlyPay: job.hourlyPay === null ? null : Number(job.hourlyPay),
      },
      rows.map(({ workerId }) => workerId),
    );
    return rows.map(({ workerId, distanceKm: km, ownKm, kept, breached, recentRequests }) => ({
      ...{ workerId, distanceKm: km, ownKm, kept, breached, recentRequests },
      fit: fits.get(workerId) ?? 0,
    }));
  }

  /** Those within both radii, with their distance from where the employer may know them to be. */
  private async inReach(
    job: LockedInstantJob,
    rows: readonly CandidateRow[],
  ): Promise<(CandidateRow & { distanceKm: number })[]> {
    const people = rows.map(({ workerId: id, latitude, longitude }) => ({ id, position: { latitude, longitude } }));
    const points = await this.displacement.displacePoints(job.employerId, people);
    return rows
      .map((row) => ({ ...row, distanceKm: distanceKm(job, points.get(row.workerId) ?? row) }))
      .filter((row) => row.distanceKm <= Math.min(job.maxRadius, row.radiusKm));
  }

  private async nearest(
    tx: EntityManager,
    job: LockedInstantJob,
    period: WorkPeriod | null,
    among: readonly string[] | null,
  ): Promise<CandidateRow[]> {
    for (const km of among ? [] : LOOK_KM) {
      if (km >= job.maxRadius) break;
      const rows = await this.within(tx, job, km, period, null);
      if (rows.length === LOOKED_AT) return rows;
    }
    return this.within(tx, job, job.maxRadius, period, among);
  }

  /** The nearest of those within `km`. */
  private within(
    tx: EntityManager,
    job: LockedInstantJob,
    km: number,
    period: WorkPeriod | null,
    among: readonly string[] | null,
  ): Promise<CandidateRow[]> {
    return tx.query(
      prepared(
        // materialized: the point is made once, and not anew for each worker
        `WITH here AS MATERIALIZED (SELECT ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography AS point),
         near AS MATERIALIZED (
           SELECT a.user_id, a.point, a.radius_km, ST_Distance(a.point, here.point, false) / 1000 AS km
           FROM here
           CROSS JOIN LATERAL (
             SELECT a.user_id, a.point, a.radius_km FROM worker_availabilities a JOIN users u ON u.id = a.user_id
             WHERE ${IS_AVAILABLE} AND ST_DWithin(a.point, here.point, $3::float8 * 1000 + ${DISPLACEMENT_MAX}, false)
               AND ST_DWithin(a.point, here.point, a.radius_km * 1000.0 + ${DISPLACEMENT_MAX}, false)
               AND (a.categories @> ARRAY[$4]::text[] OR a.skill_ids && $5::text[])
               AND u.id <> $6 AND ($7::uuid[] IS NULL OR u.id = ANY($7))
               AND ($8::timestamptz IS NULL OR ${worksAt('$8::timestamptz')})
               AND NOT EXISTS (SELECT FROM job_requests r WHERE r.instant_job_id = $9 AND r.worker_id = a.user_id)
               AND ($8::timestamptz IS NULL OR NOT EXISTS (
                 SELECT FROM engagements e WHERE e.worker_id = a.user_id AND e.status IN ('booked', 'started')
                   AND tstzrange(e.starts_at, e.ends_at) && tstzrange($8, $10)))
             ORDER BY ST_Distance(a.point, here.point, false), a.user_id LIMIT ${LOOKED_AT}) a)
         SELECT near.user_id AS "workerId", near.km AS "ownKm", near.radius_km AS "radiusKm",
                ST_Y(near.point::geometry) AS latitude, ST_X(near.point::geometry) AS longitude, record.kept, record.breached,
                (SELECT count(*)::int FROM job_requests r WHERE r.worker_id = near.user_id
                   AND r.created_at > clock_timestamp() - interval '${FAIRNESS_DAYS} days') AS "recentRequests"
         FROM near CROSS JOIN LATERAL (${WORKER_RECORD('near.user_id')}) record`,
      ),
      [
        job.longitude,
        job.latitude,
        km,
        job.category,
        job.skillIds,
        job.employerId,
        among,
        period?.startsAt ?? null,
        job.id,
        period?.endsAt ?? null,
      ],
    );
  }
}
