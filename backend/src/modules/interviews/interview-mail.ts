import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '@nukkad/domain/brand';
import type { Language } from '@nukkad/domain/languages';
import { formatDateTime } from '../../common/dates/format-date.js';
import { type Attachment, MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { DeferTask } from '../../common/queue/task.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { type Contact, ContactReadModel } from '../users/users.public.js';
import { CalendarReadModel } from './calendar.read-model.js';
import { type Invitation, interviewCalendar } from './interview-calendar.js';
import { type InterviewNews, InterviewNewsReadModel } from './interview-news.read-model.js';

/** The mails there are. */
export type InterviewMailKind =
  | 'asked'
  | 'broadcast'
  | 'confirmed'
  | 'booked'
  | 'declined'
  | 'expired'
  | 'unanswered'
  | 'unagreed'
  | 'proposed'
  | 'moved'
  | 'refused'
  | 'refusedPending'
  | 'cancelled'
  | 'withdrawn'
  | 'reminderDay'
  | 'reminderHour';

/** What the mail does to the reader's calendar. */
const METHODS: Partial<Record<InterviewMailKind, Invitation['method']>> = {
  confirmed: 'REQUEST',
  booked: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  withdrawn: 'CANCEL',
};

/** Mails about interviews, each in the language of its reader. */
@Injectable()
export class InterviewMail {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
    private readonly calendar: CalendarReadModel,
    private readonly news: InterviewNewsReadModel,
    private readonly mails: MailSender,
  ) {}

  /**
   * Sends one mail; none to an account that is gone. `key` makes it unique. What is not `urgent` goes only to who wants
   * such mails, and waits until the reader's quiet hours are over (DeferTask).
   */
  async send(
    kind: InterviewMailKind,
    news: InterviewNews,
    recipientId: string,
    key: string,
    urgent: boolean,
  ): Promise<void> {
    const people = await this.contacts.byIds([recipientId, news.seeker_id]);
    const to = people.get(recipientId);
    const seeker = people.get(news.seeker_id);
    if (!to || !seeker || (!urgent && !to.mayMail)) return;
    if (!urgent && to.quietUntil) throw new DeferTask(new Date(to.quietUntil));
    const params = this.params(kind, news, to, seeker);
    const text = (part: string): string => translate(to.language, `interviews:${kind}.${part}`, params);
    const said = params['message'] ? [translate(to.language, 'interviews:wrote', params)] : [];
    const attachments = await this.calendarFile(kind, news, to);
    await this.mails.send({
      key,
      to: to.email,
      subject: text('subject'),
      text: [
        translate(to.language, 'interviews:greeting', params),
        text('body'),
        ...said,
        text('open'),
        translate(to.language, 'interviews:signature', params),
      ].join('\n\n'),
      ...(attachments.length > 0 ? { attachments } : {}),
    });
  }

  private params(kind: InterviewMailKind, news: InterviewNews, to: Contact, seeker: Contact): Record<string, string> {
    const { language } = to;
    const words = (key: string, params: Record<string, string> = {}): string =>
      translate(language, `interviews:${key}`, params);
    const reader = to.id === news.seeker_id ? 'seeker' : 'employer';
    const name = this.news.nameOf(seeker, language);
    const company = news.company ?? '';
    const isProposal = kind === 'proposed';
    const place = (isProposal ? news.proposed_place : null) ?? news.place ?? '';
    const phone = (isProposal ? news.proposed_phone : null) ?? news.phone ?? '';
    return {
      name: to.name,
      seeker: name,
      other: reader === 'seeker' ? company : name,
      title: this.news.titleOf(news, language),
      company,
      mode: words(`mode.${news.mode}`),
      slot: this.news.slotOf(news, language),
      ...timesOf(kind, news, language),
      where: words(`where.${news.mode}`, { place, phone }),
      message: messageOf(kind, news),
      address: `${this.config.publicUrl}${METHODS[kind] === 'REQUEST' && reader === 'seeker' ? '/?section=calendar' : this.news.pageOf(news, reader)}`,
      brand: BRAND,
    };
  }

  private async calendarFile(kind: InterviewMailKind, news: InterviewNews, to: Contact): Promise<Attachment[]> {
    const method = METHODS[kind];
    const entry = method && (await this.calendar.entry(to.id, news.id));
    if (!method || !entry) return [];
    const invitation = { method, from: this.config.MAIL_FROM, to: { name: to.name, email: to.email } };
    return [
      {
        filename: method === 'CANCEL' ? 'cancelled.ics' : 'interview.ics',
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content: interviewCalendar([entry], to.language, invitation),
      },
    ];
  }
}

/** `time` is what the mail is about, `current` the time that holds until then. */
function timesOf(kind: InterviewMailKind, news: InterviewNews, language: Language): { time: string; current: string } {
  const fixed = news.confirmed_time ?? news.requested_time;
  const time = kind === 'proposed' ? news.proposed_time : fixed;
  return { time: time ? formatDateTime(time, language) : '', current: fixed ? formatDateTime(fixed, language) : '' };
}

/** What somebody wrote with it. */
function messageOf(kind: InterviewMailKind, news: InterviewNews): string {
  if (kind === 'proposed') return news.proposal_message ?? '';
  return ['declined', 'expired', 'unanswered', 'unagreed', 'cancelled'].includes(kind) ? (news.message ?? '') : '';
}
