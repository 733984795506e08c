import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlaces1763600010000 implements MigrationInterface {
  name = 'CreatePlaces1763600010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE places (
        id uuid NOT NULL,
        source text NOT NULL,
        kind text NOT NULL,
        names jsonb NOT NULL,
        city_id uuid,
        city_names jsonb NOT NULL,
        state_names jsonb NOT NULL,
        context text NOT NULL,
        latitude double precision NOT NULL,
        longitude double precision NOT NULL,
        population integer,
        prominence real NOT NULL,
        CONSTRAINT places_kind CHECK (kind IN ('locality', 'city', 'postal_code')),
        CONSTRAINT places_source CHECK (source IN ('built_in', 'postal_codes')),
        CONSTRAINT places_position CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
        CONSTRAINT places_pkey PRIMARY KEY (id),
        CONSTRAINT places_city_id_fkey FOREIGN KEY (city_id) REFERENCES places (id) ON DELETE SET NULL
      )`);
    await queryRunner.query(`CREATE INDEX places_source_id ON places (source)`);
    await queryRunner.query(`CREATE INDEX places_city_id ON places (city_id)`);
    await queryRunner.query(`
      CREATE TABLE place_names (
        place_id uuid NOT NULL,
        normalised text NOT NULL,
        name text NOT NULL,
        language text NOT NULL,
        sound text NOT NULL,
        CONSTRAINT place_names_pkey PRIMARY KEY (place_id, normalised),
        CONSTRAINT place_names_place_id_fkey FOREIGN KEY (place_id) REFERENCES places (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX place_names_normalised ON place_names (normalised text_pattern_ops)`);
    await queryRunner.query(`CREATE INDEX place_names_sound ON place_names (sound text_pattern_ops)`);
    // names come by the thousand and then stay: nothing is left for a vacuum to tidy up
    await queryRunner.query(
      `CREATE INDEX place_names_trigrams ON place_names USING gin (sound gin_trgm_ops) WITH (fastupdate = off)`,
    );
    await queryRunner.query(`
      CREATE TABLE gazetteer_loads (
        source text NOT NULL,
        content_hash text NOT NULL,
        places integer NOT NULL,
        loaded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT gazetteer_loads_pkey PRIMARY KEY (source)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['gazetteer_loads', 'place_names', 'places']) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
