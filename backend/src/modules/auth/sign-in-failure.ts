import type { SignInError } from '@nukkad/contract/accounts/sign-in-errors';
import { isDatabaseUnavailable } from '../../common/database/database-errors.js';
import { DomainError } from '../../common/errors/domain-error.js';

/** Error codes of a provider that is unavailable. */
const PROVIDER_BUSY = new Set(['temporarily_unavailable', 'server_error']);
/** Error names of the protocol library for a missing or invalid response of the provider. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

interface Failure {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  error?: unknown;
  cause?: unknown;
}

/** A connection that was refused or broken shows as a bare `fetch failed`. */
const isUnreachable = (failure: Failure | undefined): boolean =>
  failure?.name === 'TypeError' && failure.message === 'fetch failed';

/** Maps any sign-in error to the closed list of errors for the browser. */
export function signInErrorOf(thrown: unknown): SignInError {
  if (thrown instanceof DomainError) return thrown.errorClass === 'unavailable' ? 'unavailable' : 'failed';
  const failure = (thrown ?? {}) as Failure;
  if (failure.error === 'access_denied') return 'refused';
  const isNoAnswer = [failure.error, failure.code].some(
    (sign) => typeof sign === 'string' && (PROVIDER_BUSY.has(sign) || NO_ANSWER.has(sign)),
  );
  if (isNoAnswer || isUnreachable(failure) || isUnreachable(failure.cause as Failure | undefined)) return 'unavailable';
  return isDatabaseUnavailable(thrown) ? 'unavailable' : 'failed';
}
