import pg from 'pg';
import type { DataSource } from 'typeorm';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
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

/** Returns the tables that a plan reads whole, and the indexes that it reads whole to compare each row with the clock. */
function scannedBy(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(scannedBy);
  const table = node['Relation Name'];
  if (node['Node Type'] === 'Seq Scan' && table) return [table, ...below];
  const index = node['Index Name'];
  const isWhole = index && !node['Index Cond'] && node.Filter?.includes(VOLATILE);
  return isWhole ? [index, ...below] : below;
}

/** Returns what a statement reads whole although the planner avoids it where an index can serve. */
export async function findScans(dataSource: DataSource, { sql, params }: SentStatement): Promise<string[]> {
  return dataSource.transaction(async (tx) => {
    // tables of a test are small: without these ways the planner uses an index wherever one can serve
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await tx.query(`SET LOCAL enable_${way} = off`);
    const [row]: { 'QUERY PLAN': { Plan: PlanNode }[] }[] = await tx.query(`EXPLAIN (FORMAT JSON) ${sql}`, params);
    return scannedBy(row!['QUERY PLAN'][0]!.Plan);
  });
}
