import pg from 'pg';
import type { DataSource } from 'typeorm';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Subplan Name'?: string;
  Filter?: string;
  'Recheck Cond'?: string;
  Plans?: PlanNode[];
}

/** A statement with its parameters. */
interface SentStatement {
  sql: string;
  params: unknown[];
}

const IS_PLANNED = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;
/** The planner cannot use a condition with this function for an index. */
const VOLATILE = 'clock_timestamp()';

/** Records the statements of connections that are opened after its creation. */
export class StatementRecorder {
  private readonly query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  private sent = new Map<string, SentStatement>();

  constructor() {
    const { query } = this;
    const record = (sql: string, params: unknown[]): void => {
      if (IS_PLANNED.test(sql)) this.sent.set(sql, { sql, params });
    };
    pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
      const [first, second] = args;
      const { text = '', values = [] } =
        typeof first === 'string' ? { text: first } : (first as Partial<pg.QueryConfig>);
      record(text, Array.isArray(second) ? (second as unknown[]) : values);
      return query.apply(this, args);
    } as typeof pg.Client.prototype.query;
  }

  /** Runs `work` and returns the different statements that were sent meanwhile. */
  async record(work: () => Promise<unknown>): Promise<SentStatement[]> {
    this.sent = new Map();
    await work();
    return [...this.sent.values()];
  }

  /** Records no more connections. */
  end(): void {
    pg.Client.prototype.query = this.query as typeof pg.Client.prototype.query;
  }
}

/**
 * Returns the tables that a plan reads whole, itself or by an index without a condition whose rows it compares with the
 * clock. Hashed subplans are omitted: EXISTS in an expression becomes one while its table is small.
 */
function scannedBy(node: PlanNode, hashed: ReadonlySet<string>): string[] {
  if (hashed.has(node['Subplan Name'] ?? '')) return [];
  const below = (node.Plans ?? []).flatMap((plan) => scannedBy(plan, hashed));
  const table = node['Relation Name'];
  const isWhole =
    node['Node Type'] === 'Seq Scan' ||
    (node['Index Name'] !== undefined && !node['Index Cond'] && node.Filter?.includes(VOLATILE));
  return table && isWhole ? [table, ...below] : below;
}

/** Returns what a statement reads whole although the planner avoids it where an index can serve. */
export async function findScans(dataSource: DataSource, { sql, params }: SentStatement): Promise<string[]> {
  return dataSource.transaction(async (tx) => {
    // tables of a test are small: without these ways the planner uses an index wherever one can serve
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await tx.query(`SET LOCAL enable_${way} = off`);
    const [row]: { 'QUERY PLAN': { Plan: PlanNode }[] }[] = await tx.query(
      `EXPLAIN (VERBOSE, FORMAT JSON) ${sql}`,
      params,
    );
    const { Plan: plan } = row!['QUERY PLAN'][0]!;
    // expressions name them so, the nodes do not
    const hashed = [...JSON.stringify(plan).matchAll(/hashed (SubPlan \d+)/g)].map(([, name]) => name ?? '');
    return scannedBy(plan, new Set(hashed));
  });
}
