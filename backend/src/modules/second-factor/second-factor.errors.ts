import { STAFF_IDLE_MINUTES } from '@nukkad/contract/limits';
import { DomainError } from '../../common/errors/domain-error.js';

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
