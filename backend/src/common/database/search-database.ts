import { Counter } from 'prom-client';
import type { DataSource } from 'typeorm';
import { currentRequest, type RequestContext } from '../http/request-context.js';
import { metrics } from '../observability/metrics.js';
import { isDatabaseUnavailable } from './database-errors.js';
import { isReplicaFault, type Replica } from './replica.js';
import type { Replicas } from './replicas.js';

const searchStatements = new Counter({
  name: 'search_statements_total',
  help: 'Statements of searches where read replicas are configured, by the database that answered',
  labelNames: ['database'],
  registers: [metrics],
});

/**
 * The database of statements whose answer may be as old as the lag limit of a replica: searches, and lists of jobs for
 * everybody. The primary, unless there are replicas.
 */
export abstract class SearchDatabase {
  abstract query<T>(sql: string, parameters?: unknown[]): Promise<T>;
}

/**
 * Sends the statements of one call to one replica, if the call may see old data, and to the primary after the first
 * fault of the replica.
 */
export class ReplicatedSearchDatabase extends SearchDatabase {
  /** The database of each call: null is the primary. */
  private readonly chosen = new WeakMap<RequestContext, Replica | null>();

  constructor(
    private readonly primary: Pick<DataSource, 'query'>,
    private readonly replicas: Pick<Replicas, 'pickReplica'>,
  ) {
    super();
  }

  async query<T>(sql: string, parameters?: unknown[]): Promise<T> {
    const request = currentRequest();
    const replica = request?.mayReadOldData ? this.choose(request) : null;
    if (request && replica) {
      try {
        const rows = await replica.query<T>(sql, parameters);
        searchStatements.inc({ database: 'replica' });
        return rows;
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
        this.chosen.set(request, null);
        if (isDatabaseUnavailable(error)) replica.discard(error as Error);
      }
    }
    searchStatements.inc({ database: 'primary' });
    return this.primary.query<T>(sql, parameters);
  }

  private choose(request: RequestContext): Replica | null {
    const known = this.chosen.get(request);
    if (known !== undefined) return known;
    const replica = this.replicas.pickReplica();
    this.chosen.set(request, replica);
    return replica;
  }
}
