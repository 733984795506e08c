import { momentOf } from '../../../shared/clock/indian-clock';

/** An appointment as it is filled in: day and time on an Indian clock, a place or a phone number, and a message. */
export interface Appointment {
  date: string;
  time: string;
  where: string;
  message: string;
}
export type AppointmentProblems = Partial<Record<keyof Appointment, 'required' | 'past' | 'phone' | 'place' | 'same'>>;

/** The body to send, or the errors by field. */
export type ReadAppointment<Body> = { body: Body } | { problems: AppointmentProblems };

/** Returns the filled-in moment (milliseconds since 1970, NaN without a day and a time), and its errors. */
export function readMoment(
  { date, time }: Pick<Appointment, 'date' | 'time'>,
  now: number,
): { moment: number; problems: AppointmentProblems } {
  const problems: AppointmentProblems = {};
  const moment = momentOf({ date, time });
  if (!date) problems.date = 'required';
  if (!time) problems.time = 'required';
  if (date && time && !(moment > now)) problems.time = 'past';
  return { moment, problems };
}
