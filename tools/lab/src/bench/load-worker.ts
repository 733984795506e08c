import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Settings of the load, which runs in a separate thread so that it does not delay the measuring code. */
export interface LoadSettings {
  port: number;
  connections: number;
  seconds: number;
  /** Paths, one after the other. */
  paths: string[];
  /** The session of each connection. */
  cookies: string[];
  /** Whether there is a session for each path instead; each path then has one call before any has the next one. */
  isCookieOfPath?: boolean;
  /** Whether a refused caller waits for the time given in the response. */
  patient: boolean;
}

/** Results of the load. */
export interface LoadResult {
  /** Milliseconds of each answer with status 200. */
  times: number[];
  refused: number;
  /** Other responses, and calls without a response, by kind. */
  failures: Record<string, number>;
}

const settings = workerData as LoadSettings;
const result: LoadResult = { times: [], refused: 0, failures: {} };
const agent = new Agent({ keepAlive: true, maxSockets: settings.connections });
const end = performance.now() + settings.seconds * 1000;

interface Answered {
  status: number;
  retryAfter: number;
}

function call(path: string, cookie: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port: settings.port, path, headers: { cookie } }, (answer) => {
      const retryAfter = Number(answer.headers['retry-after'] ?? 0);
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter }))
        .on('error', reject);
    }).on('error', reject);
  });
}

async function person(index: number): Promise<void> {
  const step = settings.isCookieOfPath ? settings.connections : 1;
  for (let turn = index; performance.now() < end; turn += step) {
    const startedAt = performance.now();
    try {
      const path = settings.paths[turn % settings.paths.length]!;
      const session = settings.isCookieOfPath ? turn : index;
      const { status, retryAfter } = await call(path, settings.cookies[session % settings.cookies.length]!);
      if (status === 200) result.times.push(performance.now() - startedAt);
      else if (status === 503) result.refused++;
      else fail(`status ${status} of ${path}`);
      if (settings.patient && status === 503) await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    } catch (error) {
      fail((error as Error).message);
    }
  }
}

const fail = (what: string): void => void (result.failures[what] = (result.failures[what] ?? 0) + 1);

await Promise.all(Array.from({ length: settings.connections }, (_, index) => person(index)));
agent.destroy();
parentPort?.postMessage(result);
