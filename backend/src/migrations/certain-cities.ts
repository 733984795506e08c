import type { QueryRunner } from 'typeorm';
import { ResolvePlace } from '../modules/places/places.public.js';

/** Asks no service during a migration. */
const NO_GEOCODER = { find: () => Promise.resolve(null) };
const BATCH = 500;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Determines the city of all jobs without a point that are listed or can be reopened, if their address names it
 * unambiguously.
 */
export async function readCertainCities(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`ALTER TABLE jobs DISABLE TRIGGER jobs_match_saved_searches`);
  const places = new ResolvePlace({ query: queryRunner.query.bind(queryRunner) }, NO_GEOCODER);
  for (let after = NO_ID; ;) {
    const rows = (await queryRunner.query(
      `SELECT id, location FROM jobs WHERE id > $1 AND point IS NULL AND location <> '' AND status IN ('open', 'paused')
       ORDER BY id LIMIT ${BATCH}`,
      [after],
    )) as { id: string; location: string }[];
    for (const { id, location } of rows) {
      const cityId = await places.findCertainCityId(location);
      if (cityId) await queryRunner.query(`UPDATE jobs SET city_id = $2 WHERE id = $1`, [id, cityId]);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  await queryRunner.query(`ALTER TABLE jobs ENABLE TRIGGER jobs_match_saved_searches`);
}
