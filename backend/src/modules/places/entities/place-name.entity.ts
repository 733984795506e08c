import type { Language } from '@nukkad/contract/languages';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PlaceEntity } from './place.entity.js';

/** One name under which a place is found: official, old or colloquial, in any script. */
@Entity('place_names')
@Index('place_names_normalised', { synchronize: false })
@Index('place_names_sound', { synchronize: false })
@Index('place_names_trigrams', { synchronize: false })
export class PlaceNameEntity {
  @PrimaryColumn('uuid', { name: 'place_id' })
  placeId: string;

  @ManyToOne(() => PlaceEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'place_names_place_id_fkey' })
  place: Relation<PlaceEntity>;

  /** The name in normalised form, in its original script. */
  @PrimaryColumn('text')
  normalised: string;

  @Column('text')
  name: string;

  @Column('text')
  language: Language;

  /** Sound of the name in Latin letters: the same in every script, and the basis for comparing misspellings. */
  @Column('text')
  sound: string;
}
