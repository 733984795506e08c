import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A stored picture of a person. While it is not the current one, before or after its use, it has an `expiresAt`. */
@Entity('avatars')
@Index('avatars_user_id', ['userId'])
@Index('avatars_expires_at', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
export class AvatarEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'storage_key' })
  storageKey: string;

  /** Bytes. */
  @Column('integer')
  size: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
