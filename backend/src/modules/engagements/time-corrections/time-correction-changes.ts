import { Injectable } from '@nestjs/common';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import { CORRECTION_ANSWER_HOURS, CORRECTION_APPEAL_DAYS } from '@nukkad/contract/instant-work/time-corrections';
import type { EntityManager } from 'typeorm';
import { Messenger } from '../../notifications/notifications.public.js';
import { ContactReadModel } from '../../users/users.public.js';
import { EngagementNotifier, type Notice } from '../records/engagement-notifier.js';
import type { AskedCorrection, WorkTimes } from '../records/time-correction.repository.js';

/** Results of a correction that both sides, or one of them, are notified of; each has a text below `engagements:times`. */
export type TimesNews = 'agreed' | 'contested' | 'appealed' | 'decided' | 'final';

/** Notices of corrections. */
@Injectable()
export class TimeCorrectionChanges {
  constructor(
    private readonly notifier: EngagementNotifier,
    private readonly contacts: ContactReadModel,
    private readonly messenger: Messenger,
  ) {}

  /** Asks the side other than `by` for an answer. */
  async askOther(tx: EntityManager, engagementId: string, by: EngagementSide, times: WorkTimes): Promise<void> {
    await this.notify(tx, engagementId, 'timesProposed', by, times, {});
  }

  /** Notifies the side other than `by`; both sides of a decision by the staff (null). */
  async notifyOfResult(
    tx: EntityManager,
    engagementId: string,
    news: TimesNews,
    by: EngagementSide | null,
    times: WorkTimes,
  ): Promise<void> {
    const result = { key: `engagements:times.${news}`, params: { days: CORRECTION_APPEAL_DAYS } };
    await this.notify(tx, engagementId, 'timesAnswered', by, times, { result });
  }

  /** Asks the staff to decide. */
  async askStaff(tx: EntityManager, { id, engagementId, workerId }: AskedCorrection): Promise<void> {
    const rows: { title: string }[] = await tx.query('SELECT title FROM engagements WHERE id = $1', [engagementId]);
    for (const staffId of await this.contacts.listStaffIds(tx)) {
      await this.messenger.send(tx, staffId, {
        ...{ text: 'engagements:timesToDecide', urgency: 'account', link: '/admin?section=time-corrections' },
        params: { title: rows[0]?.title ?? '', caseId: id },
        about: workerId,
        subjectId: id,
      });
    }
  }

  private async notify(
    tx: EntityManager,
    engagementId: string,
    notice: Notice,
    by: EngagementSide | null,
    { startedAt, endedAt }: WorkTimes,
    params: object,
  ): Promise<void> {
    const readers: EngagementSide[] = (['worker', 'employer'] as const).filter((side) => side !== by);
    await this.notifier.notifySides(tx, engagementId, notice, readers, {
      ...{ starts: startedAt, until: endedAt, answerHours: CORRECTION_ANSWER_HOURS },
      ...params,
    });
  }
}
