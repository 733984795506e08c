import type { DataSource } from 'typeorm';
import { JobReviewEntity } from '../entities/job-review.entity.js';

/** Stores a review: by default open, of a job with a doubtful text. */
export async function saveJobReview(
  dataSource: DataSource,
  fields: Partial<JobReviewEntity>,
): Promise<JobReviewEntity> {
  const repository = dataSource.getRepository(JobReviewEntity);
  const { id } = await repository.save(repository.create({ reasons: ['sex'], ...fields }));
  return repository.findOneByOrFail({ id });
}
