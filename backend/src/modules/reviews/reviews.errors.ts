import { REVIEW_APPEAL_DAYS, REVIEW_REPLY_DAYS, REVIEW_WINDOW_DAYS } from '@nukkad/contract/reviews/review-rules';
import type { ReviewFinding } from '@nukkad/screening/review-screen';
import { DomainError } from '../../common/errors/domain-error.js';

export const notReviewable = () => new DomainError('conflict', 'reviews:notReviewable');
export const windowOver = () =>
  new DomainError('conflict', 'reviews:windowOver', { params: { days: REVIEW_WINDOW_DAYS } });
export const alreadyRevealed = () => new DomainError('conflict', 'reviews:alreadyRevealed');
export const answerRemoved = () => new DomainError('conflict', 'reviews:answerRemoved');
export const factNotAsked = (fact: string) =>
  new DomainError('invalid', 'reviews:factNotAsked', {
    fields: [{ field: `facts.${fact}`, key: 'reviews:factNotAsked' }],
  });
/** Words that are refused, with the first reason. */
export const wordsRefused = (field: string, finding: ReviewFinding) =>
  new DomainError('invalid', `reviews:refused.${finding}`, {
    fields: [{ field, key: `reviews:refused.${finding}` }],
  });
export const nothingToReplyTo = () =>
  new DomainError('conflict', 'reviews:nothingToReplyTo', { params: { days: REVIEW_REPLY_DAYS } });
export const alreadyReplied = () => new DomainError('conflict', 'reviews:alreadyReplied');
export const alreadyReported = () => new DomainError('conflict', 'reviews:alreadyReported');
export const nothingToAppeal = () =>
  new DomainError('conflict', 'reviews:nothingToAppeal', { params: { days: REVIEW_APPEAL_DAYS } });
export const caseMoved = () => new DomainError('conflict', 'reviews:caseMoved');
export const reviewChanged = () => new DomainError('conflict', 'reviews:reviewChanged');
export const ownCase = () => new DomainError('forbidden', 'reviews:ownCase');
export const decidedByYou = () => new DomainError('forbidden', 'reviews:decidedByYou');
export const nothingToRemove = () => new DomainError('unprocessable', 'reviews:nothingToRemove');
