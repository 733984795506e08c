import type { WORK_HOURS } from '@nukkad/contract/accounts/users';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { Language } from '@nukkad/contract/languages';
import { Column } from 'typeorm';

/** Columns of an account with the choices of its owner: language, wanted work, channels for news, quiet hours. */
export abstract class UserPreferences {
  /** Language of mails and texts. */
  @Column('text', { default: 'en' })
  language: Language;

  @Column('text', { array: true, default: () => `'{}'` })
  skills: string[];

  @Column('text', { name: 'preferred_categories', array: true, default: () => `'{}'` })
  preferredCategories: JobCategoryId[];

  /** Rupees an hour. */
  @Column('integer', { name: 'expected_rate', nullable: true })
  expectedRate: number | null;

  @Column('text', { name: 'work_hours', array: true, default: () => `'{}'` })
  workHours: (typeof WORK_HOURS)[number][];

  /** Whether mails with news are allowed; codes and security notices always are. */
  @Column('boolean', { name: 'mail_news', default: true })
  mailNews: boolean;

  /** The same for text messages. */
  @Column('boolean', { name: 'text_news', default: true })
  textNews: boolean;

  /** Whether news wait for the end of quiet hours. */
  @Column('boolean', { name: 'quiet_hours', default: false })
  quietHours: boolean;

  /** Start of the quiet hours, HH:MM in Asia/Kolkata. */
  @Column('text', { name: 'quiet_from', default: '21:00' })
  quietFrom: string;

  /** End of the quiet hours; earlier than their start when it is on the next morning. */
  @Column('text', { name: 'quiet_until', default: '08:00' })
  quietUntil: string;

  /** Whether offers of work that starts within the hour are delivered in quiet hours as well. */
  @Column('boolean', { name: 'urgent_work_in_quiet_hours', default: false })
  urgentWorkInQuietHours: boolean;
}
