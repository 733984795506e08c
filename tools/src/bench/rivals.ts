import type { Client } from 'pg';
import type { MarketSeeker } from './market-seekers.js';

/** Another way to answer, to compare with; milliseconds of each run. */
export interface Rival {
  name: string;
  run(client: Client, seeker: MarketSeeker): Promise<unknown>;
}

const POINT = `ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography`;

export const RIVALS: readonly Rival[] = [
  {
    name: '20 nearest by the index of positions, unscored',
    run: (client, { query }) =>
      client.query(
        `SELECT id FROM jobs WHERE status = 'open' AND ST_DWithin(point, ${POINT}, 20000)
         ORDER BY point <-> ${POINT} LIMIT 20`,
        [query.longitude, query.latitude],
      ),
  },
  {
    name: 'score all within 20 km in SQL, sort',
    run: (client, { query }) =>
      client.query(
        `SELECT id FROM (
           SELECT j.id, 50 * power(2, -ST_Distance(j.point, ${POINT}, false) / 4000)
             + 25 * coalesce(greatest(0, least(1, j.hourly_pay / 130 - 0.5)), 0)
             + 13 * greatest(0, 1 - extract(epoch FROM now() - j.created_at) / 2592000) AS score
           FROM jobs j WHERE j.status = 'open' AND ST_DWithin(j.point, ${POINT}, 20000)) scored
         ORDER BY score DESC LIMIT 20`,
        [query.longitude, query.latitude],
      ),
  },
];

/** Times `rival` with `seekers`, in milliseconds. */
export async function timeRival(rival: Rival, client: Client, seekers: readonly MarketSeeker[]): Promise<number[]> {
  const times: number[] = [];
  for (const seeker of seekers) {
    const startedAt = performance.now();
    await rival.run(client, seeker);
    times.push(performance.now() - startedAt);
  }
  return times;
}
