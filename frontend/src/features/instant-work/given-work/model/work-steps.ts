import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import {
  NO_SHOW_AFTER_MINUTES,
  openWorkActions,
  START_BEFORE_MINUTES,
  WORK_CODE_LENGTH,
} from '@nukkad/contract/instant-work/engagements';
import { digitsOf } from '@nukkad/contract/typing/typed-digits';

const MINUTE_MS = 60_000;

/** The next confirmation. */
export type Phase = 'start' | 'end';

/** The moment from which the start can be confirmed. */
export const startsFrom = ({ startsAt }: Pick<Engagement, 'startsAt'>): Date =>
  new Date(Date.parse(startsAt) - START_BEFORE_MINUTES * MINUTE_MS);

/**
 * Returns the phase that the employer can confirm at `now`: the start, from shortly before the agreed time, then the
 * end.
 */
export function phaseAt(work: Engagement, now: number): Phase | null {
  if (work.status === 'started') return 'end';
  return work.status === 'booked' && startsFrom(work).getTime() <= now ? 'start' : null;
}

/** Returns the worker's statement that the employer has not confirmed yet. */
export const claimOfWorker = ({ claim }: Engagement): Engagement['claim'] => (claim?.by === 'worker' ? claim : null);

/** Returns whether the employer has confirmed it already and the worker's confirmation is pending. */
export const awaitsWorker = ({ claim }: Engagement, phase: Phase): boolean =>
  claim?.by === 'employer' && claim.phase === phase;

/** Returns whether the employer can report at `now` that the worker did not appear. */
export const mayReportNoShow = (work: Engagement, now: number): boolean =>
  openWorkActions(work, 'employer').noShow && Date.parse(work.startsAt) + NO_SHOW_AFTER_MINUTES * MINUTE_MS <= now;

/** Returns whether the work can be cancelled: neither side has reported its start. */
export const mayCancel = (work: Engagement): boolean => openWorkActions(work, 'employer').cancel;

/** Returns whether finished work is paid directly and neither side has reported a payment. */
export const isUnpaid = ({ status, paymentMethod, paidAmount }: Engagement): boolean =>
  status === 'done' && paymentMethod === 'direct' && paidAmount === null;

/** Returns whether a pay case requires the employer's answer, or the payment that staff decided. */
export const isPayCaseOpen = ({ payCase, receivedAt }: Engagement): boolean =>
  receivedAt === null &&
  payCase !== null &&
  (payCase.status === 'opened' || (payCase.owedAmount !== null && payCase.owedAmount > 0));

/**
 * Returns whether the code on the worker's phone proves `phase`: until the start is confirmed it is the code of the
 * start.
 */
export const takesCode = ({ status }: Engagement, phase: Phase): boolean => phase === 'start' || status === 'started';

/** Returns the digits of a typed text, in any script, up to the length of a code. */
export const codeDigits = (typed: string): string => digitsOf(typed).slice(0, WORK_CODE_LENGTH);
