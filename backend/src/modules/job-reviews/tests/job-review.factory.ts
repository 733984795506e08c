import type { DataSource } from 'typeorm';
import { insertRow } from '../../../../test/insert-row.js';
import { JobReviewEntity } from '../entities/job-review.entity.js';

/** Stores a review: by default open, of a job with a doubtful text. */
export async function saveJobReview(
  dataSource: DataSource,
  fields: Partial<JobReviewEntity>,
): Promise<JobReviewEntity> {
  return insertRow(dataSource.getRepository(JobReviewEntity), { reasons: ['sex'], ...fields });
}
