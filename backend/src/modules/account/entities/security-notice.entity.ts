import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/**
 * Events that the account owner always gets a notice of: a changed address, number or password, deletion, or a joined
 * account.
 */
export type NoticeKind = 'email' | 'phone' | 'phoneRemoved' | 'password' | 'deletion' | 'joined';

/**
 * A security change that the account owner is notified of, and the notice's destination: the address in use before the
 * change.
 */
@Entity('security_notices')
@Index('security_notices_plain', ['id'], { where: isPlainText('address') })
@Index('security_notices_user_id', ['userId'])
@Index('security_notices_created_at', ['createdAt'])
export class SecurityNoticeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  kind: NoticeKind;

  /** Encrypted. */
  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
