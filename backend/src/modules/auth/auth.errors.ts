import { STAFF_IDLE_MINUTES } from '@nukkad/domain/limits';
import { DomainError } from '../../common/errors/domain-error.js';
import type { PasswordWeakness } from './password-strength.js';

export const invalidCode = () => new DomainError('invalid', 'auth:verification.invalidCode');
/** A weak new password; the text states the reason. */
export const weakPassword = (weakness: PasswordWeakness) =>
  new DomainError('invalid', `auth:signUp.${weakness}Password`);
/** Texts cannot reach this number. */
export const phoneNotMobile = () => new DomainError('invalid', 'auth:signUp.phoneNotMobile');
/** Texts are not sent to this part of the world; all numbers there get the same error. */
export const phoneNotServed = (codes: readonly string[]) =>
  new DomainError('invalid', 'auth:verification.phoneNotServed', { params: { codes: codes.join(', ') } });
/** The user verified a number with which another account signs in. */
export const phoneTaken = () => new DomainError('conflict', 'auth:verification.phoneTaken');
/** Too many codes were sent to one address. */
export const codeTooSoon = (seconds: number) =>
  new DomainError('tooMany', 'auth:verification.tooSoon', { params: { count: seconds }, retryAfterSeconds: seconds });
/** Too many wrong passwords for one account. */
export const tooManyFailures = (seconds: number) =>
  new DomainError('tooMany', 'auth:signIn.tooManyFailures', {
    params: { count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
/** A call of the staff needs the second factor in this session first. */
export const secondFactorRequired = () => new DomainError('forbidden', 'auth:staff.secondFactorRequired');
/** The second factor has to be set up first. */
export const secondFactorSetUp = () => new DomainError('forbidden', 'auth:staff.secondFactorSetUp');
/**
 * The session had no staff activity for too long. The session stays valid for other uses, so the status is not 401,
 * which would end it on every page.
 */
export const staffIdle = () =>
  new DomainError('forbidden', 'auth:staff.staffIdle', { params: { minutes: STAFF_IDLE_MINUTES } });
/** A second factor is set up already. */
export const secondFactorStands = () => new DomainError('conflict', 'auth:staff.secondFactorStands');
/** A code that is wrong, too old, or was used. */
export const wrongFactorCode = () => new DomainError('invalid', 'auth:staff.wrongCode');
/** Too many wrong codes of one account. */
export const tooManyFactorCodes = (seconds: number) =>
  new DomainError('tooMany', 'auth:staff.tooManyCodes', {
    params: { count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
