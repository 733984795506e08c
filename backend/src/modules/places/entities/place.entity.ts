import type { Language } from '@nukkad/contract/languages';
import type { PlaceKind } from '@nukkad/contract/places/places';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** A name in the languages in which it is known; English always is. */
export type Names = { en: string } & Partial<Record<Language, string>>;

/** Source of a place: the data of this product, or an imported postal-code file. */
export type PlaceSource = 'built_in' | 'postal_codes';

/** A city, a neighbourhood or a postal code of India, with one point. Degrees, WGS 84. */
@Entity('places')
@Check('places_kind', `kind IN ('locality', 'city', 'postal_code')`)
@Check('places_source', `source IN ('built_in', 'postal_codes')`)
@Check('places_position', `latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180`)
export class PlaceEntity {
  /** Derived from the identity of the place, so that it is stable when the data is loaded again. */
  @PrimaryColumn('uuid')
  id: string;

  @Index('places_source_id')
  @Column('text')
  source: PlaceSource;

  @Column('text')
  kind: PlaceKind;

  @Column('jsonb')
  names: Names;

  @Column('uuid', { name: 'city_id', nullable: true })
  cityId: string | null;

  /** The city of a neighbourhood or postal code; null where the gazetteer has none. */
  @Index('places_city_id')
  @ManyToOne(() => PlaceEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'city_id', foreignKeyConstraintName: 'places_city_id_fkey' })
  belongsTo: Relation<PlaceEntity> | null;

  @Column('jsonb', { name: 'city_names' })
  cityNames: Names;

  @Column('jsonb', { name: 'state_names' })
  stateNames: Names;

  /** Every name of the city, then of the state, in comparable form, each after a bar. */
  @Column('text')
  context: string;

  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;

  /** Population; null without a count. */
  @Column('integer', { nullable: true })
  population: number | null;

  /** Likelihood of the place for a partial name; proportional to the logarithm of the population. */
  @Column('real')
  prominence: number;
}
