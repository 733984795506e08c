import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Identity of an account at an external identity provider. */
@Entity('user_identities')
export class UserIdentityEntity {
  @PrimaryColumn('text')
  issuer: string;

  @PrimaryColumn('text')
  subject: string;

  @Index('user_identities_user_id')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
