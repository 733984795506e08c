import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An uploaded file. Until something refers to it, it has an `expiresAt`, after which the sweep removes it. */
@Entity('files')
@Check('files_size', `size > 0`)
@Index('files_owner_id', ['ownerId'])
@Index('files_expires', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
export class FileEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Index('files_storage_key', { unique: true })
  @Column('text', { name: 'storage_key' })
  storageKey: string;

  /** Name of the file as sent, without path and control characters. */
  @Column('text')
  name: string;

  @Column('text')
  mime: string;

  /** Bytes. */
  @Column('integer')
  size: number;

  /** Hexadecimal. */
  @Column('text')
  sha256: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
