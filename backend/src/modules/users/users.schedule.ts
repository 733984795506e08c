import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { ScheduledJobs } from '../../common/schedule/scheduled-jobs.js';
import { Avatars } from './avatars.js';
import { EndAvailability } from './end-availability.use-case.js';
import { FormerContacts } from './former-contacts.js';

@Injectable()
export class UsersSchedule {
  constructor(
    private readonly scheduledJobs: ScheduledJobs,
    private readonly avatars: Avatars,
    private readonly endAvailability: EndAvailability,
    private readonly formerContacts: FormerContacts,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'users.avatars', waitForCompletion: true })
  sweepAvatars(): Promise<void> {
    return this.scheduledJobs.run('users.avatars', () => this.avatars.sweep());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'users.availability', waitForCompletion: true })
  endOverdue(): Promise<void> {
    return this.scheduledJobs.run('users.availability', () => this.endAvailability.sweep());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'users.positions', waitForCompletion: true })
  deletePositions(): Promise<void> {
    return this.scheduledJobs.run('users.positions', () => this.endAvailability.deletePositions());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'users.former-contacts', waitForCompletion: true })
  deleteFormerContacts(): Promise<void> {
    return this.scheduledJobs.run('users.former-contacts', () => this.formerContacts.deleteOld());
  }
}
