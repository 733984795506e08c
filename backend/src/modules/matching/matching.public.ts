// Public interface of this module for other modules.
export {
  type IndexEntry,
  createSavedSearchMatcher,
  SavedSearchMatcher,
  type SearchToMatch,
  type SearchToRead,
} from './saved-search-matcher.js';
export { createListedJobs, type ListedJob, ListedJobReadModel } from './listed-job.read-model.js';
export { MatchingModule } from './matching.module.js';
export { NearbyCountReadModel } from './nearby-count.read-model.js';
export { WorkerFits } from './worker-fits.js';
