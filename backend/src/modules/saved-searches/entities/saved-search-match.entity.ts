import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A job that a saved search found, and whether its owner was notified: once, regardless of later changes of the job.
 */
@Entity('saved_search_matches')
@Check('saved_search_matches_told', `(told_at IS NULL) = (notice_id IS NULL)`)
@Index('saved_search_matches_job_id', ['jobId'])
@Index('saved_search_matches_notice', ['noticeId'], { where: 'notice_id IS NOT NULL' })
export class SavedSearchMatchEntity {
  @PrimaryColumn('uuid', { name: 'saved_search_id', primaryKeyConstraintName: 'saved_search_matches_pkey' })
  savedSearchId: string;

  @PrimaryColumn('uuid', { name: 'job_id', primaryKeyConstraintName: 'saved_search_matches_pkey' })
  jobId: string;

  /** Relevance of the job for the text, above 0 up to 1. */
  @Column('real')
  relevance: number;

  @Column('timestamptz', { name: 'matched_at', default: () => 'clock_timestamp()' })
  matchedAt: Date;

  @Column('timestamptz', { name: 'told_at', nullable: true })
  toldAt: Date | null;

  /** Id of the notice, shared by all matches in it. */
  @Column('uuid', { name: 'notice_id', nullable: true })
  noticeId: string | null;
}
