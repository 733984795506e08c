import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type InterviewSide, TIME_SLOTS } from '@nukkad/contract/interviews/interviews';
import type { Language } from '@nukkad/contract/languages';
import { INTERVIEW_CATEGORY_DETAILS } from '@nukkad/contract/jobs/taxonomy';
import { DataSource, type EntityManager } from 'typeorm';
import { translate } from '../../common/i18n/translate.js';
import { type Contact, ContactReadModel, personName } from '../users/users.public.js';
import { EMPLOYER } from './appointment.read-model.js';
import type { InterviewRequestEntity } from './entities/interview-request.entity.js';
import { InterviewPlaces } from './interview-places.js';

/** The fields of a request that messages use. */
export interface InterviewMessageData {
  id: string;
  seeker_id: string;
  /** The employer who accepted a broadcast, or the owner of the job. */
  employer_id: string | null;
  status: InterviewRequestEntity['status'];
  asked_by: InterviewSide;
  mode: InterviewRequestEntity['mode'];
  category: InterviewRequestEntity['category'];
  time_slot: InterviewRequestEntity['timeSlot'];
  job_id: string | null;
  title: string | null;
  company: string | null;
  requested_time: Date | null;
  confirmed_time: Date | null;
  place: string | null;
  phone: string | null;
  message: string | null;
  proposed_time: Date | null;
  proposed_by: InterviewSide | null;
  proposed_place: string | null;
  proposed_phone: string | null;
  proposal_message: string | null;
  /** Whether the employer proposed another time at least once. */
  employer_proposed: boolean;
  sequence: number;
  /** Seconds until the confirmed time; negative when it is over. */
  seconds_left: number | null;
}

/** Returns the text for a request that ended without an interview. */
export function endOf(
  kind: 'declined' | 'expired',
  { category, asked_by: asker, employer_proposed: proposed }: InterviewMessageData,
  reader: InterviewSide,
): 'unanswered' | 'unagreed' | 'declined' | 'expired' | 'inviteDeclined' | 'inviteExpired' {
  if (category) return 'unanswered';
  if (reader === 'employer') return kind === 'declined' ? 'inviteDeclined' : 'inviteExpired';
  return kind === 'expired' && (proposed || asker === 'employer') ? 'unagreed' : kind;
}

/** Data of messages about interviews, in the language of each reader. */
@Injectable()
export class InterviewMessageDataReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
    private readonly places: InterviewPlaces,
  ) {}

  /** Returns the current request; null when it does not exist. Inside a transaction, pass its manager. */
  async load(
    requestId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<InterviewMessageData | null> {
    const rows: InterviewMessageData[] = await manager.query(
      `SELECT r.id, r.seeker_id, ${EMPLOYER} AS employer_id, r.status, r.asked_by, r.mode, r.category, r.time_slot, r.job_id,
              j.title, COALESCE(r.company, j.company) AS company, r.requested_time, r.confirmed_time, r.place, r.phone,
              r.message, r.proposed_time, r.proposed_by, r.proposed_place, r.proposed_phone, r.proposal_message,
              EXISTS (SELECT FROM interview_changes c WHERE c.request_id = r.id AND c.kind = 'proposed'
                AND c.side = 'employer') AS employer_proposed, r.sequence, extract(epoch FROM r.confirmed_time - clock_timestamp())::float8 AS seconds_left
       FROM interview_requests r LEFT JOIN jobs j ON j.id = r.job_id WHERE r.id = $1`,
      [requestId],
    );
    return rows[0] ? this.places.open(rows[0]) : null;
  }

  /**
   * Returns the name of the other party and the subject, in the reader's language; null when an account does not exist.
   */
  async buildWords(
    news: InterviewMessageData,
    readerId: string,
    manager: EntityManager,
  ): Promise<{ other: string; title: string; company: string } | null> {
    const people = await this.contacts.findByIds([readerId, news.seeker_id], manager);
    const [reader, seeker] = [people.get(readerId), people.get(news.seeker_id)];
    if (!reader || !seeker) return null;
    const company = news.company ?? '';
    return {
      other: readerId === news.seeker_id ? company : this.formatName(seeker, reader.language),
      title: this.formatTitle(news, reader.language),
      company,
    };
  }

  /** Returns the seeker's name for an employer. */
  formatName(seeker: Contact, language: Language): string {
    return personName(seeker, 'seeker', language);
  }

  /** Returns the job's title, or the kind of work without a job. */
  formatTitle({ title, category }: InterviewMessageData, language: Language): string {
    return title ?? (category ? INTERVIEW_CATEGORY_DETAILS[category].label[language] : '');
  }

  /** Returns the requested time of day as text; empty for a request with an exact time. */
  formatSlot({ time_slot: slot }: InterviewMessageData, language: Language): string {
    return slot ? translate(language, `interviews:slots.${TIME_SLOTS.indexOf(slot)}`) : '';
  }

  /** Returns the address of the request for one side: for the seeker with all possible actions. */
  buildLink(news: InterviewMessageData, reader: InterviewSide): string {
    if (reader === 'seeker') return `/?section=request-interview&interview=${news.id}`;
    return news.job_id && news.category === null ? `/employer/jobs/${news.job_id}` : '/employer';
  }
}
