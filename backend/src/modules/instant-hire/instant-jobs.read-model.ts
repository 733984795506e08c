import { reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { reliabilityBandOf } from '@nukkad/contract/instant-work/reliability';
import {
  BAND_END_KM,
  type BookedWorker,
  type DistanceBand,
  type FitBand,
  type InstantJob,
  type InstantJobBoard,
  type Regular,
  type Wave,
} from '@nukkad/contract/instant-work/instant-jobs';
import type { OwnListQuery } from '@nukkad/contract/jobs/jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { RegularsReadModel, WORKER_RECORD } from '../engagements/engagements.public.js';
import { reviewTotalsOf } from '../review-totals/review-totals.public.js';
import { ContactReadModel, disclosablePhone, personName } from '../users/users.public.js';

type JobRow = Omit<InstantJob, 'startTime' | 'endTime' | 'expiresAt' | 'createdAt' | 'nextWaveAt'> &
  Keyset & {
    startTime: Date | null;
    endTime: Date | null;
    expiresAt: Date;
    createdAt: Date;
    nextWaveAt: Date | null;
  };

/** An open job after its end is shown as expired, whether or not the sweep has processed it. */
const SELECT = `SELECT j.id, j.title, j.company, j.description, j.category, j.location,
    ST_Y(j.point::geometry) AS latitude, ST_X(j.point::geometry) AS longitude, j.min_rate AS "minRate",
    j.max_rate AS "maxRate", j.rate_type AS "rateType", j.currency, j.urgency, j.duration, j.max_radius AS "maxRadius",
    j.required_skills AS "requiredSkills", j.payment_method AS "paymentMethod", j.start_time AS "startTime",
    j.end_time AS "endTime", j.openings, j.filled,
    CASE WHEN j.status = 'open' AND j.expires_at <= clock_timestamp() THEN 'expired' ELSE j.status END AS status,
    j.expires_at AS "expiresAt", j.created_at AS "createdAt", j.workers_found AS "workersFound",
    j.next_wave_at AS "nextWaveAt", j.cancel_reason AS "cancelReason",
    (SELECT count(*)::int FROM job_requests r WHERE r.instant_job_id = j.id) AS asked,
    ${keysetTime('j.created_at')} AS at
  FROM instant_jobs j`;

/** SQL: how far each band reaches, kilometres. */
const BAND_ENDS = Object.entries(BAND_END_KM)
  .map(([band, km]) => `WHEN '${band}' THEN ${km}`)
  .join(' ');

interface WorkerRow {
  requestId: string;
  workerId: string;
  status: 'accepted' | 'standby';
  distance: DistanceBand;
  fit: FitBand;
  respondedAt: Date;
  engagementId: string | null;
  workStatus: BookedWorker['workStatus'];
  startsAt: Date | null;
  kept: number;
  breached: number;
  reviews: ReviewTotals | null;
}

type WaveRow = Omit<Wave, 'sentAt' | 'regulars'> & { sentAt: Date };

/** An employer's instant jobs, with the permitted data about the asked workers: counts, words and bands. */
@Injectable()
export class InstantJobsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
    private readonly known: RegularsReadModel,
  ) {}

  /** Returns the jobs of an employer, newest first. */
  async listPage(employerId: string, { limit, cursor }: OwnListQuery): Promise<Page<InstantJob>> {
    const list = `instant-jobs:${employerId}`;
    const position = readCursor(list, cursor);
    const rows: JobRow[] = await this.dataSource.query(
      `${SELECT} WHERE j.employer_id = $1 AND ($2::timestamptz IS NULL OR (j.created_at, j.id) < ($2, $3::uuid))
       ORDER BY j.created_at DESC, j.id DESC LIMIT $4`,
      [employerId, position?.at ?? null, position?.id ?? null, limit + 1],
    );
    return pageOf(list, rows, limit, jobOf);
  }

  /**
   * Returns one job with its waves and workers; throws notFound when it belongs to another employer. Inside a
   * transaction, pass its manager.
   */
  async getOwn(
    employerId: string,
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<InstantJobBoard> {
    const rows: JobRow[] = await manager.query(`${SELECT} WHERE j.id = $1 AND j.employer_id = $2`, [id, employerId]);
    if (!rows[0]) throw notFound();
    const workers = await this.listWorkers(manager, employerId, id);
    return {
      ...jobOf(rows[0]),
      waves: await this.listWaves(manager, id),
      accepted: workers.filter(({ status }) => status === 'accepted').map(({ worker }) => worker),
      standby: workers.filter(({ status }) => status === 'standby').map(({ worker }) => worker),
    };
  }

  /** Returns the regulars of the employer who can be asked first, by latest work. */
  async listRegulars(employerId: string): Promise<Regular[]> {
    const workers = await this.known.listRegulars(this.dataSource.manager, employerId);
    return workers.map(({ name, category, lastWorkedAt, jobs }) => ({
      name,
      category,
      lastWorkedAt: lastWorkedAt.toISOString(),
      jobs,
    }));
  }

  private async listWaves(manager: EntityManager, id: string): Promise<Wave[]> {
    const rows: WaveRow[] = await manager.query(
      `SELECT r.wave, min(r.created_at) AS "sentAt", max(CASE r.distance_band ${BAND_ENDS} END)::int AS "maxKm",
              count(*)::int AS asked,
              count(*) FILTER (WHERE r.status = 'accepted')::int AS accepted,
              count(*) FILTER (WHERE r.status = 'declined')::int AS declined,
              count(*) FILTER (WHERE r.status = 'pending' AND r.expires_at > clock_timestamp())::int AS waiting
       FROM job_requests r WHERE r.instant_job_id = $1 GROUP BY r.wave ORDER BY r.wave`,
      [id],
    );
    return rows.map(({ sentAt, ...row }) => ({ ...row, regulars: row.wave === 0, sentAt: sentAt.toISOString() }));
  }

  private async listWorkers(
    manager: EntityManager,
    employerId: string,
    id: string,
  ): Promise<{ status: WorkerRow['status']; worker: BookedWorker }[]> {
    const rows: WorkerRow[] = await manager.query(
      `SELECT r.id AS "requestId", r.worker_id AS "workerId", r.status, r.distance_band AS distance, r.fit,
              r.responded_at AS "respondedAt", e.id AS "engagementId", e.status AS "workStatus", e.starts_at AS "startsAt", record.kept, record.breached,
              ${reviewTotalsOf('r.worker_id', 'worker')} AS reviews
       FROM job_requests r
       LEFT JOIN engagements e
         ON e.instant_job_id = r.instant_job_id AND e.worker_id = r.worker_id AND e.status <> 'cancelled'
       CROSS JOIN LATERAL (${WORKER_RECORD('r.worker_id')}) record
       WHERE r.instant_job_id = $1 AND r.status IN ('accepted', 'standby')
       ORDER BY r.responded_at, r.id`,
      [id],
    );
    const people = await this.contacts.findByIds([employerId, ...rows.map(({ workerId }) => workerId)], manager);
    return rows.map((row) => {
      const contact = people.get(row.workerId);
      const isBooked = row.status === 'accepted';
      return {
        status: row.status,
        worker: {
          requestId: row.requestId,
          engagementId: row.engagementId,
          workStatus: row.workStatus,
          name: personName(contact, 'worker'),
          phone: isBooked ? disclosablePhone(contact, people.get(employerId)) : null,
          distance: row.distance,
          fit: row.fit,
          reliability: reliabilityBandOf(row.kept, row.breached),
          keptCount: row.kept,
          reviews: reviewLineOf(row.reviews),
          startsAt: row.startsAt?.toISOString() ?? null,
          respondedAt: row.respondedAt.toISOString(),
        },
      };
    });
  }
}

const jobOf = ({ at: _at, startTime, endTime, expiresAt, createdAt, nextWaveAt, ...row }: JobRow): InstantJob => ({
  ...row,
  startTime: startTime?.toISOString() ?? null,
  endTime: endTime?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
  createdAt: createdAt.toISOString(),
  nextWaveAt: nextWaveAt?.toISOString() ?? null,
});
