import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import type { Attachment, Composed, Params } from '../notifications/notifications.public.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import { CalendarReadModel } from './calendar.read-model.js';
import { type ItipMessage, interviewCalendar } from './interview-calendar.js';
import { type MessageKind, textOf } from './interview-message-kind.js';
import { type InterviewMessageData, InterviewMessageDataReadModel } from './interview-message-data.read-model.js';

/** Effect of the message on the reader's calendar. */
const METHODS: Partial<Record<MessageKind, ItipMessage['method']>> = {
  confirmed: 'REQUEST',
  booked: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  withdrawn: 'CANCEL',
};

/** Composes messages about interviews beyond the bell, from the current request. */
@Injectable()
export class InterviewMessage {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
    private readonly calendar: CalendarReadModel,
    private readonly messageData: InterviewMessageDataReadModel,
  ) {}

  /** Returns one message to an account; null when one of the two accounts does not exist. */
  async compose(kind: MessageKind, news: InterviewMessageData, recipientId: string): Promise<Composed | null> {
    const people = await this.contacts.findByIds([recipientId, news.seeker_id]);
    const to = people.get(recipientId);
    const seeker = people.get(news.seeker_id);
    if (!to || !seeker) return null;
    const reader = to.id === news.seeker_id ? 'seeker' : 'employer';
    const message = messageOf(kind, news);
    return {
      text: textOf(kind),
      params: this.buildParams(kind, news, to, seeker),
      paragraphs: message ? [{ key: 'interviews:wrote', params: { message } }] : [],
      links: [
        METHODS[kind] === 'REQUEST' && reader === 'seeker'
          ? '/?section=calendar'
          : this.messageData.buildLink(news, reader),
      ],
      attachments: await this.buildCalendarFile(kind, news, to),
    };
  }

  private buildParams(kind: MessageKind, news: InterviewMessageData, to: Contact, seeker: Contact): Params {
    const { language } = to;
    const name = this.messageData.formatName(seeker, language);
    const company = news.company ?? '';
    const isProposal = kind === 'proposed' || kind === 'invited';
    const place = (isProposal ? news.proposed_place : null) ?? news.place ?? '';
    const phone = (isProposal ? news.proposed_phone : null) ?? news.phone ?? '';
    // until the proposal is accepted, the confirmed or else the requested time is valid
    const fixed = news.confirmed_time ?? news.requested_time;
    return {
      seeker: name,
      other: to.id === news.seeker_id ? company : name,
      title: this.messageData.formatTitle(news, language),
      company,
      mode: { key: `interviews:mode.${news.mode}` },
      slot: this.messageData.formatSlot(news, language),
      time: (isProposal ? news.proposed_time : fixed) ?? '',
      where: { key: `interviews:where.${news.mode}`, params: { place, phone } },
    };
  }

  private async buildCalendarFile(kind: MessageKind, news: InterviewMessageData, to: Contact): Promise<Attachment[]> {
    const method = METHODS[kind];
    const entry = method && (await this.calendar.findEntry(to.id, news.id));
    const { name, email } = to;
    if (!method || !entry || email === null) return []; // included in mails only
    const itip = { method, from: this.config.MAIL_FROM, to: { name, email } };
    return [
      {
        filename: method === 'CANCEL' ? 'cancelled.ics' : 'interview.ics',
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content: interviewCalendar([entry], to.language, itip),
      },
    ];
  }
}

/** Returns the message that the author of the change wrote. */
function messageOf(kind: MessageKind, news: InterviewMessageData): string {
  if (kind === 'proposed' || kind === 'invited') return news.proposal_message ?? '';
  return ['declined', 'expired', 'unanswered', 'unagreed', 'cancelled'].includes(kind) ? (news.message ?? '') : '';
}
