import type { ReviewStatus } from '@nukkad/contract/reviews/review-rules';
import type { ReviewFacts, ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The answers of one side of an engagement about the other. */
@Entity('reviews')
@Unique('reviews_once', ['engagementId', 'author'])
@Check('reviews_author', `author IN ('worker', 'employer')`)
@Check('reviews_status', `status IN ('hidden', 'held', 'revealed', 'removed')`)
@Check('reviews_counted', `counted_at IS NULL OR status IN ('revealed', 'removed')`)
@Index('reviews_subject', ['subjectId', 'author', 'countedAt'])
@Index('reviews_author_id', ['authorId', 'subjectId'])
@Index('reviews_unfinished', ['changedAt'], { where: `status = 'hidden' AND NOT is_finished` })
@Index('reviews_uncounted', ['revealedAt'], { where: `status = 'revealed' AND counted_at IS NULL` })
export class ReviewEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('text')
  author: ReviewSide;

  /** Null once the author's account is erased. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId: string | null;

  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('boolean')
  again: boolean;

  @Column('jsonb', { default: {} })
  facts: ReviewFacts;

  @Column('text', { default: '' })
  note: string;

  /** Nothing more is asked of the author. */
  @Column('boolean', { name: 'is_finished', default: true })
  isFinished: boolean;

  /** Its author answered in the review; false where there is the answer from the end of the work alone. */
  @Column('boolean', { name: 'is_begun', default: true })
  isBegun: boolean;

  /** It is counted together with the answers of other workers of the shift, and its subject does not see it. */
  @Column('boolean', { name: 'is_grouped', default: false })
  isGrouped: boolean;

  @Column('text', { default: 'hidden' })
  status: ReviewStatus;

  @Column('text', { default: '' })
  reply: string;

  @Column('timestamptz', { name: 'replied_at', nullable: true })
  repliedAt: Date | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'revealed_at', nullable: true })
  revealedAt: Date | null;

  /** From when on it counts for its subject. */
  @Column('timestamptz', { name: 'counted_at', nullable: true })
  countedAt: Date | null;
}
