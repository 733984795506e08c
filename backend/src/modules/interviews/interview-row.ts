import {
  type InterviewProposal,
  type InterviewRequest,
  type InterviewSide,
  LIVE_STATUSES,
} from '@nukkad/contract/interviews/interviews';
import { isAddressAt } from '@nukkad/contract/places/addresses';
import { placeNamesOf, withOccupation } from '../jobs/jobs.public.js';
import type { InterviewRequestEntity } from './entities/interview-request.entity.js';

/** SQL: the position of the job `own`; its interviews take place near by. */
export const POINT_OF_JOB = `ST_Y(own.point::geometry) AS latitude, ST_X(own.point::geometry) AS longitude`;
/** SQL: the columns of an interview request `r` and its job `own`. */
export const INTERVIEW_COLUMNS = `r.id, r.mode, r.status, r.asked_by, r.category, r.time_slot, r.requested_time, r.confirmed_time, r.place, r.phone,
  r.created_at, r.company, r.job_id, r.message, r.ended_by,
  r.proposed_time, r.proposed_by, r.proposed_place, r.proposed_phone, r.proposal_message, r.seeker_id, r.employer_id, own.title AS job_title, own.company AS job_company,
  own.occupation_ids AS job_occupation_ids, own.location AS job_location, ${POINT_OF_JOB}`;

/** The proposal of another time, and the point of the job. */
export interface ProposalRow {
  proposed_time: Date | null;
  proposed_by: InterviewSide | null;
  proposed_place: string | null;
  proposed_phone: string | null;
  proposal_message: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** An interview request as the database returns it. */
export interface InterviewRow extends ProposalRow {
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

/** Returns a time of a row as the contract has it. */
export const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns the proposal of another time; null without one. */
export const proposalOf = (row: ProposalRow): InterviewProposal | null =>
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
export function mapPointOf(row: InterviewRow): Pick<InterviewRequest, 'mapPoint'> {
  const place = row.proposed_place ?? row.place;
  const isLive = LIVE_STATUSES.some((status) => status === row.status);
  if (!isLive || row.latitude === null || row.longitude === null) return {};
  const isThere = place !== null && row.job_location !== null && isAddressAt(place, row.job_location);
  return isThere ? { mapPoint: { latitude: row.latitude, longitude: row.longitude } } : {};
}

/** Returns the fields of a request that both sides see. */
export function interviewOf(row: InterviewRow): Omit<InterviewRequest, 'askedEmployers' | 'mapPoint'> {
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
