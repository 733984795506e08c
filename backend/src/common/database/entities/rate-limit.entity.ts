import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When something was done lately, as far back as its limit looks; never more times than the limit allows. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('timestamptz', { array: true })
  hits: Date[];

  @Index('rate_limits_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
