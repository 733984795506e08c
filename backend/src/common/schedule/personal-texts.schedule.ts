import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { EncryptedColumns } from '../security/encrypted-columns.js';
import { PersonalTexts } from '../security/personal-texts.js';
import { ScheduledJobs } from './scheduled-jobs.js';

/** Encrypts personal texts that a process of an earlier release stored as plain text. */
@Injectable()
export class PersonalTextsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly texts: PersonalTexts,
    private readonly columns: EncryptedColumns,
  ) {}

  @Cron(CronExpression.EVERY_5_MINUTES, { name: 'personal-texts.encrypt', waitForCompletion: true })
  encrypt(): Promise<void> {
    return this.scheduledJobs.run('personal-texts.encrypt', async () =>
      this.texts.isEncrypting() ? this.columns.encryptPlainTexts() : 0,
    );
  }
}
