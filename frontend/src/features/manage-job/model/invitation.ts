import { inIndia } from '@nukkad/contract/india-time';
import {
  type InterviewMode,
  type InviteToInterview,
  InviteToInterviewSchema,
} from '@nukkad/contract/interviews/interviews';
import { type Appointment, type ReadAppointment, readMoment } from '../../../entities/interview/model/appointment';
import { indianDateTime } from '../../../shared/clock/indian-clock';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const USUAL_TIME = '11:00';

/** Tomorrow at 11, or on Monday when tomorrow is a Sunday. */
export function nextWorkday(now: number): { date: string; time: string } {
  const tomorrow = now + DAY_MS;
  const day = inIndia(new Date(tomorrow)).weekday === SUNDAY ? tomorrow + DAY_MS : tomorrow;
  return { date: indianDateTime(day).date, time: USUAL_TIME };
}

/** Validates an invitation by the rules of the server; returns the body to send, or the errors by field. */
export function readInvitation(
  type: InterviewMode,
  { date, time, where, message }: Appointment,
  now: number,
): ReadAppointment<InviteToInterview> {
  const { moment, problems } = readMoment({ date, time }, now);
  const read = InviteToInterviewSchema.safeParse({
    type,
    time: Number.isNaN(moment) ? '' : new Date(moment).toISOString(),
    [type === 'phone' ? 'phone' : 'place']: where,
    ...(message.trim() ? { message: message.trim() } : {}),
  });
  if (where.trim() === '') problems.where = 'required';
  else if (!read.success && !problems.date && !problems.time) problems.where = type === 'phone' ? 'phone' : 'place';
  return read.success && Object.keys(problems).length === 0 ? { body: read.data } : { problems };
}
