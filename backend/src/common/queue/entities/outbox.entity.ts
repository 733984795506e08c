import type { QueueName } from '../queues.js';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A task that was decided in a committed transaction. It is done when `doneAt` is set, and not before. */
@Entity('outbox')
@Check('outbox_traceparent', `traceparent ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$'`)
@Index('outbox_pending', ['nextRelayAt'], { where: 'done_at IS NULL' })
@Index('outbox_due', ['queue', 'nextRelayAt'], { where: 'done_at IS NULL' })
@Index('outbox_dead_letters', ['doneAt', 'id'], { where: `outcome LIKE 'failed:%'` })
export class OutboxEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  task: string;

  /** Queue of the task. A queue unknown to this process is relayed by a newer process. */
  @Column('text', { default: 'default' })
  queue: QueueName;

  @Column('jsonb')
  payload: Record<string, string>;

  /** Trace of the operation that queued the task (W3C Trace Context); null if it is not traced. */
  @Column('text', { nullable: true })
  traceparent: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'next_relay_at', default: () => 'now()' })
  nextRelayAt: Date;

  @Column('integer', { default: 0 })
  relays: number;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  @Column('text', { nullable: true })
  outcome: string | null;
}
