import { Injectable } from '@nestjs/common';
import { savedSearchAddress } from '@nukkad/contract/matching/saved-search-rules';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskHandler } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { Messenger } from '../notifications/notifications.public.js';
import { type Notice, NoticeRepository } from './notice.repository.js';
import { noticeText } from './notice-text.js';

const NAME = 'saved-searches.notify-seekers';
/** Batch size, limited because other work may wait until the transaction of a batch ends. */
const BATCH = 100;

/** Notifies people without a notice for a day of all jobs that their saved searches found since. */
@Injectable()
@HandlesTask(NAME)
export class NotifySeekersUseCase implements TaskHandler<typeof NAME> {
  constructor(
    private readonly transactions: Transactions,
    private readonly notices: NoticeRepository,
    private readonly messenger: Messenger,
  ) {}

  async execute(): Promise<void> {
    await this.notifyDue();
  }

  /** Returns the number of notified people. */
  async notifyDue(): Promise<number> {
    let told = 0;
    for (let due = BATCH; due === BATCH;) {
      const batch = await this.transactions.run((tx) => this.notifyBatch(tx));
      due = batch.due;
      told += batch.told;
    }
    return told;
  }

  private async notifyBatch(tx: EntityManager): Promise<{ due: number; told: number }> {
    const userIds = await this.notices.lockDue(tx, BATCH);
    if (userIds.length === 0) return { due: 0, told: 0 };
    await this.notices.deleteOutdated(tx, userIds);
    const notices = await this.notices.claimPending(tx, userIds);
    await this.send(
      tx,
      notices.filter(({ count }) => count === 1),
    );
    await this.send(
      tx,
      notices.filter(({ count }) => count > 1),
    );
    await this.notices.settle(
      tx,
      userIds,
      notices.map(({ userId }) => userId),
    );
    return { due: userIds.length, told: notices.length };
  }

  /** Sends notices that are all of one job, or all of several. */
  private async send(tx: EntityManager, notices: readonly Notice[]): Promise<void> {
    const [first] = notices;
    if (!first) return;
    await this.messenger.sendToMany(
      tx,
      notices.map((notice) => ({
        recipientId: notice.userId,
        params: { count: notice.count, title: notice.title, company: notice.company },
        link: savedSearchAddress(notice),
        subjectId: notice.noticeId,
        about: notice.employerId,
      })),
      { text: noticeText(first.count) },
    );
  }
}
