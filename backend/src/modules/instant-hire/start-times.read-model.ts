import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type BusyPeriod, freeStartTimes } from '@nukkad/domain/start-times';
import { DataSource, type EntityManager } from 'typeorm';

/** A job whose time its worker chooses. */
interface OpenTimeJob {
  duration: number;
  expiresAt: Date;
}

/** At which hours a worker could come for work that has no time of its own. */
@Injectable()
export class StartTimesReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The hours for one job, the earliest first. */
  async listStartTimes(tx: EntityManager, workerId: string, job: OpenTimeJob): Promise<Date[]> {
    const { now, busy } = await this.calendarOf(workerId, tx);
    return freeStartTimes(now, job.expiresAt, job.duration, busy);
  }

  /** When the worker has work, and the database's clock. */
  async calendarOf(
    workerId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ now: Date; busy: BusyPeriod[] }> {
    const rows: { now: Date; startsAt: Date | null; endsAt: Date | null }[] = await manager.query(
      `SELECT clock_timestamp() AS now, e.starts_at AS "startsAt", e.ends_at AS "endsAt"
       FROM (SELECT) one LEFT JOIN engagements e
         ON e.worker_id = $1 AND e.status IN ('booked', 'started') AND e.ends_at > clock_timestamp()
       ORDER BY e.starts_at LIMIT 200`,
      [workerId],
    );
    const busy = rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
    return { now: (rows[0] as { now: Date }).now, busy };
  }
}
