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
