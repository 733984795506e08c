/** Interviews closer than this at the time of their confirmation get no day reminder. */
const DAY = `interval '24 hours'`;
/** The same for reminders an hour before. */
const HOUR = `interval '1 hour'`;
/** SQL: `time` as the time of a reminder that is not sent, because it would come at once; null when it is to be sent. */
const unlessTooNear = (time: string, lead: string): string =>
  `CASE WHEN ${time} <= clock_timestamp() + ${lead} THEN ${time} END`;

/** SQL for SET: the time of the appointment becomes `time`, and its reminders follow it. */
export const fixTime = (time: string): string =>
  `confirmed_time = ${time}, day_reminder_for = ${unlessTooNear(time, DAY)},
   hour_reminder_for = ${unlessTooNear(time, HOUR)}`;
/** SQL for SET: clears the proposal. */
export const NO_PROPOSAL = `proposed_time = NULL, proposed_by = NULL, proposed_place = NULL, proposed_phone = NULL,
  proposal_message = NULL`;
/** SQL: an employer's invitation that is not agreed upon yet. */
export const IS_INVITATION = `status = 'pending' AND asked_by = 'employer'`;
