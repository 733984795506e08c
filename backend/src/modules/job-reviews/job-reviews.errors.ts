import { DomainError } from '../../common/errors/domain-error.js';

export const reviewDecided = () => new DomainError('conflict', 'job-reviews:alreadyDecided');
export const ownJobReview = () => new DomainError('forbidden', 'job-reviews:ownJob');
