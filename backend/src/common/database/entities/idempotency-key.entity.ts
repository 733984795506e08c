import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredResult } from '../stored-results.js';

/** One repeatable write and the result that its use case returned. */
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
  result: StoredResult | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Index('idempotency_keys_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
