import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Stored state of the embedded identity provider: sessions, interactions, codes, tokens and grants. */
@Entity('oidc_payloads')
export class OidcPayloadEntity {
  @PrimaryColumn('text')
  kind: string;

  @PrimaryColumn('text')
  id: string;

  @Column('jsonb')
  payload: Record<string, unknown>;

  @Index('oidc_payloads_grant_id', { where: 'grant_id IS NOT NULL' })
  @Column('text', { name: 'grant_id', nullable: true })
  grantId: string | null;

  @Index('oidc_payloads_uid', { where: 'uid IS NOT NULL' })
  @Column('text', { nullable: true })
  uid: string | null;

  @Index('oidc_payloads_account_id', { where: 'account_id IS NOT NULL' })
  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @Column('timestamptz', { name: 'consumed_at', nullable: true })
  consumedAt: Date | null;

  @Index('oidc_payloads_expires_at')
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
