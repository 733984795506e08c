import type { EntityManager } from 'typeorm';
import type { PlaceSource } from './entities/place.entity.js';
import type { PlaceRow } from './place-row.js';

const BATCH = 1000;
/** Arbitrary key of the advisory lock that writers of the gazetteer acquire first. */
const GAZETTEER_LOCK = 6_852_302;

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}

/** Locks the gazetteer against other writers until the end of the transaction. */
export async function lockGazetteer(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${GAZETTEER_LOCK})`);
}

/** Returns the hash of the last loaded content of `source`. */
export async function loadedHash(tx: EntityManager, source: PlaceSource): Promise<string | null> {
  const rows: { content_hash: string }[] = await tx.query(
    `SELECT content_hash FROM gazetteer_loads WHERE source = $1`,
    [source],
  );
  return rows[0]?.content_hash ?? null;
}

/**
 * Replaces the places of `source` with `rows` (a place precedes its dependent places) and stores the hash. A place of
 * another source becomes a place of `source`.
 */
export async function replacePlaces(
  tx: EntityManager,
  source: PlaceSource,
  rows: readonly PlaceRow[],
  contentHash: string,
): Promise<void> {
  const ids = rows.map((row) => row.id);
  await tx.query(
    `DELETE FROM place_names n USING places p WHERE p.id = n.place_id AND (p.source = $1 OR p.id = ANY($2))`,
    [source, ids],
  );
  for (const batch of batches(rows)) await upsert(tx, batch);
  await tx.query(`DELETE FROM places WHERE source = $1 AND NOT id = ANY($2)`, [source, ids]);
  await insertNames(tx, rows);
  await tx.query(
    `INSERT INTO gazetteer_loads (source, content_hash, places, loaded_at) VALUES ($1, $2, $3, clock_timestamp())
     ON CONFLICT (source) DO UPDATE
       SET content_hash = EXCLUDED.content_hash, places = EXCLUDED.places, loaded_at = EXCLUDED.loaded_at`,
    [source, contentHash, rows.length],
  );
  await tx.query(`ANALYZE places, place_names`); // the next search must not plan for empty tables
}

/** Adds those of `rows` that no source has yet. */
export async function addMissingPlaces(tx: EntityManager, rows: readonly PlaceRow[]): Promise<void> {
  const known: { id: string }[] = await tx.query(`SELECT id FROM places WHERE id = ANY($1)`, [
    rows.map((row) => row.id),
  ]);
  const there = new Set(known.map(({ id }) => id));
  const missing = rows.filter(({ id }) => !there.has(id));
  for (const batch of batches(missing)) await upsert(tx, batch);
  await insertNames(tx, missing);
}

async function insertNames(tx: EntityManager, rows: readonly PlaceRow[]): Promise<void> {
  const spellings = rows.flatMap((row) => row.spellings.map((spelling) => ({ place_id: row.id, ...spelling })));
  for (const batch of batches(spellings)) {
    await tx.query(
      `INSERT INTO place_names (place_id, normalised, name, language, sound)
       SELECT place_id, normalised, name, language, sound
       FROM jsonb_to_recordset($1::jsonb) AS r(place_id uuid, normalised text, name text, language text, sound text)`,
      [JSON.stringify(batch)],
    );
  }
}

async function upsert(tx: EntityManager, rows: readonly PlaceRow[]): Promise<void> {
  const records = rows.map(({ spellings: _spellings, cityId, cityNames, stateNames, ...row }) => ({
    ...row,
    city_id: cityId,
    city_names: cityNames,
    state_names: stateNames,
  }));
  await tx.query(
    `INSERT INTO places (id, source, kind, names, city_id, city_names, state_names, context, latitude, longitude,
                         population, prominence)
     SELECT id, source, kind, names, city_id, city_names, state_names, context, latitude, longitude, population,
            prominence
     FROM jsonb_to_recordset($1::jsonb) AS r(
       id uuid, source text, kind text, names jsonb, city_id uuid, city_names jsonb, state_names jsonb, context text,
       latitude double precision, longitude double precision, population integer, prominence real)
     ON CONFLICT (id) DO UPDATE SET
       source = EXCLUDED.source, kind = EXCLUDED.kind, names = EXCLUDED.names, city_id = EXCLUDED.city_id,
       city_names = EXCLUDED.city_names, state_names = EXCLUDED.state_names, context = EXCLUDED.context,
       latitude = EXCLUDED.latitude, longitude = EXCLUDED.longitude, population = EXCLUDED.population,
       prominence = EXCLUDED.prominence`,
    [JSON.stringify(records)],
  );
}
