import { type ProposeInterviewTime, ProposeInterviewTimeSchema } from '@nukkad/contract/interviews/interview-changes';
import type { InterviewSide } from '@nukkad/contract/interviews/interviews';
import { type Interview, isFixed, isInvitation } from './allowed-interview-actions';
import { type Appointment, type ReadAppointment, readMoment } from './appointment';

/** Validates a proposal by the rules of the server; returns the body to send, or the errors by field. */
export function readProposal(
  side: InterviewSide,
  request: Interview,
  form: Appointment,
  now: number,
): ReadAppointment<ProposeInterviewTime> {
  const { moment, problems } = readMoment(form, now);
  const { type } = request;
  const known = type === 'phone' ? request.phone : request.place;
  const where = form.where.trim();
  // an unchanged place or number is not sent again
  const isKnown = isFixed(request) || isInvitation(request);
  const isNewWhere = side === 'employer' && !(isKnown && where === (known ?? ''));
  if (isNewWhere && where === '') problems.where = 'required';
  const isSame = request.confirmedTime !== null && moment === Date.parse(request.confirmedTime);
  if (isSame && !isNewWhere) problems.time = 'same';
  if (Object.keys(problems).length > 0) return { problems };
  const read = ProposeInterviewTimeSchema.safeParse({
    time: new Date(moment).toISOString(),
    ...(isNewWhere ? { [type === 'phone' ? 'phone' : 'place']: where } : {}),
    ...(form.message.trim() ? { message: form.message.trim() } : {}),
  });
  return read.success ? { body: read.data } : { problems: { where: type === 'phone' ? 'phone' : 'place' } };
}
