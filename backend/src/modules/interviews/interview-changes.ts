import { Injectable } from '@nestjs/common';
import type { InterviewSide } from '@nukkad/domain/interviews';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import { Notifications } from '../notifications/notifications.public.js';
import type { ReminderLead } from './appointment.repository.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { type InterviewChange, InterviewChangeEntity } from './entities/interview-change.entity.js';
import { endOf, type InterviewNews, InterviewNewsReadModel } from './interview-news.read-model.js';
import { TELL_INTERVIEW_CHANGE } from './tasks/tell-about-interview.task.js';

/** What happened, and who did it; null for the clock, and for a broadcast that all employers turned down. */
export interface Happened {
  kind: InterviewChange;
  side: InterviewSide | null;
  /** The time that it is about. */
  time?: Date | null;
}

const OTHER = { seeker: 'employer', employer: 'seeker' } as const satisfies Record<InterviewSide, InterviewSide>;
const BOTH: readonly InterviewSide[] = ['seeker', 'employer'];

/** Who is told of a change by mail, and who by the bell: `other` than who did it, or both. */
const TOLD: Record<InterviewChange, { mail: 'none' | 'other' | 'both'; bell: 'none' | 'other' | 'own' }> = {
  // both have it in their calendars, so both get the entry
  confirmed: { mail: 'both', bell: 'other' },
  moved: { mail: 'both', bell: 'other' },
  cancelled: { mail: 'both', bell: 'other' },
  declined: { mail: 'other', bell: 'other' },
  expired: { mail: 'other', bell: 'other' },
  proposed: { mail: 'other', bell: 'other' },
  refused: { mail: 'other', bell: 'other' },
  // the proposal's owner waited in vain
  lapsed: { mail: 'none', bell: 'own' },
  completed: { mail: 'none', bell: 'none' },
  'no-show': { mail: 'none', bell: 'other' },
};

/** Notes what happens to requests, and tells those whom it concerns, in the transaction in which it happens. */
@Injectable()
export class InterviewChanges {
  constructor(
    private readonly news: InterviewNewsReadModel,
    private readonly broadcasts: BroadcastRepository,
    private readonly events: Events,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
  ) {}

  /** Notes one change of a request that has been written already. */
  async record(tx: EntityManager, requestId: string, { kind, side, time = null }: Happened): Promise<void> {
    const news = await this.news.load(requestId, tx);
    if (!news) return;
    const { identifiers } = await tx.insert(InterviewChangeEntity, { requestId, kind, side, time });
    const changeId = (identifiers[0] as { id: string }).id;
    // what the clock or all employers did concerns the seeker
    const other = side === null ? 'seeker' : OTHER[side];
    const { mail, bell } = TOLD[kind];
    const isPlanned = kind !== 'cancelled' || news.confirmed_time !== null;
    if (mail !== 'none' && isPlanned) {
      for (const reader of mail === 'both' ? BOTH : [other]) {
        const userId = accountOf(news, reader);
        if (userId) await this.outbox.add(tx, TELL_INTERVIEW_CHANGE, { changeId, userId });
      }
    }
    if (bell !== 'none') {
      const reader = bell === 'own' && side ? side : other;
      await this.ring(tx, news, reader, noticeOf(kind, news, reader), time);
    }
    await this.publish(tx, news);
  }

  /** Open pages of both sides, and of employers who have the broadcast in their list, show how it stands now. */
  private async publish(tx: EntityManager, news: InterviewNews): Promise<void> {
    const asked = news.category ? await this.broadcasts.asked(tx, news.id) : [];
    const readers = new Set([news.seeker_id, ...(news.employer_id ? [news.employer_id] : []), ...asked]);
    await this.events.publish(tx, [...readers], { topic: 'interviews', subject: news.id });
  }

  /** Notes that somebody asks, for the other pages that the seeker has open. */
  async requested(tx: EntityManager, requestId: string, seekerId: string): Promise<void> {
    await this.events.publish(tx, [seekerId], { topic: 'interviews', subject: requestId });
  }

  /** Tells an employer who may answer that somebody asks. */
  async asked(tx: EntityManager, requestId: string, employerId: string): Promise<void> {
    const news = await this.news.load(requestId, tx);
    if (!news) return;
    const words = await this.news.words(news, employerId, tx);
    if (!words) return;
    await this.notifications.add(tx, employerId, {
      text: news.category ? 'interviews:notice.broadcast' : 'interviews:notice.asked',
      params: { ...words, ...(news.requested_time ? { at: news.requested_time.getTime() } : {}) },
      link: this.news.pageOf(news, 'employer'),
      about: news.seeker_id,
    });
    await this.events.publish(tx, [employerId], { topic: 'interviews', subject: requestId });
  }

  /** Tells both sides of an interview that it is near; returns them. */
  async remind(tx: EntityManager, requestId: string, lead: ReminderLead): Promise<string[]> {
    const news = await this.news.load(requestId, tx);
    if (!news) return [];
    for (const reader of BOTH) await this.ring(tx, news, reader, lead === 'day' ? 'reminderDay' : 'reminderHour');
    return BOTH.flatMap((reader) => accountOf(news, reader) ?? []);
  }

  private async ring(
    tx: EntityManager,
    news: InterviewNews,
    reader: InterviewSide,
    notice: string,
    time: Date | null = news.confirmed_time,
  ): Promise<void> {
    const userId = accountOf(news, reader);
    const words = userId && (await this.news.words(news, userId, tx));
    if (!userId || !words) return;
    await this.notifications.add(tx, userId, {
      text: `interviews:notice.${notice}`,
      params: { ...words, ...(time ? { at: time.getTime() } : {}) },
      link: this.news.pageOf(news, reader),
      about: accountOf(news, OTHER[reader]),
    });
  }
}

/** The account of one side; null while a broadcast has no employer, or when the account is gone. */
const accountOf = (news: InterviewNews, side: InterviewSide): string | null =>
  side === 'seeker' ? news.seeker_id : news.employer_id;

/** Which words of the bell tell of a change. */
function noticeOf(kind: InterviewChange, news: InterviewNews, reader: InterviewSide): string {
  switch (kind) {
    case 'no-show':
      return 'noShow';
    // the seeker took the employer's time
    case 'confirmed':
      return reader === 'seeker' ? 'confirmed' : 'accepted';
    case 'moved':
      return 'accepted';
    case 'cancelled':
      return news.confirmed_time ? kind : 'takenBack';
    case 'declined':
    case 'expired':
      return endOf(kind, news);
    default:
      return kind;
  }
}
