import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { INTERVIEW_MINUTES } from '@nukkad/contract/interviews/calendar';
import { type BusyPeriod, freeStartTimes } from '@nukkad/contract/instant-work/start-times';
import { DataSource, type EntityManager } from 'typeorm';
import { unfinishedInterviews } from '../interviews/interviews.public.js';

/** A job for which the worker chooses the time. */
interface OpenTimeJob {
  duration: number;
  expiresAt: Date;
}

/** The times at which a worker is busy. */
export interface WorkerCalendar {
  now: Date;
  /** Accepted work and interviews. */
  busy: BusyPeriod[];
  interviews: BusyPeriod[];
}

const MINUTE_MS = 60_000;

/** Computes the hours at which a worker could come for work without a fixed time. */
@Injectable()
export class StartTimesReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the hours for one job, earliest first. */
  async listStartTimes(tx: EntityManager, workerId: string, job: OpenTimeJob): Promise<Date[]> {
    const { now, busy } = await this.getCalendar(workerId, tx);
    return freeStartTimes(now, job.expiresAt, job.duration, busy);
  }

  /** Returns the times of the worker's work and interviews, and the database's time. */
  async getCalendar(workerId: string, manager: EntityManager = this.dataSource.manager): Promise<WorkerCalendar> {
    const rows: { now: Date; startsAt: Date | null; endsAt: Date | null }[] = await manager.query(
      `SELECT clock_timestamp() AS now, e.starts_at AS "startsAt", e.ends_at AS "endsAt"
       FROM (SELECT) one LEFT JOIN engagements e
         ON e.worker_id = $1 AND e.status IN ('booked', 'started') AND e.ends_at > clock_timestamp()
       ORDER BY e.starts_at LIMIT 200`,
      [workerId],
    );
    const work = rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
    const agreed: { startsAt: Date }[] = await manager.query(
      `SELECT r.confirmed_time AS "startsAt" FROM ${unfinishedInterviews('$1')} ORDER BY r.confirmed_time LIMIT 200`,
      [workerId],
    );
    const interviews = agreed.map(({ startsAt }) => ({
      startsAt,
      endsAt: new Date(startsAt.getTime() + INTERVIEW_MINUTES * MINUTE_MS),
    }));
    return { now: (rows[0] as { now: Date }).now, busy: [...work, ...interviews], interviews };
  }
}
