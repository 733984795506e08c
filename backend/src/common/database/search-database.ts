import { Counter } from 'prom-client';
import type { DataSource } from 'typeorm';
import { ConcurrencyGate } from '../concurrency/concurrency-gate.js';
import { currentRequest, type RequestContext } from '../context/request-context.js';
import { metrics } from '../observability/metrics.js';
import { isReplicaFault, isReplicaLost, type Replica } from './replica.js';
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
  /** Whether statements may be answered by a replica. */
  readonly isReplicated?: boolean;

  abstract query<T>(sql: string, parameters?: unknown[]): Promise<T>;
}

/** Statements that wait for each connection of the primary that searches may use in place of a replica. */
const WAITING_PER_CONNECTION = 8;

/** Returns the limit of statements that the primary answers in place of a replica: half of its connections. */
export function fallbackGate(connections: number): ConcurrencyGate {
  const atOnce = Math.ceil(connections / 2);
  return new ConcurrencyGate(atOnce, WAITING_PER_CONNECTION * atOnce);
}

/**
 * Sends the statements of one call to one replica, if the call may see old data, and to the primary after the first
 * fault of the replica. These statements use a part of the primary's connections, so that lost or overloaded replicas do
 * not overload the primary: further ones wait, and are refused when too many wait.
 */
export class ReplicatedSearchDatabase extends SearchDatabase {
  override readonly isReplicated = true;
  /** The database of each call: null is the primary. */
  private readonly chosen = new WeakMap<RequestContext, Replica | null>();

  constructor(
    private readonly primary: Pick<DataSource, 'query'>,
    private readonly replicas: Pick<Replicas, 'pickReplica'>,
    private readonly fallback: ConcurrencyGate,
  ) {
    super();
  }

  async query<T>(sql: string, parameters?: unknown[]): Promise<T> {
    const request = currentRequest();
    if (!request?.mayReadOldData) return this.queryPrimary<T>(sql, parameters);
    const replica = this.choose(request);
    if (replica) {
      try {
        const rows = await replica.query<T>(sql, parameters);
        searchStatements.inc({ database: 'replica' });
        return rows;
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
        this.chosen.set(request, null);
        if (isReplicaLost(error)) replica.discard(error as Error);
      }
    }
    return this.fallback.run(() => this.queryPrimary<T>(sql, parameters));
  }

  private queryPrimary<T>(sql: string, parameters?: unknown[]): Promise<T> {
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
