import type { SignInRole } from '@nukkad/contract/accounts/auth';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sign-in that was sent to the identity provider and has no response yet. */
@Entity('login_transactions')
export class LoginTransactionEntity {
  @PrimaryColumn('text')
  state: string;

  /** SHA-256 of the cookie that binds the sign-in to one browser, base64url. */
  @Column('text', { name: 'browser_hash' })
  browserHash: string;

  @Column('text')
  nonce: string;

  @Column('text', { name: 'code_verifier' })
  codeVerifier: string;

  @Column('text', { nullable: true })
  role: SignInRole | null;

  @Column('text', { name: 'return_to', nullable: true })
  returnTo: string | null;

  /** True when it replaces a sign-in with a late response, which happens once. */
  @Column('boolean', { default: false })
  restarted: boolean;

  @Index('login_transactions_expires_at')
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
