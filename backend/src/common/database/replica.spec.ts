import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StubPostgres, stubPostgres } from '../../../test/stub-postgres.js';
import { readConfig } from '../../config/environment.js';
import { isReplicaFault, Replica } from './replica.js';

describe('a statement that a replica has not answered', () => {
  let server: StubPostgres;
  let replica: Replica;
  beforeAll(async () => {
    server = await stubPostgres('connections');
    replica = new Replica(server.url, readConfig({ DATABASE_URL: server.url }));
  });
  afterAll(async () => {
    replica.close();
    await server.close();
  });

  it.each(['the database is no replica', 'password authentication failed'])(
    'can be answered by the primary after the replica was discarded because %s',
    async (reason) => {
      const answer = replica.query('SELECT 1');
      replica.discard(new Error(reason));
      const error: unknown = await answer.catch((rejected: unknown) => rejected);
      expect(error).toMatchObject({ cause: new Error(reason) });
      expect(isReplicaFault(error)).toBe(true);
    },
  );
});
