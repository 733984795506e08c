// Public interface of this module for other modules.
export { JobReviews } from './job-reviews.js';
export { JobReviewsModule } from './job-reviews.module.js';
export {
  ProvidesReviewedJobs,
  REVIEWED_JOB_COLUMNS,
  type ReviewedJob,
  type ReviewedJobSource,
} from './reviewed-jobs.js';
