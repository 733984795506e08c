import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { allSettledOrThrow } from '../../common/concurrency/all-settled-or-throw.js';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import { Dispatcher } from './dispatcher.js';
import type { LockedInstantJob } from './instant-job.repository.js';
import { expireInstantJobTask } from './tasks/expire-instant-job.task.js';

/** Opens a stored instant job to workers. */
@Injectable()
export class InstantJobLaunch {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly outbox: Outbox,
    private readonly events: Events,
  ) {}

  /** Asks the first workers, schedules the end of the job, and updates the open pages of the employer. */
  async launchJob(
    tx: EntityManager,
    employerId: string,
    job: LockedInstantJob,
    askRegularsFirst: boolean,
  ): ReturnType<Dispatcher['sendFirst']> {
    const [wave] = await allSettledOrThrow([
      this.dispatcher.sendFirst(tx, job, askRegularsFirst),
      this.outbox.add(tx, expireInstantJobTask, { instantJobId: job.id }, job.expiresAt),
      this.events.publish(tx, [employerId], { topic: 'instant-jobs', subject: job.id }),
    ]);
    return wave;
  }
}
