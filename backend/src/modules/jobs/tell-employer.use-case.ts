import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BRAND } from '@nukkad/domain/brand';
import { DataSource } from 'typeorm';
import { MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { DeferTask, type TaskContext, type TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { ContactReadModel } from '../users/users.public.js';

interface NewsRow {
  job_id: string;
  title: string;
  seeker_id: string;
  employer_id: string;
}

/** The employer of a job hears by mail, in their language, that somebody applied. */
@Injectable()
@HandlesTask('jobs.tell-employer')
export class TellEmployerUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
    private readonly mails: MailSender,
  ) {}

  /**
   * Does nothing when the application is gone or was withdrawn, or the employer wants no mails; waits while it is quiet.
   * `key` makes the mail unique.
   */
  async execute({ applicationId }: TaskPayloads['jobs.tell-employer'], { taskId: key }: TaskContext): Promise<void> {
    const rows: NewsRow[] = await this.dataSource.query(
      `SELECT j.id AS job_id, j.title, a.seeker_id, j.employer_id FROM applications a JOIN jobs j ON j.id = a.job_id
       WHERE a.id = $1 AND a.status <> 'withdrawn'`,
      [applicationId],
    );
    const news = rows[0];
    if (!news) return;
    const people = await this.contacts.byIds([news.seeker_id, news.employer_id]);
    const seeker = people.get(news.seeker_id);
    const employer = people.get(news.employer_id);
    if (!seeker || !employer?.mayMail) return;
    if (employer.quietUntil) throw new DeferTask(new Date(employer.quietUntil));
    const params = {
      title: news.title,
      applicant: seeker.name,
      name: employer.name,
      brand: BRAND,
      address: `${this.config.publicUrl}/employer/jobs/${news.job_id}?application=${applicationId}`,
    };
    const text = (name: string): string => translate(employer.language, `jobs:newApplication.${name}`, params);
    await this.mails.send({
      key,
      to: employer.email,
      subject: text('subject'),
      text: [text('greeting'), text('body'), text('open'), text('signature')].join('\n\n'),
    });
  }
}
