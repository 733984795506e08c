import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key material that the product makes for itself on first use (signing keys, code pepper). */
@Entity('secrets')
export class SecretEntity {
  @PrimaryColumn('text')
  name: string;

  @Column('jsonb')
  value: unknown;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
