import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The place of an audit entry in the chain. A trigger adds it when the entry is committed, another one refuses every change. */
@Entity('audit_links')
export class AuditLinkEntity {
  @PrimaryColumn('bigint')
  sequence: string;

  @Index('audit_links_entry', { unique: true })
  @Column('uuid', { name: 'entry_id' })
  entryId: string;

  /** SHA-256 of the link before and of the entry, in hexadecimal. */
  @Column('text')
  digest: string;
}
