import { DomainError } from '../../common/errors/domain-error.js';

/** Somebody else changed the request first; `current` is how it stands now. */
export const changedMeanwhile = (current: unknown) =>
  new DomainError('conflict', 'support:changedMeanwhile', { current });
export const moveRefused = () => new DomainError('conflict', 'support:moveRefused');
/** A grievance ends with an answer. */
export const answerFirst = () => new DomainError('conflict', 'support:answerFirst');
export const notStaff = () =>
  new DomainError('invalid', 'support:notStaff', { fields: [{ field: 'assignee', key: 'support:notStaff' }] });
/** Nobody can be answered: the sender left no address, or is gone. */
export const noAddress = () => new DomainError('conflict', 'support:noAddress');
export const wrongMailSecret = () => new DomainError('unauthenticated', 'support:wrongMailSecret');
export const fileInfected = () => new DomainError('conflict', 'support:fileInfected');
export const fileNotScanned = () => new DomainError('conflict', 'support:fileNotScanned');
/** More files came within an hour than the desk takes. */
export const tooManyFiles = () =>
  new DomainError('unavailable', 'support:tooManyFiles', {
    retryAfterSeconds: 600,
    fields: [{ field: 'attachment', key: 'support:tooManyFiles' }],
  });
