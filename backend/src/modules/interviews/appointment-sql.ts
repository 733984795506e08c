import { INTERVIEW_REMINDER_HOURS } from '@nukkad/contract/interviews/interviews';

/** SQL: the time between each reminder and the interview. */
export const REMINDER_LEADS = {
  first: `interval '${INTERVIEW_REMINDER_HOURS.first} hours'`,
  last: `interval '${INTERVIEW_REMINDER_HOURS.last} hours'`,
} as const;
/**
 * SQL: `time` as the time of a reminder that is not sent, because the interview was closer at its confirmation; null
 * when the reminder is to be sent.
 */
const unlessTooNear = (time: string, lead: string): string =>
  `CASE WHEN ${time} <= clock_timestamp() + ${lead} THEN ${time} END`;

/** SQL for SET: the time of the appointment becomes `time`, and its reminders follow it. */
export const fixTime = (time: string): string =>
  `confirmed_time = ${time}, day_reminder_for = ${unlessTooNear(time, REMINDER_LEADS.first)},
   hour_reminder_for = ${unlessTooNear(time, REMINDER_LEADS.last)}`;
/** SQL for SET: clears the proposal. */
export const NO_PROPOSAL = `proposed_time = NULL, proposed_by = NULL, proposed_place = NULL, proposed_phone = NULL,
  proposal_message = NULL`;
/** SQL: an employer's invitation that is not agreed upon yet. */
export const IS_INVITATION = `status = 'pending' AND asked_by = 'employer'`;
