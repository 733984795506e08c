import { SAVED_SEARCHES_MAX } from '@nukkad/contract/matching/saved-search-rules';
import { DomainError } from '../../common/errors/domain-error.js';

/** A person has reached the maximum number of saved searches. */
export const tooManySavedSearches = () =>
  new DomainError('conflict', 'saved-searches:tooMany', { params: { most: SAVED_SEARCHES_MAX } });
