import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One repeatable write and the result that its use case returned (`{ value }`). */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text')
  scope: string;

  @PrimaryColumn('text')
  key: string;

  @PrimaryColumn('text')
  operation: string;

  @Column('text', { name: 'request_hash' })
  requestHash: string;

  @Column('jsonb', { nullable: true })
  result: { value: unknown } | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Index('idempotency_keys_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
