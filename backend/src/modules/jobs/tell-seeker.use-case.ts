import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ApplicationReason, ApplicationStatus } from '@nukkad/domain/applications';
import { BRAND } from '@nukkad/domain/brand';
import { DataSource } from 'typeorm';
import { MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { DeferTask, type TaskContext, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { ContactReadModel } from '../users/users.public.js';

interface AnswerRow {
  seeker_id: string;
  title: string;
  company: string;
  status: ApplicationStatus;
  reason: ApplicationReason | null;
  employer_message: string | null;
}

/** A seeker hears by mail, in their language, what became of an application, and why if a reason was given. */
@Injectable()
@HandlesTask('jobs.tell-seeker')
export class TellSeekerUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
    private readonly mails: MailSender,
  ) {}

  /**
   * Does nothing when the application is gone or has moved on since the step `stepId`, or the seeker wants no mails; waits
   * while it is quiet. `key` makes the mail unique.
   */
  async execute({ stepId }: TaskPayloads['jobs.tell-seeker'], { taskId: key }: TaskContext): Promise<void> {
    const rows: AnswerRow[] = await this.dataSource.query(
      `SELECT a.seeker_id, j.title, j.company, a.status, a.reason, a.employer_message
       FROM application_events e JOIN applications a ON a.id = e.application_id AND a.status = e.status
       JOIN jobs j ON j.id = a.job_id WHERE e.id = $1`,
      [stepId],
    );
    const answer = rows[0];
    const seeker = answer && (await this.contacts.byIds([answer.seeker_id])).get(answer.seeker_id);
    if (!answer || !seeker?.mayMail) return;
    if (seeker.quietUntil) throw new DeferTask(new Date(seeker.quietUntil));
    const { title, company, reason, employer_message: message } = answer;
    const kind = reason === 'no_answer' ? 'closed' : answer.status;
    const text = (name: string, params: Record<string, string> = {}): string =>
      translate(seeker.language, `jobs:${name}`, { title, company, name: seeker.name, brand: BRAND, ...params });
    await this.mails.send({
      key,
      to: seeker.email,
      subject: text(`answer.${kind}.subject`),
      text: [
        text('mail.greeting'),
        text(`answer.${kind}.body`),
        ...(reason && reason !== 'no_answer' ? [text(`reason.${reason}`)] : []),
        ...(message ? [text('answer.message', { message })] : []),
        text('answer.open', { address: `${this.config.publicUrl}/?section=applications` }),
        text('mail.signature'),
      ].join('\n\n'),
    });
  }
}
