import pg from 'pg';
import type { DataSource } from 'typeorm';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Subplan Name'?: string;
  Filter?: string;
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
const STABLE = 'statement_timestamp()';

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

interface Scans {
  /** Tables that are read whole. Hashed subplans are omitted: EXISTS in an expression becomes one while its table is small. */
  whole: string[];
  /** Tables that are read by an index without a condition, with a comparison of each row with the clock. */
  compared: string[];
  /** Tables that are read by an index whose condition is a time of the statement. */
  timed: string[];
}

function scansOf(node: PlanNode, hashed: ReadonlySet<string>): Scans {
  if (hashed.has(node['Subplan Name'] ?? '')) return { whole: [], compared: [], timed: [] };
  const below = (node.Plans ?? []).map((plan) => scansOf(plan, hashed));
  const { 'Relation Name': table = '', 'Index Name': index, 'Index Cond': condition, Filter: filter } = node;
  const own = (is: boolean): string[] => (table !== '' && is ? [table] : []);
  const isCompared = index !== undefined && !condition && (filter?.includes(VOLATILE) ?? false);
  return {
    whole: [...own(node['Node Type'] === 'Seq Scan'), ...below.flatMap(({ whole }) => whole)],
    compared: [...own(isCompared), ...below.flatMap(({ compared }) => compared)],
    timed: [...own(condition?.includes(STABLE) ?? false), ...below.flatMap(({ timed }) => timed)],
  };
}

/**
 * Returns the tables that a statement reads whole although the planner avoids it where an index can serve, and those in
 * which an index could serve if the statement compared with its own time instead of the clock.
 */
export async function findScans(dataSource: DataSource, { sql, params }: SentStatement): Promise<string[]> {
  return dataSource.transaction(async (tx) => {
    // tables of a test are small: without these ways the planner uses an index wherever one can serve
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await tx.query(`SET LOCAL enable_${way} = off`);
    const explain = async (text: string): Promise<Scans> => {
      const explained: { 'QUERY PLAN': { Plan: PlanNode }[] }[] = await tx.query(
        `EXPLAIN (VERBOSE, FORMAT JSON) ${text}`,
        params,
      );
      const { Plan: plan } = explained[0]!['QUERY PLAN'][0]!;
      // expressions name them so, the nodes do not
      const hashed = [...JSON.stringify(plan).matchAll(/hashed (SubPlan \d+)/g)].map(([, name]) => name ?? '');
      return scansOf(plan, new Set(hashed));
    };
    const { whole, compared } = await explain(sql);
    if (compared.length === 0) return whole;
    const { timed } = await explain(sql.replaceAll(VOLATILE, STABLE));
    return [...whole, ...compared.filter((table) => timed.includes(table))];
  });
}
