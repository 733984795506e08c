import { reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hasFixedTime, workPeriod } from '@nukkad/contract/matching/dispatch';
import { freeStartTimes } from '@nukkad/contract/instant-work/start-times';
import { type JobRequest, REQUEST_HISTORY_DAYS, UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';
import { DataSource } from 'typeorm';
import { localizedLabelsOf, titleOccupations } from '../jobs/jobs.public.js';
import { reviewTotalsOf } from '../review-totals/review-totals.public.js';
import { reservationRecordOf } from '../payments/payments.public.js';
import { HAS_BEGUN_WITH_ALL, IS_REPEATED_OFFER } from './job-request.repository.js';
import { StartTimesReadModel, type WorkerCalendar } from './start-times.read-model.js';

/** Maximum number of listed requests; workers do not read further. */
const LISTED = 100;

type Row = Omit<
  JobRequest,
  'startTimes' | 'interviewAt' | 'distanceKm' | 'expiresAt' | 'createdAt' | 'respondedAt' | 'undoUntil' | 'job'
> & {
  distanceKm: string;
  expiresAt: Date;
  createdAt: Date;
  respondedAt: Date | null;
  undoUntil: Date | null;
  job: JobRequest['job'];
  latitude: number;
  longitude: number;
  reservesOnTime: JobRequest['job']['reservesOnTime'] | null;
  employerReviews: ReviewTotals | null;
};

/**
 * SQL: the displayed status of a request: expired after its deadline, whether or not the sweep has processed it; filled
 * instead of standby when the work has begun.
 */
const SHOWN_STATUS = `CASE WHEN r.status IN ('pending', 'filled', 'standby') AND r.expires_at <= clock_timestamp() THEN 'expired'
  WHEN r.status = 'standby' AND ${HAS_BEGUN_WITH_ALL} THEN 'filled' ELSE r.status END`;

/** ISO 8601 in UTC, as the contract writes it. */
const iso = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Requests to a worker. */
@Injectable()
export class JobRequestsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly startTimes: StartTimesReadModel,
  ) {}

  /**
   * Returns the unanswered requests first, urgent ones before others, then the newest of the last 30 days. Of equal
   * jobs of one employer only one request is listed as waiting.
   */
  async listOfWorker(workerId: string): Promise<JobRequest[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT r.id, ${SHOWN_STATUS} AS status, r.expires_at AS "expiresAt", r.created_at AS "createdAt",
              r.responded_at AS "respondedAt", r.distance_km AS "distanceKm",
              r.status IN ('filled', 'standby') AND r.expires_at > clock_timestamp() AND NOT ${HAS_BEGUN_WITH_ALL} AS "mayStandBy",
              e.id AS "engagementId",
              ST_Y(j.point::geometry) AS latitude, ST_X(j.point::geometry) AS longitude,
              CASE WHEN r.status = 'accepted' AND e.status = 'booked'
                     AND r.responded_at + interval '${UNDO_MINUTES} minutes' > clock_timestamp()
                   THEN r.responded_at + interval '${UNDO_MINUTES} minutes' END AS "undoUntil",
              json_build_object('id', j.id, 'title', j.title, 'company', j.company, 'description', j.description,
                'category', j.category, 'location', j.location, 'currency', j.currency, 'minRate', j.min_rate,
                'maxRate', j.max_rate, 'rateType', j.rate_type, 'paymentMethod', j.payment_method, 'urgency', j.urgency,
                'startTime', ${iso('j.start_time')}, 'endTime', ${iso('j.end_time')}, 'duration', j.duration,
                'openings', j.openings, 'requiredSkills', j.required_skills) AS job,
              CASE WHEN j.payment_method = 'platform' THEN ${reservationRecordOf('j.employer_id')} END AS "reservesOnTime",
              ${reviewTotalsOf('j.employer_id', 'employer')} AS "employerReviews"
       FROM job_requests r
       JOIN instant_jobs j ON j.id = r.instant_job_id
       LEFT JOIN engagements e
         ON e.instant_job_id = r.instant_job_id AND e.worker_id = r.worker_id AND e.status <> 'cancelled'
       WHERE r.worker_id = $1 AND r.created_at > clock_timestamp() - interval '${REQUEST_HISTORY_DAYS} days'
         AND NOT ${IS_REPEATED_OFFER}
       ORDER BY ${SHOWN_STATUS} <> 'pending', CASE WHEN ${SHOWN_STATUS} = 'pending' THEN r.expires_at END,
                COALESCE(r.responded_at, r.created_at) DESC, r.id
       LIMIT ${LISTED}`,
      [workerId],
    );
    const calendar = rows.some(({ status }) => status === 'pending')
      ? await this.startTimes.getCalendar(workerId)
      : null;
    return rows.map((row) => requestOf(row, row.status === 'pending' ? calendar : null));
  }
}

/** Returns the hours at which the worker could come, for work without a fixed time. */
const startTimesOf = ({ expiresAt, job }: Row, { now, busy }: WorkerCalendar): string[] =>
  hasFixedTime(job.urgency) ? [] : freeStartTimes(now, expiresAt, job.duration, busy).map((time) => time.toISOString());

/** Returns the worker's interview during work with a fixed time; null where there is none. */
function interviewDuring({ job }: Row, { now, interviews }: WorkerCalendar): string | null {
  if (!hasFixedTime(job.urgency)) return null;
  const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
  const work = workPeriod({ ...job, startTime: time(job.startTime), endTime: time(job.endTime) }, now, null);
  const during = interviews.find(({ startsAt, endsAt }) => startsAt < work.endsAt && endsAt > work.startsAt);
  return during?.startsAt.toISOString() ?? null;
}

const requestOf = (read: Row, calendar: WorkerCalendar | null): JobRequest => {
  const { distanceKm, expiresAt, createdAt, respondedAt, undoUntil, job, latitude, longitude, ...others } = read;
  const { reservesOnTime, employerReviews, ...row } = others;
  return {
    ...row,
    job: {
      ...job,
      ...(reservesOnTime ? { reservesOnTime } : {}),
      employerReviews: reviewLineOf(employerReviews),
      ...localizedLabelsOf({ ...job, occupation_ids: titleOccupations(job.title), latitude, longitude }),
    },
    distanceKm: Number(distanceKm),
    startTimes: calendar ? startTimesOf(read, calendar) : [],
    interviewAt: calendar && interviewDuring(read, calendar),
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
    respondedAt: respondedAt?.toISOString() ?? null,
    undoUntil: undoUntil?.toISOString() ?? null,
  };
};
