import type { CreateJob } from '@nukkad/contract/jobs/jobs';
import type { Client } from 'pg';
import type { Backend } from '../../bench/backend.js';
import { openSessions, type Served } from '../../bench/served.js';
import { UserError } from '@nukkad/tools/start/user-error';
import type { Advertisement, Query } from './search-set.js';

/** Returns the id of a person of the market, derived from the number. */
const personId = (side: 'employer' | 'job_seeker', number: number): string =>
  `00000000-0000-4000-8000-${side === 'employer' ? '1' : '2'}${String(number).padStart(11, '0')}`;

async function openPeople(
  client: Client,
  backend: Pick<Backend, 'hashToken'>,
  side: 'employer' | 'job_seeker',
  count: number,
): Promise<string[]> {
  const people = Array.from({ length: count }, (_, number) => ({ userId: personId(side, number) }));
  await client.query(
    `INSERT INTO users (id, email, role) SELECT id, id || '@market.test', $2 FROM unnest($1::uuid[]) AS id`,
    [people.map(({ userId }) => userId), side],
  );
  return openSessions(client, people, backend);
}

const postOf = (advertisement: Advertisement): CreateJob => {
  const { id: _id, at, ageDays: _age, work: _work, also: _also, facts: _facts, ...said } = advertisement;
  return { ...said, currency: 'INR', latitude: at[0], longitude: at[1] };
};

/** The job of each advertisement, and the advertisements that the product refused. */
export interface Market {
  posted: ReadonlyMap<string, string>;
  refused: readonly string[];
}

/**
 * Posts each advertisement as a separate employer would, so that it is interpreted, placed and listed as any other job,
 * and sets its stated age. Advertisements with refused texts are not in the market.
 */
export async function postMarket(
  client: Client,
  backend: Pick<Backend, 'hashToken'>,
  served: Pick<Served, 'call'>,
  advertisements: readonly Advertisement[],
): Promise<Market> {
  const cookies = await openPeople(client, backend, 'employer', advertisements.length);
  const posted = new Map<string, string>();
  const ages: number[] = [];
  const refused: string[] = [];
  for (const [index, advertisement] of advertisements.entries()) {
    const { status, body } = await served.call('/api/jobs', cookies[index]!, postOf(advertisement));
    if (status === 201) {
      posted.set((JSON.parse(body) as { id: string }).id, advertisement.id);
      ages.push(advertisement.ageDays);
    } else if (status === 400) refused.push(advertisement.id);
    else throw new UserError(`${advertisement.id} cannot be posted (${status}): ${body}`);
  }
  // an update of expires_at lists the jobs again
  await client.query(
    `UPDATE jobs SET created_at = now() - age.days * interval '1 day', expires_at = expires_at
     FROM unnest($1::uuid[], $2::float8[]) AS age (id, days) WHERE jobs.id = age.id`,
    [[...posted.keys()], ages],
  );
  await client.query('ANALYZE');
  return { posted, refused };
}

/** Creates a seeker without a profile at each position of a query; returns the session cookies by position. */
export async function openSeekers(
  client: Client,
  backend: Pick<Backend, 'hashToken'>,
  queries: readonly Query[],
): Promise<(query: Query) => string> {
  const places = [...new Set(queries.map(({ from }) => from.join()))];
  const cookies = await openPeople(client, backend, 'job_seeker', places.length);
  return ({ from }) => cookies[places.indexOf(from.join())]!;
}
