import { DomainError } from './domain-error.js';

export const notFound = () => new DomainError('notFound', 'errors:notFound');
export const gone = () => new DomainError('gone', 'errors:gone');
export const notSignedIn = () => new DomainError('unauthenticated', 'errors:notSignedIn');
export const forbidden = () => new DomainError('forbidden', 'errors:forbidden');
export const accountDeletionPending = () => new DomainError('forbidden', 'errors:accountLeaving');
/**
 * A sensitive call requires a recent sign-in. The session stays valid for other calls, so the status is not 401, which
 * would end it on every page.
 */
export const recentSignInRequired = () => new DomainError('forbidden', 'errors:recentSignInRequired');
export const anotherAccount = () => new DomainError('conflict', 'errors:anotherAccount');
export const clientTooOld = () => new DomainError('gone', 'errors:clientTooOld');
export const crossSite = () => new DomainError('forbidden', 'errors:crossSite');
export const malformed = () => new DomainError('invalid', 'errors:malformed');
export const badCursor = () =>
  new DomainError('invalid', 'errors:invalid', { fields: [{ field: 'cursor', key: 'errors:field.cursor' }] });
export const tooMany = (retryAfterSeconds: number) =>
  new DomainError('tooMany', 'errors:tooMany', { retryAfterSeconds });
export const unavailable = () => new DomainError('unavailable', 'errors:unavailable', { retryAfterSeconds: 5 });
/** The call could not be answered in time; callers retry at different times. */
/** Returns the seconds after which a refused caller may retry: from one to three, so that not all retry at once. */
export const retryAfterOverload = () => 1 + Math.floor(Math.random() * 3);
export const overloaded = () =>
  new DomainError('unavailable', 'errors:unavailable', { retryAfterSeconds: retryAfterOverload() });
export const notSaved = () => new DomainError('unavailable', 'errors:notSaved', { retryAfterSeconds: 60 });
export const keyReused = () => new DomainError('unprocessable', 'errors:keyReused');
export const keyInFlight = () => new DomainError('conflict', 'errors:keyInFlight');
