import { DomainError } from '../../common/errors/domain-error.js';
import type { PasswordWeakness } from './password-strength.js';

export const invalidCode = () => new DomainError('invalid', 'auth:verification.invalidCode');
/** A new password that others would find; the sentence says why. */
export const weakPassword = (weakness: PasswordWeakness) =>
  new DomainError('invalid', `auth:signUp.${weakness}Password`);
/** No text reaches such a number. */
export const phoneNotMobile = () => new DomainError('invalid', 'auth:signUp.phoneNotMobile');
/** No texts are sent to this part of the world; every number there is refused alike. */
export const phoneNotServed = (codes: readonly string[]) =>
  new DomainError('invalid', 'auth:verification.phoneNotServed', { params: { codes: codes.join(', ') } });
/** Too many codes were sent to one address. */
export const codeTooSoon = (seconds: number) =>
  new DomainError('tooMany', 'auth:verification.tooSoon', { params: { count: seconds }, retryAfterSeconds: seconds });
/** Too many wrong passwords for one account. */
export const tooManyFailures = (seconds: number) =>
  new DomainError('tooMany', 'auth:signIn.tooManyFailures', {
    params: { count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
