import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlaceSource } from './place.entity.js';

/** The last load of a source; the same content is not loaded again. */
@Entity('gazetteer_loads')
export class GazetteerLoadEntity {
  @PrimaryColumn('text')
  source: PlaceSource;

  @Column('text', { name: 'content_hash' })
  contentHash: string;

  @Column('integer')
  places: number;

  @Column('timestamptz', { name: 'loaded_at', default: () => 'clock_timestamp()' })
  loadedAt: Date;
}
