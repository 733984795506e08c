import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One of the terms by which a new job finds a saved search, and where the search is centred. */
@Entity('saved_search_terms')
@Index('saved_search_terms_near', ['term', 'latitude', 'longitude', 'savedSearchId'])
export class SavedSearchTermEntity {
  @PrimaryColumn('uuid', { name: 'saved_search_id', primaryKeyConstraintName: 'saved_search_terms_pkey' })
  savedSearchId: string;

  /** Its kind and name, as in the vocabulary of the search. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'saved_search_terms_pkey' })
  term: string;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;
}
