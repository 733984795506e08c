import type { Client } from 'pg';
import type { MarketSeeker } from './market-seekers.js';

/** Another way to answer, to compare with: a statement of longitude and latitude. */
export interface Baseline {
  name: string;
  sql: string;
}

const POINT = `ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography`;

export const BASELINES: readonly Baseline[] = [
  {
    name: '20 nearest by the index of positions, unscored',
    sql: `SELECT id FROM jobs WHERE status = 'open' AND ST_DWithin(point, ${POINT}, 20000)
      ORDER BY point <-> ${POINT} LIMIT 20`,
  },
  {
    name: 'score all within 20 km in SQL, sort',
    sql: `SELECT id FROM (
        SELECT j.id, 50 * power(2, -ST_Distance(j.point, ${POINT}, false) / 4000)
          + 25 * coalesce(greatest(0, least(1, j.hourly_pay / 130 - 0.5)), 0)
          + 13 * greatest(0, 1 - extract(epoch FROM now() - j.created_at) / 2592000) AS score
        FROM jobs j WHERE j.status = 'open' AND ST_DWithin(j.point, ${POINT}, 20000)) scored
      ORDER BY score DESC LIMIT 20`,
  },
];

/** Times `baseline` with `seekers` at its best, prepared and warm: in milliseconds, from the statement to its rows. */
export async function timeBaseline(
  baseline: Baseline,
  client: Client,
  seekers: readonly MarketSeeker[],
): Promise<number[]> {
  // Compiling a statement costs more here than it can save.
  await client.query(`SET jit = off`);
  const times: number[] = [];
  for (const { query } of [...seekers, ...seekers]) {
    const startedAt = performance.now();
    await client.query({ name: baseline.name, text: baseline.sql, values: [query.longitude, query.latitude] });
    times.push(performance.now() - startedAt);
  }
  return times.slice(seekers.length);
}
