import type { DomainError } from '../../common/errors/domain-error.js';
import { alreadyAnswered, alreadyFilled, requestCancelled, requestExpired } from './instant-hire.errors.js';
import type { AnsweredRequest } from './job-request.repository.js';

/** Returns whether other workers were quicker than this request. */
export const isTooLate = ({ status, jobStatus, isOver }: AnsweredRequest): boolean =>
  status === 'filled' || (status === 'pending' && jobStatus === 'filled' && !isOver);

/** Returns the reason why a request cannot be answered; null when it can. */
export function refusalOf({ status, isOver, jobStatus }: AnsweredRequest): DomainError | null {
  switch (status) {
    case 'pending':
      if (isOver) return requestExpired();
      if (jobStatus === 'cancelled') return requestCancelled();
      return jobStatus === 'filled' ? alreadyFilled() : null;
    case 'filled':
    case 'standby':
      return alreadyFilled();
    case 'expired':
      return requestExpired();
    case 'cancelled':
      return requestCancelled();
    case 'accepted':
    case 'declined':
    case 'withdrawn':
      return alreadyAnswered();
  }
}
