import { reviewLineOf, type ReviewTotals } from '@nukkad/contract/reviews/review-line';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ApplicationReason,
  ApplicationStatus,
  JobApplication,
  ListApplicationsQuery,
  MyApplication,
} from '@nukkad/contract/jobs/applications';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { OwnListQuery } from '@nukkad/contract/jobs/jobs';
import { HIRED_PHONE_DAYS } from '@nukkad/contract/limits';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { type Contact, ContactReadModel, disclosableEmail, disclosablePhone } from '../users/users.public.js';
import { reviewTotalsOf } from '../review-totals/review-totals.public.js';
import { IS_OPEN } from './job-row.js';
import { LABEL_COLUMNS, localizedLabelsOf, type LabelledRow } from './localized-labels.js';

interface ApplicationRow extends Keyset {
  status: ApplicationStatus;
  cover_message: string;
  employer_message: string | null;
  reason: ApplicationReason | null;
  created_at: Date;
  resume_name: string | null;
  resume_size: number | null;
  events: { status: ApplicationStatus; at: string }[];
}

interface MyRow extends ApplicationRow, LabelledRow {
  job_id: string;
  employer_id: string;
  may_call: boolean;
  company: string;
  category: JobCategoryId;
  is_active: boolean;
}

interface ReceivedRow extends ApplicationRow {
  seeker_id: string;
  note: string;
  bio: string;
  profile_image_url: string | null;
  skills: string[];
  preferred_categories: JobCategoryId[];
  expected_rate: number | null;
  review_totals: ReviewTotals | null;
}

const COLUMNS = `a.id, a.status, a.cover_message, a.employer_message, a.reason, a.created_at, ${keysetTime('a.created_at')} AS at,
  f.name AS resume_name, f.size AS resume_size,
  (SELECT coalesce(json_agg(json_build_object('status', e.status, 'at', ${keysetTime('e.at')}) ORDER BY e.at), '[]')
   FROM application_events e WHERE e.application_id = a.id) AS events`;

/** SQL: whether the seeker of `a` was hired within the period in which hired seekers see the phone number. */
const MAY_CALL = `a.status = 'hired' AND EXISTS (SELECT FROM application_events e WHERE e.application_id = a.id
  AND e.status = 'hired' AND e.at > clock_timestamp() - interval '${HIRED_PHONE_DAYS} days')`;

const MINE = `SELECT ${COLUMNS}, a.job_id, j.employer_id, ${MAY_CALL} AS may_call, j.title, j.company, j.location, j.category,
    ${IS_OPEN} AS is_active, ${LABEL_COLUMNS}
  FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN files f ON f.id = a.resume_file_id`;

const RECEIVED = `SELECT ${COLUMNS}, a.seeker_id, a.note, u.bio, u.profile_image_url, u.skills, u.preferred_categories,
    u.expected_rate, ${reviewTotalsOf('a.seeker_id', 'worker')} AS review_totals
  FROM applications a JOIN jobs j ON j.id = a.job_id JOIN users u ON u.id = a.seeker_id
  LEFT JOIN files f ON f.id = a.resume_file_id`;

const BEHIND = `($2::timestamptz IS NULL OR (a.created_at, a.id) < ($2::timestamptz, $3::uuid))
  ORDER BY a.created_at DESC, a.id DESC LIMIT $4`;

const partsOf = (row: ApplicationRow): Pick<MyApplication, keyof MyApplication & keyof JobApplication> => ({
  id: row.id,
  status: row.status,
  coverMessage: row.cover_message,
  employerMessage: row.employer_message,
  reason: row.reason,
  resume:
    row.resume_name === null || row.resume_size === null ? null : { name: row.resume_name, size: row.resume_size },
  createdAt: row.created_at.toISOString(),
  events: row.events,
});

const myApplicationOf = (row: MyRow, seekerId: string, people: ReadonlyMap<string, Contact>): MyApplication => ({
  ...partsOf(row),
  jobId: row.job_id,
  employerPhone: row.may_call ? disclosablePhone(people.get(row.employer_id), people.get(seekerId)) : null,
  ...(row.status === 'hired' && row.latitude !== null && row.longitude !== null
    ? { mapPoint: { latitude: row.latitude, longitude: row.longitude } }
    : {}),
  job: {
    id: row.job_id,
    title: row.title,
    company: row.company,
    location: row.location,
    category: row.category,
    isActive: row.is_active,
    ...localizedLabelsOf(row),
  },
});

