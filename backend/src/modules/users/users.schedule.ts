import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Rounds } from '../../common/schedule/rounds.js';
import { Avatars } from './avatars.js';
import { EndAvailability } from './end-availability.use-case.js';
import { FormerContacts } from './former-contacts.js';

@Injectable()
export class UsersSchedule {
  constructor(
    private readonly rounds: Rounds,
    private readonly avatars: Avatars,
    private readonly endAvailability: EndAvailability,
    private readonly formerContacts: FormerContacts,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'users.avatars', waitForCompletion: true })
  sweepAvatars(): Promise<void> {
    return this.rounds.run('users.avatars', () => this.avatars.sweep());
  }

  @Cron(CronExpression.EVERY_MINUTE, { name: 'users.availability', waitForCompletion: true })
  endOverdue(): Promise<void> {
    return this.rounds.run('users.availability', () => this.endAvailability.sweep());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'users.positions', waitForCompletion: true })
  deletePositions(): Promise<void> {
    return this.rounds.run('users.positions', () => this.endAvailability.deletePositions());
  }

  @Cron(CronExpression.EVERY_HOUR, { name: 'users.former-contacts', waitForCompletion: true })
  deleteFormerContacts(): Promise<void> {
    return this.rounds.run('users.former-contacts', () => this.formerContacts.deleteOld());
  }
}
