import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BRAND } from '@nukkad/domain/brand';
import { ANSWER_CLOSE_DAYS, ANSWER_REMIND_DAYS } from '@nukkad/domain/limits';
import { DataSource } from 'typeorm';
import { MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { DeferTask, type TaskContext, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { ContactReadModel } from '../users/users.public.js';
import { IS_WAITING } from './application-answer.js';

/** An employer is reminded by mail, in their language, of the applications to a job that wait for an answer. */
@Injectable()
@HandlesTask('jobs.remind-employer')
export class RemindEmployerUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
    private readonly mails: MailSender,
  ) {}

  /**
   * Does nothing when none waits any more or the employer wants no mails; waits while it is quiet. `key` makes the mail
   * unique.
   */
  async execute({ jobId }: TaskPayloads['jobs.remind-employer'], { taskId: key }: TaskContext): Promise<void> {
    const rows: { employer_id: string; title: string; waiting: number }[] = await this.dataSource.query(
      `SELECT j.employer_id, j.title, count(*)::int AS waiting FROM jobs j JOIN applications a ON a.job_id = j.id
       WHERE j.id = $1 AND ${IS_WAITING} AND a.reminded_at IS NOT NULL GROUP BY j.employer_id, j.title`,
      [jobId],
    );
    const job = rows[0];
    const employer = job && (await this.contacts.byIds([job.employer_id])).get(job.employer_id);
    if (!job || !employer?.mayMail) return;
    if (employer.quietUntil) throw new DeferTask(new Date(employer.quietUntil));
    const params = {
      title: job.title,
      count: job.waiting,
      days: ANSWER_REMIND_DAYS,
      last: ANSWER_CLOSE_DAYS,
      name: employer.name,
      brand: BRAND,
      address: `${this.config.publicUrl}/employer/jobs/${jobId}`,
    };
    const text = (name: string): string => translate(employer.language, `jobs:${name}`, params);
    await this.mails.send({
      key,
      to: employer.email,
      subject: text('reminder.subject'),
      text: [
        text('mail.greeting'),
        text('reminder.body'),
        text('reminder.why'),
        text('reminder.open'),
        text('mail.signature'),
      ].join('\n\n'),
    });
  }
}
