import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/** A verified address or number that an account had until its owner, or another person, replaced it. */
@Entity('former_contacts')
@Check('former_contacts_channel', `channel IN ('email', 'sms')`)
@Index('former_contacts_plain', ['id'], { where: isPlainText('address') })
@Index('former_contacts_user_id', ['userId'])
@Index('former_contacts_replaced_at', ['replacedAt'])
export class FormerContactEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  channel: 'email' | 'sms';

  /** Encrypted. */
  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'replaced_at', default: () => 'clock_timestamp()' })
  replacedAt: Date;
}
