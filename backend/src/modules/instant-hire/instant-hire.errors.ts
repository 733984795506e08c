import { SECURE_PAY_AHEAD_DAYS, type SecurePayRefusal } from '@nukkad/contract/payments/secure-pay-terms';
import { DomainError } from '../../common/errors/domain-error.js';

const invalid = (field: string, key: string) => new DomainError('invalid', key, { fields: [{ field, key }] });

export const unknownPlace = () => invalid('location', 'instant-hire:unknownPlace');
export const startInPast = () => invalid('startTime', 'instant-hire:startInPast');
export const startTooFar = () => invalid('startTime', 'instant-hire:startTooFar');
export const periodTooLong = () => invalid('endTime', 'instant-hire:periodTooLong');
/** `params` are those of the one sentence that has a number. */
export const securePayRefused = (refusal: SecurePayRefusal) => {
  const key = `instant-hire:securePay.${refusal}`;
  const params = { days: SECURE_PAY_AHEAD_DAYS };
  return new DomainError('unprocessable', key, { params, fields: [{ field: 'paymentMethod', key, params }] });
};
export const startNotOffered = () => invalid('startTime', 'instant-hire:startNotOffered');
export const tooManyInstantJobs = (limit: number, retryAfterSeconds: number) =>
  new DomainError('tooMany', 'instant-hire:tooManyJobs', { params: { limit }, retryAfterSeconds });
export const alreadyFilled = () => new DomainError('conflict', 'instant-hire:alreadyFilled');
export const requestExpired = () => new DomainError('conflict', 'instant-hire:requestExpired');
export const requestCancelled = () => new DomainError('conflict', 'instant-hire:requestCancelled');
export const alreadyAnswered = () => new DomainError('conflict', 'instant-hire:alreadyAnswered');
export const workerBusy = () => new DomainError('conflict', 'instant-hire:workerBusy');
export const undoTooLate = () => new DomainError('conflict', 'instant-hire:undoTooLate');
export const standbyRefused = () => new DomainError('conflict', 'instant-hire:standbyRefused');
export const jobIsOver = () => new DomainError('conflict', 'instant-hire:jobIsOver');
export const everyoneAsked = () => new DomainError('conflict', 'instant-hire:everyoneAsked');
export const cannotCancel = () => new DomainError('conflict', 'instant-hire:cannotCancel');
