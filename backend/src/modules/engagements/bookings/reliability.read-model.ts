import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RELIABILITY_DAYS, type Reliability, reliabilityBandOf } from '@nukkad/contract/instant-work/reliability';
import { APPEAL_DAYS, type AppealStatus, type Breach } from '@nukkad/contract/instant-work/work-appeals';
import { DataSource } from 'typeorm';
import { withOccupation, titleOccupations } from '../../jobs/jobs.public.js';
import { WORKER_RECORD, type WorkerRecord } from '../records/worker-record.js';

interface BreachRow {
  engagementId: string;
  title: string;
  company: string;
  kind: Breach;
  at: Date;
  appeal: AppealStatus | null;
  mayAppealUntil: Date | null;
}

/** Reliability of an account as a worker. */
@Injectable()
export class ReliabilityReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the kept engagements and the breaches of this account, newest breach first. */
  async getReliability(userId: string): Promise<Reliability> {
    const [record]: [WorkerRecord] = await this.dataSource.query(WORKER_RECORD('$1'), [userId]);
    const breaches: BreachRow[] = await this.dataSource.query(
      `SELECT e.id AS "engagementId", e.title, e.company, e.breach AS kind, e.closed_at AS at, a.status AS appeal,
              CASE WHEN a.id IS NULL AND e.closed_at + interval '${APPEAL_DAYS} days' > clock_timestamp()
                   THEN e.closed_at + interval '${APPEAL_DAYS} days' END AS "mayAppealUntil"
       FROM engagements e LEFT JOIN engagement_appeals a ON a.engagement_id = e.id
       WHERE e.worker_id = $1 AND e.breach_by = 'worker'
         AND e.closed_at > statement_timestamp() - interval '${RELIABILITY_DAYS} days'
       ORDER BY e.closed_at DESC, e.id`,
      [userId],
    );
    const count = (kind: Breach): number => breaches.filter((breach) => breach.kind === kind).length;
    return {
      kept: record.kept,
      lateCancellations: count('late_cancellation'),
      noShows: count('no_show'),
      band: reliabilityBandOf(record.kept, breaches.length),
      breaches: breaches.map(({ at, mayAppealUntil, ...breach }) => ({
        ...withOccupation(breach, titleOccupations(breach.title)),
        at: at.toISOString(),
        mayAppealUntil: mayAppealUntil?.toISOString() ?? null,
      })),
    };
  }
}
