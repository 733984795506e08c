import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isAddressAt } from '@nukkad/contract/places/addresses';
import type { InterviewState } from '@nukkad/contract/interviews/interview-changes';
import {
  type InterviewProposal,
  type InterviewRequest,
  type InterviewSide,
  LIVE_STATUSES,
  type ReceivedInterviewRequest,
} from '@nukkad/contract/interviews/interviews';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { placeNamesOf, withOccupation } from '../jobs/jobs.public.js';
import { ContactReadModel } from '../users/users.public.js';
import type { InterviewRequestEntity } from './entities/interview-request.entity.js';
import { InterviewPlaces } from './interview-places.js';
import { BROADCASTS_AND_JOBS } from './matching-employers.js';

const NEWEST = 200;
/** Maximum number of broadcasts shown in addition to an employer's own interviews: a city may have very many. */
const BROADCASTS_MAX = 100;
/** SQL: which of an employer's own requests go before others when there are too many: agreed on, waiting, over. */
const OWN_FIRST = `CASE WHEN status IN ('confirmed', 'rescheduled') THEN 0 WHEN status = 'pending' THEN 1 ELSE 2 END`;

/** SQL: the position of the job `own`; its interviews take place near by. */
const POINT_OF_JOB = `ST_Y(own.point::geometry) AS latitude, ST_X(own.point::geometry) AS longitude`;
const COLUMNS = `r.id, r.mode, r.status, r.asked_by, r.category, r.time_slot, r.requested_time, r.confirmed_time, r.place, r.phone,
  r.created_at, r.company, r.job_id, r.message, r.ended_by,
  r.proposed_time, r.proposed_by, r.proposed_place, r.proposed_phone, r.proposal_message, r.seeker_id, r.employer_id, own.title AS job_title, own.company AS job_company,
  own.occupation_ids AS job_occupation_ids, own.location AS job_location, ${POINT_OF_JOB}`;

interface ProposalRow {
  proposed_time: Date | null;
  proposed_by: InterviewSide | null;
  proposed_place: string | null;
  proposed_phone: string | null;
  proposal_message: string | null;
  latitude: number | null;
  longitude: number | null;
}

interface Row extends ProposalRow {
  id: string;
  mode: InterviewRequestEntity['mode'];
  status: InterviewRequestEntity['status'];
  asked_by: InterviewSide;
  category: InterviewRequestEntity['category'];
  time_slot: InterviewRequestEntity['timeSlot'];
  requested_time: Date | null;
  confirmed_time: Date | null;
  place: string | null;
  phone: string | null;
  message: string | null;
  ended_by: InterviewSide | null;
  created_at: Date;
  company: string | null;
  job_id: string | null;
  seeker_id: string;
  employer_id: string | null;
  job_title: string | null;
  job_company: string | null;
  job_occupation_ids: string[] | null;
  job_location: string | null;
}

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

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const proposalOf = (row: ProposalRow): InterviewProposal | null =>
  row.proposed_time && row.proposed_by
    ? {
        time: row.proposed_time.toISOString(),
        by: row.proposed_by,
        place: row.proposed_place,
        ...placeNamesOf(row.proposed_place, row),
        phone: row.proposed_phone,
        message: row.proposal_message,
      }
    : null;

/**
 * Returns the map point for the seeker, while the seeker is permitted to see it: the point of the job, where the job's
 * location is the place that the employer stated.
 */
function mapPointOf(row: Row): Pick<InterviewRequest, 'mapPoint'> {
  const place = row.proposed_place ?? row.place;
  const isLive = LIVE_STATUSES.some((status) => status === row.status);
  if (!isLive || row.latitude === null || row.longitude === null) return {};
  const isThere = place !== null && row.job_location !== null && isAddressAt(place, row.job_location);
  return isThere ? { mapPoint: { latitude: row.latitude, longitude: row.longitude } } : {};
}

function common(row: Row): Omit<InterviewRequest, 'askedEmployers' | 'mapPoint'> {
  const company = row.company ?? row.job_company;
  return {
    id: row.id,
    type: row.mode,
    status: row.status,
    askedBy: row.asked_by,
    jobType: row.category,
    timeSlot: row.time_slot,
    requestedTime: iso(row.requested_time),
    confirmedTime: iso(row.confirmed_time),
    place: row.place,
    ...placeNamesOf(row.place, row),
    phone: row.phone,
    proposal: proposalOf(row),
    message: row.message,
    endedBy: row.ended_by,
    job:
      row.job_title && company
        ? withOccupation({ id: row.job_id, title: row.job_title, company }, row.job_occupation_ids ?? [])
        : null,
    createdAt: row.created_at.toISOString(),
  };
}

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
    const rows: (ProposalRow & Pick<Row, 'id' | 'status' | 'confirmed_time'>)[] = await manager.query(
      `SELECT r.id, r.status, r.confirmed_time, r.proposed_time, r.proposed_by, r.proposed_place, r.proposed_phone,
              r.proposal_message, ${POINT_OF_JOB}
       FROM interview_requests r LEFT JOIN jobs own ON own.id = r.job_id WHERE r.id = $1`,
      [id],
    );
    if (!rows[0]) throw notFound();
    const row = this.places.open(rows[0]);
    return { id: row.id, status: row.status, confirmedTime: iso(row.confirmed_time), proposal: proposalOf(row) };
  }

  private async mine(
    manager: EntityManager,
    seekerId: string,
    condition: string,
    parameters: unknown[],
  ): Promise<InterviewRequest[]> {
    const rows: (Row & { asked: number })[] = await manager.query(
      `SELECT ${COLUMNS}, CASE WHEN r.category IS NULL THEN 1
                ELSE (SELECT count(*) FROM interview_asks a WHERE a.request_id = r.id) END::int AS asked
       FROM interview_requests r LEFT JOIN jobs own ON own.id = r.job_id
       WHERE r.seeker_id = $1 AND ${condition}
       ORDER BY r.created_at DESC, r.id DESC LIMIT ${NEWEST}`,
      [seekerId, ...parameters],
    );
    const opened = rows.map((row) => this.places.open(row));
    return opened.map((row) => ({ ...common(row), ...mapPointOf(row), askedEmployers: row.asked }));
  }

  /**
   * Returns the requests that an employer may answer or has answered: requests for the employer's jobs, accepted
   * broadcasts, and live broadcasts that fit an open job of the employer and that the employer did not decline. A
   * broadcast accepted by another employer shows as taken until it expires. The number of broadcasts is capped, so that
   * the employer's own requests remain in the list. The response does not reveal the seeker's position.
   */
  async listOfEmployer(employerId: string): Promise<ReceivedInterviewRequest[]> {
    const rows: (Row & { application_id: string | null })[] = await this.dataSource.query(
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
       SELECT ${COLUMNS}, sent.id AS application_id FROM shown JOIN interview_requests r USING (id)
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
          ...common(taken ? { ...row, place: null } : this.places.open(row)),
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
