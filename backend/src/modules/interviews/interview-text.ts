import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '@nukkad/domain/brand';
import { formatDateTime } from '../../common/dates/format-date.js';
import { TextSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { ContactReadModel } from '../users/users.public.js';
import { type InterviewNews, InterviewNewsReadModel } from './interview-news.read-model.js';

/** Text messages about interviews: only in the last hour, when a mail may be read too late. */
@Injectable()
export class InterviewText {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
    private readonly news: InterviewNewsReadModel,
    private readonly texts: TextSender,
  ) {}

  /** Texts whoever wants texts, has proven a number where texts go, and does not rest; `key` makes it unique. */
  async remind(news: InterviewNews, recipientId: string, key: string): Promise<void> {
    const people = await this.contacts.byIds([recipientId, news.seeker_id]);
    const [to, seeker] = [people.get(recipientId), people.get(news.seeker_id)];
    if (!to?.phone || !seeker || !to.mayText || to.quietUntil || !news.confirmed_time) return;
    const { phone, language } = to;
    if (!this.config.SMS_DIALLING_CODES.some((code) => phone.startsWith(code))) return;
    const other = recipientId === news.seeker_id ? (news.company ?? '') : this.news.nameOf(seeker, language);
    const title = this.news.titleOf(news, language);
    const time = formatDateTime(news.confirmed_time, language);
    const where = translate(language, `interviews:where.${news.mode}`, {
      place: news.place ?? '',
      phone: news.phone ?? '',
    });
    const text = translate(language, 'interviews:reminderHour.text', { brand: BRAND, title, other, time, where });
    await this.texts.send({ key: `${key}-text`, to: phone, text });
  }
}
