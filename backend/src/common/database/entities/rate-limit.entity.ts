import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Times of recent uses, within the window of the limit; never more than the limit allows. */
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
