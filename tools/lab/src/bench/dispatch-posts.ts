import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateInstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { RawCaller } from './raw-caller.js';
import type { LogLine, ServerProcess } from './server-process.js';
import { metropolisHubs, positionIn } from './worker-market.js';

const POST_PATH = '/api/instant-jobs';
const SEED = 11;
/**
 * Pause between an answer and the next post, in milliseconds: some five posts per second, while a worker sends their
 * messages.
 */
const PAUSE_MS = 150;

/** Results of posting, one number per post; times in milliseconds. */
export interface MeasuredPosts {
  /** Server-side latency by its access log. */
  times: number[];
  /** Client-side latency in milliseconds. */
  roundTrips: number[];
  workersFound: number[];
  asked: number[];
}

/** Returns a job somewhere in the metropolis, as the form sends it. */
function makePost(random: SeededRandom): Partial<CreateInstantJob> {
  const hub = random.pick(metropolisHubs());
  return {
    title: 'Helpers for the evening',
    category: random.pick(JOB_CATEGORY_IDS),
    location: 'Bengaluru',
    ...positionIn(hub, random),
    urgency: random.pick(['asap', 'asap', 'within_24h', 'flexible'] as const),
    openings: 1 + random.below(10),
    minRate: 80 + random.below(100),
    maxRate: 200,
    currency: 'INR',
  };
}

/** Posts jobs of the employers with these sessions in turn, one after the other over one connection, with a pause in between. */
export async function postJobs(
  server: ServerProcess,
  cookies: readonly string[],
  posts: number,
): Promise<MeasuredPosts> {
  const random = new SeededRandom(SEED);
  const measured: MeasuredPosts = { times: [], roundTrips: [], workersFound: [], asked: [] };
  const logged = nextLogged(server);
  const caller = await RawCaller.open(server.port);
  try {
    for (let index = 0; index < posts; index++) {
      const line = logged();
      const cookie = cookies[index % cookies.length]!;
      const answer = await caller.post({ path: POST_PATH, cookie, body: makePost(random) });
      if (answer.status !== 201) throw new Error(`A post was answered with ${answer.status}: ${answer.body}`);
      const { workersFound, notificationsSent } = JSON.parse(answer.body) as {
        workersFound: number;
        notificationsSent: number;
      };
      measured.times.push((await line).milliseconds ?? NaN);
      measured.roundTrips.push(answer.ms);
      measured.workersFound.push(workersFound);
      measured.asked.push(notificationsSent);
      await sleep(PAUSE_MS);
    }
  } finally {
    caller.close();
  }
  return measured;
}

/** Returns a function that waits for the next post in the server's log. */
function nextLogged(server: ServerProcess): () => Promise<LogLine> {
  let tell: ((line: LogLine) => void) | undefined;
  server.onLog((line) => {
    if (line.event === 'request' && line.method === 'POST' && line.path === POST_PATH) tell?.(line);
  });
  return () => new Promise((resolve) => (tell = resolve));
}
