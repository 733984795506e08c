import { DomainError } from '../../common/errors/domain-error.js';

/** Another change of the request came first; `current` is its present state. */
export const changedMeanwhile = (current: unknown) =>
  new DomainError('conflict', 'support:changedMeanwhile', { current });
export const moveRefused = () => new DomainError('conflict', 'support:moveRefused');
/** A grievance cannot be closed without an answer. */
export const answerFirst = () => new DomainError('conflict', 'support:answerFirst');
export const notStaff = () =>
  new DomainError('invalid', 'support:notStaff', { fields: [{ field: 'assignee', key: 'support:notStaff' }] });
/** No answer can be sent: the sender left no address, or was deleted. */
export const noAddress = () => new DomainError('conflict', 'support:noAddress');
export const wrongMailSecret = () => new DomainError('unauthenticated', 'support:wrongMailSecret');
export const fileInfected = () => new DomainError('conflict', 'support:fileInfected');
export const fileNotScanned = () => new DomainError('conflict', 'support:fileNotScanned');
/** The number of files within an hour exceeded the limit of the desk. */
export const tooManyFiles = () =>
  new DomainError('unavailable', 'support:tooManyFiles', {
    retryAfterSeconds: 600,
    fields: [{ field: 'attachment', key: 'support:tooManyFiles' }],
  });
