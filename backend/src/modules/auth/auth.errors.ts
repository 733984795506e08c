import { DomainError } from '../../common/errors/domain-error.js';

export const invalidCode = () => new DomainError('invalid', 'auth:verification.invalidCode');
export const commonPassword = () => new DomainError('invalid', 'auth:signUp.commonPassword');
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
