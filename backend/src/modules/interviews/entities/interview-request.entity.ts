import type { InterviewMode, InterviewSide, InterviewStatus, TimeSlot } from '@nukkad/contract/interviews/interviews';
import type { InterviewCategory } from '@nukkad/contract/jobs/taxonomy';
import { Check, Column, Entity, Exclusion, Index, type Point, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/** SQL: whether a place or a number is plain text. */
const PLAIN_PLACE = ['place', 'phone', 'proposed_place', 'proposed_phone']
  .map((column) => `(${isPlainText(column)})`)
  .join(' OR ');

/**
 * A seeker's request for an interview: for a job (`jobId`), or by category for all employers near by (`category`). Or
 * an employer's invitation of an applicant (`askedBy`).
 */
@Entity('interview_requests')
@Index('interview_requests_plain', ['id'], { where: PLAIN_PLACE })
@Check(
  'interview_requests_status',
  `status IN ('pending', 'confirmed', 'rescheduled', 'declined', 'cancelled', 'expired', 'completed', 'no-show')`,
)
@Check('interview_requests_mode', `mode IN ('in-person', 'phone')`)
@Check(
  'interview_requests_kind',
  `CASE WHEN category IS NULL
     THEN job_id IS NOT NULL AND requested_time IS NOT NULL AND num_nonnulls(time_slot, point) = 0
     ELSE time_slot IS NOT NULL AND requested_time IS NULL END`,
)
@Check('interview_requests_open', `status <> 'pending' OR category IS NULL OR point IS NOT NULL`)
@Check(
  'interview_requests_confirmed',
  `status NOT IN ('confirmed', 'rescheduled', 'completed', 'no-show')
   OR (job_id IS NOT NULL AND confirmed_time IS NOT NULL)`,
)
@Check('interview_requests_sides', `proposed_by IN ('seeker', 'employer') AND ended_by IN ('seeker', 'employer')`)
@Check(
  'interview_requests_proposal',
  `(proposed_time IS NULL) = (proposed_by IS NULL) AND (status <> 'rescheduled' OR proposed_time IS NOT NULL)
   AND (proposed_time IS NULL OR status IN ('pending', 'rescheduled'))`,
)
@Check('interview_requests_asked', `asked_by IN ('seeker', 'employer') AND (asked_by = 'seeker' OR category IS NULL)`)
@Index('interview_requests_seeker', ['seekerId', 'createdAt', 'id'])
@Index('interview_requests_job', ['jobId', 'createdAt', 'id'])
@Index('interview_requests_employer', ['employerId', 'confirmedTime'])
@Index('interview_requests_near', ['category', 'point'], { spatial: true, where: `point IS NOT NULL` })
@Index('interview_requests_kept_point', ['expiresAt'], { where: `point IS NOT NULL` })
@Index('interview_requests_due', ['confirmedTime'], { where: `status IN ('confirmed', 'rescheduled')` })
@Index('interview_requests_waiting', ['expiresAt'], { where: `status = 'pending'` })
@Index('interview_requests_proposed', ['proposedTime'], { where: `proposed_time IS NOT NULL` })
@Index('interview_requests_once_job', ['seekerId', 'jobId'], {
  unique: true,
  where: `category IS NULL AND status IN ('pending', 'confirmed', 'rescheduled')`,
})
@Index('interview_requests_once_broadcast', ['seekerId', 'category', 'mode', 'timeSlot'], {
  unique: true,
  where: `category IS NOT NULL AND status = 'pending'`,
})
@Exclusion(
  'interview_requests_seeker_free',
  `USING gist (seeker_id WITH =,
     tsrange(confirmed_time AT TIME ZONE 'UTC', confirmed_time AT TIME ZONE 'UTC' + interval '30 minutes') WITH &&)
   WHERE (status IN ('confirmed', 'rescheduled'))`,
)
export class InterviewRequestEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'seeker_id' })
  seekerId: string;

  @Column('uuid', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column('text', { nullable: true })
  category: InterviewCategory | null;

  @Column('text')
  mode: InterviewMode;

  @Column('text', { name: 'time_slot', nullable: true })
  timeSlot: TimeSlot | null;

  @Column('timestamptz', { name: 'requested_time', nullable: true })
  requestedTime: Date | null;

  /** Centre of the seeker's 0.01° cell, until the broadcast expires; the exact position is never stored. */
  @Column('geography', { spatialFeatureType: 'Point', srid: 4326, nullable: true })
  point: Point | null;

  /** The side that made the request. */
  @Column('text', { name: 'asked_by', default: 'seeker' })
  askedBy: InterviewSide;

  @Column('text', { default: 'pending' })
  status: InterviewStatus;

  /** The employer who confirmed, declined or invited. */
  @Column('uuid', { name: 'employer_id', nullable: true })
  employerId: string | null;

  /** Under which name the employer confirmed or invited. */
  @Column('text', { nullable: true })
  company: string | null;

  @Column('timestamptz', { name: 'confirmed_time', nullable: true })
  confirmedTime: Date | null;

  /** Encrypted, as the number and both of the proposal. */
  @Column('text', { nullable: true })
  place: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  /** Reason for the decline or the cancellation; for a broadcast the message of each employer, one line each. */
  @Column('text', { nullable: true })
  message: string | null;

  /** The side that cancelled, that declined an invitation, or that reported a no-show. */
  @Column('text', { name: 'ended_by', nullable: true })
  endedBy: InterviewSide | null;

  /** Another time that one side proposes; `confirmedTime` remains valid until the other side accepts it. */
  @Column('timestamptz', { name: 'proposed_time', nullable: true })
  proposedTime: Date | null;

  @Column('text', { name: 'proposed_by', nullable: true })
  proposedBy: InterviewSide | null;

  @Column('text', { name: 'proposed_place', nullable: true })
  proposedPlace: string | null;

  @Column('text', { name: 'proposed_phone', nullable: true })
  proposedPhone: string | null;

  @Column('text', { name: 'proposal_message', nullable: true })
  proposalMessage: string | null;

  /** Number of changes of the calendar entry since its confirmation (SEQUENCE of RFC 5545). */
  @Column('int', { default: 0 })
  sequence: number;

  /** The confirmed time for which both were reminded a day before, or that was too close for it. */
  @Column('timestamptz', { name: 'day_reminder_for', nullable: true })
  dayReminderFor: Date | null;

  /** The same for an hour before. */
  @Column('timestamptz', { name: 'hour_reminder_for', nullable: true })
  hourReminderFor: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  /** Deadline for an answer, after which the request expires; a broadcast's position is deleted then. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