const jobApplicationOf = (row: ReceivedRow, applicant: Contact, employer: Contact | undefined): JobApplication => ({
  ...partsOf(row),
  applicant: {
    id: applicant.id,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    email: disclosableEmail(applicant, employer),
    phone: disclosablePhone(applicant, employer),
    bio: row.bio,
    profileImageUrl: row.profile_image_url,
    skills: row.skills,
    preferredCategories: row.preferred_categories,
    expectedRate: row.expected_rate,
    reviews: reviewLineOf(row.review_totals),
  },
  note: row.note,
});

/** Applications in the views of their seeker and of the employer of their job, with their time lines. */
@Injectable()
export class ApplicationsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Returns the seeker's applications, newest first. */
  async listOwn(seekerId: string, query: OwnListQuery): Promise<Page<MyApplication>> {
    const list = `my-applications:${seekerId}`;
    const after = readCursor(list, query.cursor);
    const rows: MyRow[] = await this.dataSource.query(`${MINE} WHERE a.seeker_id = $1 AND ${BEHIND}`, [
      seekerId,
      after?.at ?? null,
      after?.id ?? null,
      query.limit + 1,
    ]);
    const people = await this.listPeople(seekerId, rows);
    return pageOf(list, rows, query.limit, (row) => myApplicationOf(row, seekerId, people));
  }

  /** Returns one application of the seeker. */
  async findOwn(manager: EntityManager, seekerId: string, id: string): Promise<MyApplication | null> {
    const rows: MyRow[] = await manager.query(`${MINE} WHERE a.id = $1 AND a.seeker_id = $2`, [id, seekerId]);
    return rows[0] ? myApplicationOf(rows[0], seekerId, await this.listPeople(seekerId, rows, manager)) : null;
  }

  /** Returns the employers with a visible number and the seeker, all in one query. */
  private listPeople(
    seekerId: string,
    rows: readonly MyRow[],
    manager?: EntityManager,
  ): Promise<ReadonlyMap<string, Contact>> {
    const ids = rows.filter((row) => row.may_call).map((row) => row.employer_id);
    return this.contacts.findByIds(ids.length > 0 ? [seekerId, ...ids] : [], manager);
  }

  /** Returns the applications to the employer's job, newest first; null when the job belongs to another employer. */
  async listReceived(
    employerId: string,
    jobId: string,
    query: ListApplicationsQuery,
  ): Promise<Page<JobApplication> | null> {
    const owned: unknown[] = await this.dataSource.query(`SELECT 1 FROM jobs WHERE id = $1 AND employer_id = $2`, [
      jobId,
      employerId,
    ]);
    if (owned.length === 0) return null;
    const list = `applications:${jobId}:${query.status ?? ''}`;
    const after = readCursor(list, query.cursor);
    const rows: ReceivedRow[] = await this.dataSource.query(
      `${RECEIVED} WHERE a.job_id = $1 AND ($5::text IS NULL OR a.status = $5) AND ${BEHIND}`,
      [jobId, after?.at ?? null, after?.id ?? null, query.limit + 1, query.status ?? null],
    );
    const people = await this.contacts.findByIds([employerId, ...rows.map((row) => row.seeker_id)]);
    const page = pageOf(list, rows, query.limit, (row) => ({ row, applicant: people.get(row.seeker_id) }));
    const items = page.items.flatMap(({ row, applicant }) =>
      applicant ? [jobApplicationOf(row, applicant, people.get(employerId))] : [],
    );
    return { ...page, items };
  }

  /**
   * Returns one current application to a job of the employer; null when it does not exist or the job belongs to another
   * employer.
   */
  findReceived(employerId: string, id: string): Promise<JobApplication | null> {
    return this.findReceivedWithin(this.dataSource.manager, employerId, id);
  }

  /** The same in a transaction. */
  async findReceivedWithin(manager: EntityManager, employerId: string, id: string): Promise<JobApplication | null> {
    const rows: ReceivedRow[] = await manager.query(`${RECEIVED} WHERE a.id = $1 AND j.employer_id = $2`, [
      id,
      employerId,
    ]);
    const row = rows[0];
    if (!row) return null;
    const people = await this.contacts.findByIds([row.seeker_id, employerId], manager);
    const applicant = people.get(row.seeker_id);
    return applicant ? jobApplicationOf(row, applicant, people.get(employerId)) : null;
  }
}
