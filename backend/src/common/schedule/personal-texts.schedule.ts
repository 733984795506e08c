import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { EncryptedColumns } from '../security/encrypted-columns.js';
import { PersonalTexts } from '../security/personal-texts.js';
import { ScheduledJobs } from './scheduled-jobs.js';

/**
 * Encrypts personal texts that a process of an earlier release stored as plain text. Digests of contacts come first, also before
 * encryption begins: statements compare two rows by them once one of the rows is encrypted.
 */
@Injectable()
export class PersonalTextsSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly texts: PersonalTexts,
    private readonly columns: EncryptedColumns,
  ) {}

  @Cron(CronExpression.EVERY_5_MINUTES, { name: 'personal-texts.encrypt', waitForCompletion: true })
  encrypt(): Promise<void> {
    return this.scheduledJobs.run('personal-texts.encrypt', async () => {
      const digests = await this.columns.addDigests();
      return digests + (this.texts.isEncrypting() ? await this.columns.encryptPlainTexts() : 0);
    });
  }
}
