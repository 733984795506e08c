import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The messages between the two sides of one application. */
@Entity('conversations')
@Unique('conversations_application', ['applicationId'])
export class ConversationEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'application_id' })
  applicationId: string;

  /** Time of the last message shown to both sides, or of the opening of the conversation. */
  @Column('timestamptz', { name: 'active_at', default: () => 'clock_timestamp()' })
  activeAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
