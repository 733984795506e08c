import type { OwnJob } from '@nukkad/domain/jobs';
import { DomainError } from '../../common/errors/domain-error.js';

export const alreadyApplied = () => new DomainError('conflict', 'jobs:alreadyApplied');
export const jobNotOpen = () => new DomainError('conflict', 'jobs:notOpen');
export const ownJob = () => new DomainError('forbidden', 'jobs:ownJob');
export const applicationMoveRefused = () => new DomainError('conflict', 'jobs:applicationMoveRefused');
/** The job can't get to the status asked for; `current` is what it is now. */
export const jobMoveRefused = (current: OwnJob) => new DomainError('conflict', 'jobs:moveRefused', { current });
/** The job is no longer what the change started from; `current` is what it is now. */
export const jobChangedMeanwhile = (current: OwnJob) =>
  new DomainError('conflict', 'jobs:changedMeanwhile', { current });
export const rateRange = () =>
  new DomainError('invalid', 'errors:invalid', { fields: [{ field: 'maxRate', key: 'jobs:rateRange' }] });
