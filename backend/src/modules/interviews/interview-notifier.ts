import { Injectable } from '@nestjs/common';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import type { EntityManager } from 'typeorm';
import { Events } from '../../common/events/events.js';
import { type Message, Messenger } from '../notifications/notifications.public.js';
import type { ReminderLead } from './appointment.repository.js';
import { BroadcastRepository } from './broadcast.repository.js';
import { type InterviewChange, InterviewChangeEntity } from './entities/interview-change.entity.js';
import { kindOf, textOf, urgencyOf } from './interview-message-kind.js';
import {
  endOf,
  type InterviewMessageData,
  InterviewMessageDataReadModel,
} from './interview-message-data.read-model.js';

/** A change and the side that made it; null for a scheduled job, and for a broadcast that all employers declined. */
export interface InterviewChangeEvent {
  kind: InterviewChange;
  side: InterviewSide | null;
  /** The time of the change. */
  time?: Date | null;
}

const OTHER = { seeker: 'employer', employer: 'seeker' } as const satisfies Record<InterviewSide, InterviewSide>;
const BOTH: readonly InterviewSide[] = ['seeker', 'employer'];

/** Recipients of a change by mail and by the bell: the side `other` than its author, or both. */
const TOLD: Record<InterviewChange, { mail: 'none' | 'other' | 'both'; bell: 'none' | 'other' | 'own' }> = {
  // both calendars contain it, so both sides get the entry
  confirmed: { mail: 'both', bell: 'other' },
  moved: { mail: 'both', bell: 'other' },
  cancelled: { mail: 'both', bell: 'other' },
  declined: { mail: 'other', bell: 'other' },
  expired: { mail: 'other', bell: 'other' },
  proposed: { mail: 'other', bell: 'other' },
  invited: { mail: 'other', bell: 'other' },
  refused: { mail: 'other', bell: 'other' },
  // the proposal's owner waited in vain
  lapsed: { mail: 'none', bell: 'own' },
  completed: { mail: 'none', bell: 'none' },
  'no-show': { mail: 'none', bell: 'other' },
};

/** Records changes of requests and notifies the parties, in the transaction of the change. */
@Injectable()
export class InterviewNotifier {
  constructor(
    private readonly messageData: InterviewMessageDataReadModel,
    private readonly broadcasts: BroadcastRepository,
    private readonly events: Events,
    private readonly messenger: Messenger,
  ) {}

  /** Records one change of a request that is already written. */
  async record(tx: EntityManager, requestId: string, { kind, side, time = null }: InterviewChangeEvent): Promise<void> {
    const news = await this.messageData.load(requestId, tx);
    if (!news) return;
    const { identifiers } = await tx.insert(InterviewChangeEntity, { requestId, kind, side, time });
    const changeId = (identifiers[0] as { id: string }).id;
    const other = listenerOf(kind, side);
    const { mail, bell } = TOLD[kind];
    const isPlanned = kind !== 'cancelled' || news.confirmed_time !== null;
    const bellOf = bell === 'own' && side ? side : other;
    for (const reader of BOTH) {
      const isMailed = isPlanned && (mail === 'both' || (mail === 'other' && reader === other));
      const mailed = isMailed ? kindOf({ kind, side }, news, reader) : null;
      const rung = bell !== 'none' && reader === bellOf ? noticeOf(kind, news, reader) : null;
      const urgency = mailed ? urgencyOf(mailed, side, reader) : 'normal';
      // one message, unless the bell's text differs from the mail's
      for (const notice of new Set([mailed, rung])) {
        if (notice) await this.sendNotice(tx, news, reader, notice, { subjectId: changeId, urgency, at: time });
      }
    }
    await this.publish(tx, news);
  }

  /** Updates the open pages of both sides and of employers who have the broadcast in their list. */
  private async publish(tx: EntityManager, news: InterviewMessageData): Promise<void> {
    const asked = news.category ? await this.broadcasts.asked(tx, news.id) : [];
    const readers = new Set([news.seeker_id, ...(news.employer_id ? [news.employer_id] : []), ...asked]);
    await this.events.publish(tx, [...readers], { topic: 'interviews', subject: news.id });
  }

  /** Publishes a new request to the seeker's other open pages. */
  async publishRequest(tx: EntityManager, requestId: string, seekerId: string): Promise<void> {
    await this.events.publish(tx, [seekerId], { topic: 'interviews', subject: requestId });
  }

  /** Notifies an employer who may answer of a new request. */
  async asked(tx: EntityManager, requestId: string, employerId: string): Promise<void> {
    const news = await this.messageData.load(requestId, tx);
    if (!news) return;
    const words = await this.messageData.buildWords(news, employerId, tx);
    if (!words) return;
    await this.messenger.send(tx, employerId, {
      text: textOf(news.category ? 'broadcast' : 'asked'),
      params: { ...words, ...(news.requested_time ? { at: news.requested_time } : {}) },
      link: this.messageData.buildLink(news, 'employer'),
      about: news.seeker_id,
      subjectId: requestId,
    });
    await this.events.publish(tx, [employerId], { topic: 'interviews', subject: requestId });
  }

  /** Reminds both sides of an interview: first as normal news, last regardless of their settings. */
  async remind(tx: EntityManager, requestId: string, lead: ReminderLead): Promise<void> {
    const news = await this.messageData.load(requestId, tx);
    if (!news) return;
    const [notice, urgency] =
      lead === 'first' ? ['reminderDay', 'normal' as const] : ['reminderHour', 'urgent' as const];
    for (const reader of BOTH) {
      await this.sendNotice(tx, news, reader, notice, { subjectId: requestId, urgency, at: news.confirmed_time });
    }
  }

  private async sendNotice(
    tx: EntityManager,
    news: InterviewMessageData,
    reader: InterviewSide,
    notice: string,
    { at, ...how }: Pick<Message, 'subjectId' | 'urgency'> & { at: Date | null },
  ): Promise<void> {
    const userId = accountOf(news, reader);
    const words = userId && (await this.messageData.buildWords(news, userId, tx));
    if (!userId || !words) return;
    await this.messenger.send(tx, userId, {
      text: `interviews:notice.${notice}`,
      params: { ...words, ...(at ? { at } : {}) },
      link: this.messageData.buildLink(news, reader),
      about: accountOf(news, OTHER[reader]),
      ...how,
    });
  }
}

/**
 * Returns the recipient of a change: the other side; for changes by a scheduled job or by all employers the seeker, or
 * the side that waited without an answer.
 */
function listenerOf(kind: InterviewChange, side: InterviewSide | null): InterviewSide {
  if (side === null) return 'seeker';
  return kind === 'expired' ? side : OTHER[side];
}

/** Returns the account of one side; null while a broadcast has no employer, or when the account does not exist. */
const accountOf = (news: InterviewMessageData, side: InterviewSide): string | null =>
  side === 'seeker' ? news.seeker_id : news.employer_id;

/** Returns the bell text of a change. */
function noticeOf(kind: InterviewChange, news: InterviewMessageData, reader: InterviewSide): string {
  switch (kind) {
    case 'no-show':
      return 'noShow';
    // the seeker accepted the employer's time
    case 'confirmed':
      return reader === 'seeker' ? 'confirmed' : 'accepted';
    case 'moved':
      return 'accepted';
    case 'cancelled':
      if (news.confirmed_time) return kind;
      return reader === 'seeker' ? 'inviteTakenBack' : 'takenBack';
    case 'declined':
    case 'expired':
      return endOf(kind, news, reader);
    default:
      return kind;
  }
}
