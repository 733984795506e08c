import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event of a provider as received, encrypted. It is a hint; the object itself is fetched. */
@Entity('provider_events')
@Index('provider_events_received', ['receivedAt'])
export class ProviderEventEntity {
  @PrimaryColumn('text')
  provider: string;

  @PrimaryColumn('text', { name: 'event_id' })
  eventId: string;

  @Column('text', { name: 'body_encrypted' })
  bodyEncrypted: string;

  @Column('timestamptz', { name: 'received_at', default: () => 'clock_timestamp()' })
  receivedAt: Date;

  @Column('timestamptz', { name: 'processed_at', nullable: true })
  processedAt: Date | null;
}
