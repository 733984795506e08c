import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What the owner of an account hears of, wanted or not: another address, number or password, its end, or another account joined to it. */
export type NoticeKind = 'email' | 'phone' | 'phoneRemoved' | 'password' | 'deletion' | 'joined';

/** A change that the owner of an account has to hear of, and the address to tell it to: the one in use before. */
@Entity('security_notices')
@Index('security_notices_user_id', ['userId'])
@Index('security_notices_created_at', ['createdAt'])
export class SecurityNoticeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  kind: NoticeKind;

  @Column('text')
  address: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
