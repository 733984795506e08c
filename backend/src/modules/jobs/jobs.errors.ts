import type { OwnJob } from '@nukkad/domain/jobs';
import { DomainError } from '../../common/errors/domain-error.js';

export const alreadyApplied = () => new DomainError('conflict', 'jobs:alreadyApplied');
export const alreadyReported = () => new DomainError('conflict', 'jobs:alreadyReported');
export const reportOfOwnJob = () => new DomainError('forbidden', 'jobs:reportOwn');
/** Staff took the job down. */
export const jobRemoved = () => new DomainError('conflict', 'jobs:removed');
export const jobNotOpen = () => new DomainError('conflict', 'jobs:notOpen');
export const ownJob = () => new DomainError('forbidden', 'jobs:ownJob');
export const applicationMoveRefused = () => new DomainError('conflict', 'jobs:applicationMoveRefused');
/** An account has posted as many jobs as it may within a minute. */
export const tooManyJobsInMinute = (seconds: number) =>
  new DomainError('tooMany', 'jobs:tooManyInMinute', { retryAfterSeconds: seconds });
/** An account has posted `most` jobs within a day. */
export const tooManyJobsInDay = (most: number, seconds: number) =>
  new DomainError('tooMany', 'jobs:tooManyInDay', {
    params: { most, count: Math.ceil(seconds / 3600) },
    retryAfterSeconds: seconds,
  });
/** The job can't get to the status asked for; `current` is what it is now. */
export const jobMoveRefused = (current: OwnJob) => new DomainError('conflict', 'jobs:moveRefused', { current });
/** The job is no longer what the change started from; `current` is what it is now. */
export const jobChangedMeanwhile = (current: OwnJob) =>
  new DomainError('conflict', 'jobs:changedMeanwhile', { current });
/** The employer has this advertisement already; `current` is its job. */
export const sameJob = (current: OwnJob) => new DomainError('conflict', 'jobs:same', { current });
export const rateRange = () =>
  new DomainError('invalid', 'errors:invalid', { fields: [{ field: 'maxRate', key: 'jobs:rateRange' }] });
