import type { OwnJob } from '@nukkad/contract/jobs/jobs';
import { DomainError } from '../../common/errors/domain-error.js';

export const alreadyApplied = () => new DomainError('conflict', 'jobs:alreadyApplied');
export const alreadyReported = () => new DomainError('conflict', 'jobs:alreadyReported');
export const reportOfOwnJob = () => new DomainError('forbidden', 'jobs:reportOwn');
/** Staff removed the job. */
export const jobRemoved = () => new DomainError('conflict', 'jobs:removed');
export const jobNotOpen = () => new DomainError('conflict', 'jobs:notOpen');
export const ownJob = () => new DomainError('forbidden', 'jobs:ownJob');
export const applicationMoveRefused = () => new DomainError('conflict', 'jobs:applicationMoveRefused');
/** An account has reached the limit of jobs within a minute. */
export const tooManyJobsInMinute = (seconds: number) =>
  new DomainError('tooMany', 'jobs:tooManyInMinute', { retryAfterSeconds: seconds });
/** An account has posted `most` jobs within a day. */
export const tooManyJobsInDay = (most: number, seconds: number) =>
  new DomainError('tooMany', 'jobs:tooManyInDay', {
    params: { most, count: Math.ceil(seconds / 3600) },
    retryAfterSeconds: seconds,
  });
/** The job cannot move to the requested status; `current` is its present state. */
export const jobMoveRefused = (current: OwnJob) => new DomainError('conflict', 'jobs:moveRefused', { current });
/** The job has changed since it was read; `current` is its present state. */
export const jobChangedMeanwhile = (current: OwnJob) =>
  new DomainError('conflict', 'jobs:changedMeanwhile', { current });
/** The employer has this advertisement already; `current` is its job. */
export const sameJob = (current: OwnJob) => new DomainError('conflict', 'jobs:same', { current });
export const rateRange = () =>
  new DomainError('invalid', 'errors:invalid', { fields: [{ field: 'maxRate', key: 'jobs:rateRange' }] });
