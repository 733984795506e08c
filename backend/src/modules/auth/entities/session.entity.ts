import type { Device } from '../device.js';
import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser. The browser has the secret; the row contains only its SHA-256. */
@Entity('sessions')
export class SessionEntity {
  /** SHA-256 of the cookie's value, base64url. */
  @PrimaryColumn('text')
  id: string;

  /** The public id with which the owner ends the session. */
  @Index('sessions_public_id', { unique: true })
  @Column('uuid', { name: 'public_id' })
  @Generated('uuid')
  publicId: string;

  @Column('text', { default: 'other' })
  browser: Device['browser'];

  @Column('text', { default: 'other' })
  system: Device['system'];

  @Index('sessions_user_id')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'clock_timestamp()' })
  lastSeenAt: Date;

  /** Time of the person's last proof of identity. */
  @Column('timestamptz', { name: 'auth_time', default: () => 'clock_timestamp()' })
  authTime: Date;

  /** Time of the staff member's second factor in this session. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt: Date | null;

  /** The last call of the staff in this session. */
  @Column('timestamptz', { name: 'staff_seen_at', nullable: true })
  staffSeenAt: Date | null;

  @Index('sessions_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** The ID token that the provider requires to end its own session. */
  @Column('text', { name: 'id_token', nullable: true })
  idToken: string | null;
}
