import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Rounds } from '../../common/schedule/rounds.js';
import { Avatars } from './avatars.js';

/** What this module does by the clock. */
@Injectable()
export class UsersSchedule {
  constructor(
    private readonly rounds: Rounds,
    private readonly avatars: Avatars,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { name: 'users.avatars', waitForCompletion: true })
  sweepAvatars(): Promise<void> {
    return this.rounds.run('users.avatars', () => this.avatars.sweep());
  }
}
