import { Client } from 'pg';
import { RawCaller, type RawPost } from '../bench/raw-caller.js';
import type { Operation, OperationHistory, OperationKind } from './operation-history.js';

const CALL_TIMEOUT_MS = 15_000;

/** The objects of a call, as far as they are known beforehand. */
export type About = Partial<Pick<Operation, 'jobId' | 'requestId' | 'engagementId' | 'title'>>;

export interface Called {
  outcome: Operation['outcome'];
  status: number;
  retryAfter: number;
  body: Record<string, unknown>;
  invokedAt: number;
  endedAt: number;
}

/** Calls until the result is known; null if it is unknown after many attempts. */
export type RepeatCall = (
  kind: OperationKind,
  post: { path: string; cookie: string; body: object },
  key: string | undefined,
  about: About,
) => Promise<Called | null>;

/** Calls of the load to the servers, in turn and recorded; and its reads of the database. */
export class LoadCalls {
  private turn = 0;

  constructor(
    private readonly databaseUrl: string,
    private readonly ports: readonly number[],
    readonly history: OperationHistory,
  ) {}

  async post(kind: OperationKind, post: RawPost, about: About): Promise<Called> {
    const port = this.ports[this.turn++ % this.ports.length]!;
    const called = await callServer(port, post);
    this.history.add({
      kind,
      jobId: about.jobId ?? (called.body['id'] as string | undefined) ?? null,
      requestId: about.requestId ?? null,
      title: about.title ?? null,
      engagementId: about.engagementId ?? (called.body['engagementId'] as string | undefined) ?? null,
      state: typeof called.body['status'] === 'string' ? called.body['status'] : null,
      invokedAt: called.invokedAt,
      endedAt: called.endedAt,
      outcome: called.outcome,
      status: called.status,
      retryAfter: called.retryAfter,
    });
    return called;
  }

  /** Returns the rows; null while the database is unavailable. */
  async query<Row extends object>(sql: string, parameters: unknown[]): Promise<Row[] | null> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(sql, parameters)).rows;
    } catch {
      return null;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Returns the workers that a job asked, in the order of their requests. */
  async listRequests(jobId: string): Promise<{ id: string; workerId: string }[]> {
    const rows = await this.query<{ id: string; workerId: string }>(
      `SELECT id, worker_id AS "workerId" FROM job_requests WHERE instant_job_id = $1 ORDER BY id`,
      [jobId],
    );
    return rows ?? [];
  }
}

/** The status with which a proxy reports that its server ended without a response. */
const PROXY_LOST_SERVER = 502;

/** Makes one call; a broken or slow call is recorded as unknown. */
async function callServer(port: number, post: RawPost): Promise<Called> {
  const invokedAt = Date.now();
  const unknown = (): Called => ({
    outcome: 'info',
    status: 0,
    retryAfter: 0,
    body: {},
    invokedAt,
    endedAt: Date.now(),
  });
  let caller: RawCaller;
  try {
    caller = await RawCaller.open(port);
  } catch {
    return unknown();
  }
  const timer = setTimeout(() => caller.close(), CALL_TIMEOUT_MS);
  try {
    const answer = await caller.post(post);
    const { status, retryAfter } = answer;
    if (status === PROXY_LOST_SERVER) return unknown();
    const outcome = status < 300 ? 'ok' : status < 500 ? 'fail' : 'info';
    const parsed = outcome === 'ok' ? (JSON.parse(answer.body) as Record<string, unknown>) : {};
    return { outcome, status, retryAfter, body: parsed, invokedAt, endedAt: Date.now() };
  } catch {
    return unknown();
  } finally {
    clearTimeout(timer);
    caller.close();
  }
}
