import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { InterviewState } from '@nukkad/contract/interviews/interview-changes';
import type { InterviewRequest, ReceivedInterviewRequest } from '@nukkad/contract/interviews/interviews';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { ContactReadModel } from '../users/users.public.js';
import { InterviewPlaces } from './interview-places.js';
import {
  INTERVIEW_COLUMNS,
  interviewOf,
  type InterviewRow,
  iso,
  mapPointOf,
  POINT_OF_JOB,
  proposalOf,
  type ProposalRow,
} from './interview-row.js';
import { BROADCASTS_AND_JOBS } from './matching-employers.js';

const NEWEST = 200;
/** Maximum number of broadcasts shown in addition to an employer's own interviews: a city may have very many. */
const BROADCASTS_MAX = 100;
/** SQL: which of an employer's own requests go before others when there are too many: agreed on, waiting, over. */
const OWN_FIRST = `CASE WHEN status IN ('confirmed', 'rescheduled') THEN 0 WHEN status = 'pending' THEN 1 ELSE 2 END`;

/** Null values for the fields that only the two parties of the interview see. */
const NOT_TOLD = {
  job: null,
  applicationId: null,
  phone: null,
  confirmedTime: null,
  proposal: null,
  message: null,
  endedBy: null,
} as const;

/** Interview requests as each side sees them, newest first. */
@Injectable()
export class InterviewListReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
    private readonly places: InterviewPlaces,
  ) {}

  /** Returns the seeker's own requests. */
  listOfSeeker(seekerId: string): Promise<InterviewRequest[]> {
    return this.mine(this.dataSource.manager, seekerId, 'true', []);
  }

  /** Returns one request of the seeker; null when it belongs to another seeker. */
  async findOfSeeker(manager: EntityManager, seekerId: string, id: string): Promise<InterviewRequest | null> {
    return (await this.mine(manager, seekerId, 'r.id = $2', [id]))[0] ?? null;
  }

  /** Returns the state of a request that both sides may see; throws notFound when it does not exist. */
  async getState(manager: EntityManager, id: string): Promise<InterviewState> {
    const rows: (ProposalRow & Pick<InterviewRow, 'id' | 'status' | 'confirmed_time'>)[] = await manager.query(
      `SELECT r.id, r.status, r.confirmed_time, r.proposed_time, r.proposed_by, r.proposed_place, r.proposed_phone,
              r.proposal_message, ${POINT_OF_JOB}
       FROM interview_requests r LEFT JOIN jobs own ON own.id = r.job_id WHERE r.id = $1`,
      [id],
    );
    if (!rows[0]) throw notFound();
    const row = this.places.open(rows[0]);
    return {
      id: row.id,
      status: row.status,
      confirmedTime: iso(row.confirmed_time),
      proposal: proposalOf(row),
    };
  }

  private async mine(
    manager: EntityManager,
    seekerId: string,
    condition: string,
    parameters: unknown[],
  ): Promise<InterviewRequest[]> {
    const rows: (InterviewRow & { asked: number })[] = await manager.query(
      `SELECT ${INTERVIEW_COLUMNS}, CASE WHEN r.category IS NULL THEN 1
                ELSE (SELECT count(*) FROM interview_asks a WHERE a.request_id = r.id) END::int AS asked
       FROM interview_requests r LEFT JOIN jobs own ON own.id = r.job_id
       WHERE r.seeker_id = $1 AND ${condition}
       ORDER BY r.created_at DESC, r.id DESC LIMIT ${NEWEST}`,
      [seekerId, ...parameters],
    );
    const opened = rows.map((row) => this.places.open(row));
    return opened.map((row) => ({ ...interviewOf(row), ...mapPointOf(row), askedEmployers: row.asked }));
  }

  /**
   * Returns the requests that an employer may answer or has answered: requests for the employer's jobs, accepted
   * broadcasts, and live broadcasts that fit an open job of the employer and that the employer did not decline. A
   * broadcast accepted by another employer shows as taken until it expires. The number of broadcasts is capped, so that
   * the employer's own requests remain in the list. The response does not reveal the seeker's position.
   */
  async listOfEmployer(employerId: string): Promise<ReceivedInterviewRequest[]> {
    const rows: (InterviewRow & { application_id: string | null })[] = await this.dataSource.query(
      `WITH own AS (
         SELECT r.id, r.created_at, r.status FROM jobs j
         JOIN interview_requests r ON r.job_id = j.id AND r.category IS NULL WHERE j.employer_id = $1
         UNION SELECT r.id, r.created_at, r.status FROM interview_requests r WHERE r.employer_id = $1),
       broadcasts AS (
         SELECT DISTINCT r.id, r.created_at, r.status FROM ${BROADCASTS_AND_JOBS}
           WHERE j.employer_id = $1 AND r.employer_id IS DISTINCT FROM $1 AND r.status IN ('pending', 'confirmed', 'rescheduled', 'completed', 'no-show')
             AND r.expires_at > statement_timestamp()
             AND r.id NOT IN (SELECT a.request_id FROM interview_asks a
                              WHERE a.employer_id = $1 AND a.declined_at IS NOT NULL)),
       shown AS (
         (SELECT id FROM own ORDER BY ${OWN_FIRST}, created_at DESC, id DESC LIMIT ${NEWEST})
         UNION ALL
         (SELECT id FROM broadcasts ORDER BY status <> 'pending', created_at DESC, id DESC LIMIT ${BROADCASTS_MAX}))
       SELECT ${INTERVIEW_COLUMNS}, sent.id AS application_id FROM shown JOIN interview_requests r USING (id)
         LEFT JOIN jobs own ON own.id = r.job_id
         LEFT JOIN applications sent ON sent.job_id = r.job_id AND sent.seeker_id = r.seeker_id
       ORDER BY r.created_at DESC, r.id DESC`,
      [employerId],
    );
    const seekers = await this.contacts.findByIds(rows.map((row) => row.seeker_id));
    return rows.flatMap((row) => {
      const seeker = seekers.get(row.seeker_id);
      if (!seeker) return [];
      const broadcast = row.category !== null;
      const taken = broadcast && row.status !== 'pending' && row.employer_id !== employerId;
      return [
        {
          // only the two parties see the accepting employer, the place and the time
          ...interviewOf(taken ? { ...row, place: null } : this.places.open(row)),
          applicationId: row.application_id,
          ...(taken ? NOT_TOLD : {}),
          broadcast,
          taken,
          seeker: { firstName: seeker.firstName, lastName: seeker.lastName },
        },
      ];
    });
  }
}
