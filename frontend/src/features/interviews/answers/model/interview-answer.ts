import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import {
  type RespondToInterviewRequest,
  RespondToInterviewRequestSchema,
  TIME_SLOTS,
} from '@nukkad/contract/interviews/interviews';
import { type Appointment, type ReadAppointment, readMoment } from '../../../../entities/interview/model/appointment';
import { indianDateTime } from '../../../../shared/clock/indian-clock';

const DAY_MS = 86_400_000;
/** Starts of the five slots. */
const SLOT_STARTS = ['09:00', '11:00', '14:00', '16:00', '18:00'] as const;
const USUAL_TIME = '11:00';

/** Returns the suggested time: the requested time, or tomorrow at the start of the slot. */
export function likelyTime(
  { requestedTime, timeSlot }: Pick<ReceivedInterviewRequest, 'requestedTime' | 'timeSlot'>,
  now: number,
): { date: string; time: string } {
  const wished = requestedTime === null ? Number.NaN : Date.parse(requestedTime);
  if (wished > now) return indianDateTime(wished);
  const slot = timeSlot === null ? undefined : SLOT_STARTS[TIME_SLOTS.indexOf(timeSlot)];
  return { date: indianDateTime(now + DAY_MS).date, time: slot ?? USUAL_TIME };
}

/** Validates the answer by the rules of the server; returns the body to send, or the errors by field. */
export function readAnswer(
  type: ReceivedInterviewRequest['type'],
  { date, time, where }: Omit<Appointment, 'message'>,
  now: number,
): ReadAppointment<RespondToInterviewRequest> {
  const { moment, problems } = readMoment({ date, time }, now);
  const body = {
    response: 'confirmed',
    time: Number.isNaN(moment) ? '' : new Date(moment).toISOString(),
    ...(type === 'phone' ? { phone: where } : { place: where }),
  };
  const read = RespondToInterviewRequestSchema.safeParse(body);
  if (where.trim() === '') problems.where = 'required';
  else if (!read.success && !problems.date && !problems.time) problems.where = type === 'phone' ? 'phone' : 'place';
  return read.success && Object.keys(problems).length === 0 ? { body: read.data } : { problems };
}
