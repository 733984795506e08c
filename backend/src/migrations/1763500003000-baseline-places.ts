import { Baseline } from './baseline.js';

/** The gazetteer: places, their names in all spellings, and the loaded versions. */
export class BaselinePlaces1763500003000 extends Baseline {
  readonly name = 'BaselinePlaces1763500003000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE places (
     id uuid PRIMARY KEY,
     source text NOT NULL,
     kind text NOT NULL,
     names jsonb NOT NULL,
     city_id uuid REFERENCES places (id) ON DELETE SET NULL,
     city_names jsonb NOT NULL,
     state_names jsonb NOT NULL,
     context text NOT NULL,
     latitude double precision NOT NULL,
     longitude double precision NOT NULL,
     population integer,
     prominence real NOT NULL,
     CONSTRAINT places_kind CHECK (kind IN ('locality', 'city', 'postal_code')),
     CONSTRAINT places_source CHECK (source IN ('built_in', 'postal_codes')),
     CONSTRAINT places_position CHECK (((latitude >= ('-90'::integer)::double precision) AND latitude <= 90)
       AND ((longitude >= ('-180'::integer)::double precision) AND longitude <= 180))
   )`,
  `CREATE INDEX places_source_id ON places (source)`,
  `CREATE INDEX places_city_id ON places (city_id)`,
  `CREATE TABLE place_names (
     place_id uuid NOT NULL REFERENCES places (id) ON DELETE CASCADE,
     normalised text NOT NULL,
     name text NOT NULL,
     language text NOT NULL,
     sound text NOT NULL,
     CONSTRAINT place_names_pkey PRIMARY KEY (place_id, normalised)
   )`,
  `CREATE INDEX place_names_normalised ON place_names (normalised text_pattern_ops)`,
  `CREATE INDEX place_names_sound ON place_names (sound text_pattern_ops)`,
  `CREATE INDEX place_names_trigrams ON place_names USING gin (sound gin_trgm_ops) WITH (fastupdate=off)`,
  `CREATE TABLE gazetteer_loads (
     source text PRIMARY KEY,
     content_hash text NOT NULL,
     places integer NOT NULL,
     loaded_at timestamptz NOT NULL DEFAULT clock_timestamp()
   )`,
];
