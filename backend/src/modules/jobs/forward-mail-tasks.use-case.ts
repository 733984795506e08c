import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { type Message, Messenger } from '../notifications/notifications.public.js';
import './tasks/send-mail.task.js';

type Name = 'jobs.tell-employer' | 'jobs.tell-seeker' | 'jobs.remind-employer';

/**
 * Sends mails of the previous release, decided before the deployment or by its processes during it, as messages. The
 * bell notices were already delivered. To be removed after the next release.
 */
@Injectable()
@HandlesTask('jobs.tell-employer', 'jobs.tell-seeker', 'jobs.remind-employer')
export class ForwardMailTasksUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly messenger: Messenger,
  ) {}

  /** Does nothing when the subject no longer exists. */
  async execute(payload: TaskPayloads[Name], { taskId }: TaskContext): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [recipientId, message] = await this.messageOf(tx, payload);
      if (recipientId) await this.messenger.forward(tx, recipientId, message, taskId);
    });
  }

  private async messageOf(tx: EntityManager, payload: TaskPayloads[Name]): Promise<[string | null, Message]> {
    if ('applicationId' in payload) {
      const sql = `SELECT j.employer_id AS id FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = $1`;
      const { applicationId: subjectId } = payload;
      return [await this.account(tx, sql, subjectId), { text: 'jobs:notice.newApplication', subjectId }];
    }
    if ('stepId' in payload) {
      const sql = `SELECT a.seeker_id AS id FROM application_events e
                   JOIN applications a ON a.id = e.application_id WHERE e.id = $1`;
      // the composer determines the kind of answer
      const { stepId: subjectId } = payload;
      return [await this.account(tx, sql, subjectId), { text: 'jobs:notice.shortlisted', subjectId }];
    }
    const sql = `SELECT employer_id AS id FROM jobs WHERE id = $1`;
    const { jobId: subjectId } = payload;
    return [await this.account(tx, sql, subjectId), { text: 'jobs:notice.waiting', subjectId }];
  }

  private async account(tx: EntityManager, sql: string, id: string): Promise<string | null> {
    const rows: { id: string }[] = await tx.query(sql, [id]);
    return rows[0]?.id ?? null;
  }
}
