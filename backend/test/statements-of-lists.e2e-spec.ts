import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PUBLIC_JOBS_MAX } from '@nukkad/contract/jobs/public-jobs';
import pg from 'pg';
import { type Caller, saveCallers } from './access/access-callers.js';
import { addressOf } from './access/access-requests.js';
import { type Kind, RESOURCES } from './access/access-resources.js';
import type { Ids, World } from './access/access-world.js';
import { createTestApp, emptyDatabase, type TestApp } from './app.js';
import { type ContractCall, contractCalls, listsOf } from './contract-samples.js';
import { AuditLog } from '../src/common/audit/audit-log.js';
import { saveEngagement } from '../src/modules/engagements/tests/engagement.factory.js';
import { saveInstantJob, saveJobRequest } from '../src/modules/instant-hire/tests/instant-hire.factory.js';
import { saveApplication } from '../src/modules/jobs/tests/application.factory.js';
import { saveMessage } from '../src/modules/messaging/tests/conversation.factory.js';
import { saveUser } from '../src/modules/users/tests/user.factory.js';

const FEW = 5;
const MANY = 50;

interface List {
  caller: Caller;
  /** Adds one item, by the kind of its resource or in a way of its own. */
  add: Kind | ((world: World, ids: Ids) => Promise<unknown>);
  /** The resource in the path. */
  of?: Kind;
  query?: string;
  /** The largest page, where it is smaller than MANY. */
  limit?: number;
}

const NEAR = 'latitude=12.97&longitude=77.6';

/** Who sees each list, and how it grows. */
const LISTS: Record<string, List> = {
  listSessions: { caller: 'worker', add: 'session' },
  listNotifications: { caller: 'worker', add: 'notification' },
  searchUsers: { caller: 'admin', add: 'account', query: 'search=example' },
  listSuspensionAppeals: { caller: 'admin', add: 'suspension' },
  listJobReviews: { caller: 'admin', add: 'jobReview' },
  listJobs: { caller: 'seeker', add: 'job' },
  listMyJobs: { caller: 'owner', add: 'job' },
  listPublicJobs: { caller: 'guest', add: 'job', limit: PUBLIC_JOBS_MAX },
  searchAiJobs: { caller: 'seeker', add: 'job', query: NEAR },
  listMyApplications: { caller: 'worker', add: 'application' },
  listJobApplications: {
    ...{ caller: 'owner', of: 'job' },
    add: async ({ test }, { id }) =>
      saveApplication(test.dataSource, { jobId: id, seekerId: (await saveUser(test.dataSource)).id }),
  },
  listInterviewRequests: { caller: 'worker', add: 'interview' },
  listReceivedInterviewRequests: { caller: 'owner', add: 'arrangedInterview' },
  listConversations: { caller: 'worker', add: 'conversation' },
  listMessages: {
    ...{ caller: 'worker', of: 'conversation' },
    add: ({ test, callers }, { id }) =>
      saveMessage(test.dataSource, { conversationId: id, senderId: callers.owner.id }),
  },
  listMessageReports: { caller: 'admin', add: 'messageReport' },
  listInstantJobs: { caller: 'owner', add: 'instantJob' },
  listRegulars: {
    caller: 'owner',
    add: async ({ test, callers }) => {
      const { id: workerId } = await saveUser(test.dataSource);
      await saveEngagement(test.dataSource, { workerId, employerId: callers.owner.id, status: 'done' });
    },
  },
  listJobRequests: {
    caller: 'worker',
    // equal jobs of one employer wait once
    add: async ({ test, callers }) => {
      const job = await saveInstantJob(test.dataSource, { employerId: callers.owner.id, title: randomUUID() });
      await saveJobRequest(test.dataSource, job, callers.worker.id);
    },
  },
  listAuditEntries: {
    caller: 'admin',
    add: ({ test, callers }) =>
      test.app.get(AuditLog, { strict: false }).record(test.dataSource.manager, {
        actorId: callers.support.id,
        action: 'appeals.listed',
        detail: { found: 1 },
      }),
  },
  listDeadLetters: { caller: 'admin', add: 'deadLetter' },
  listEngagements: { caller: 'worker', add: 'engagement' },
  listAppeals: { caller: 'admin', add: 'appeal' },
  listPayCases: { caller: 'admin', add: 'answeredPayCase' },
  listTimeCorrections: { caller: 'admin', add: 'contestedTimes' },
  listContests: { caller: 'admin', add: 'answeredContest' },
  listReviewCases: { caller: 'admin', add: 'reviewCase' },
  listPapers: { caller: 'worker', add: 'paper' },
  listStaff: { caller: 'admin', add: ({ test }) => saveUser(test.dataSource, { staffRole: 'support' }) },
  listSupportRequests: { caller: 'admin', add: 'supportRequest' },
  listWorkRecords: { caller: 'worker', add: 'workRecord' },
};

/** Lists that do not grow with what people do. */
const FIXED: Record<string, string> = {
  listDemoAccounts: 'two accounts of the demonstration',
  searchPlaces: 'the gazetteer; at most the limit of the call',
  listQueues: 'the queues of the product',
  listReviewBias: 'the groups of a month',
  getSalaryStats: 'the kinds of work',
  getJobActivity: 'the days of a fortnight',
  listHotJobs: 'at most a handful',
  listSavedSearches: 'at most the searches that an account may keep',
  listMyJobsByFigure: 'the rows of listMyJobs that a figure counts',
  listPendingReviews: 'the shifts of two weeks that nobody reviewed; tested with the reviews',
  listCalendarEntries: 'the interviews of listInterviewRequests within days',
  listStatement: 'lines of the ledger; tested with the ledger',
  listOutboxMessages: 'not in production',
};

/**
 * The fixed cost of the calls that browsers make most, in statements: the session with the account and with what is
 * prefetched, then what the call reads. A call that takes more costs every user a round trip.
 */
const FIXED_COST: [caller: Caller, path: string, statements: number][] = [
  ['seeker', '/api/auth/user', 1],
  ['seeker', '/api/notifications', 1],
  ['seeker', `/api/ai-jobs?${NEAR}`, 4],
  ['seeker', `/api/ai-jobs?${NEAR}&search=job`, 4],
  ['seeker', `/api/hot-jobs?${NEAR}`, 3],
  ['seeker', '/api/places?query=Indiranagar', 2],
  ['seeker', '/api/my-applications', 2],
  ['seeker', '/api/job-requests', 2],
  ['seeker', '/api/engagements', 2],
  ['seeker', '/api/conversations', 2],
  ['seeker', `/api/seeker-stats?${NEAR}`, 3],
  ['employer', '/api/my-jobs', 2],
  ['employer', '/api/instant-jobs', 2],
  ['employer', '/api/employer-stats', 2],
  ['seeker', '/api/public/jobs', 2],
  ['guest', '/api/health/live', 0],
];
/** Of so many equal calls the one with the fewest statements counts: background work may add its own to the others. */
const REPEATED = 3;

describe('the statements of a call', () => {
  let test: TestApp;
  let world: World;
  let statements = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  const lists = contractCalls.filter((call) => call.method === 'GET' && listsOf(call).length > 0);

  interface Measure {
    statements: number;
    rows: number;
  }

  const addressOfList = (call: ContractCall, ids: Ids): string => {
    const { query: asked, limit: most = MANY } = LISTS[call.id]!;
    const address = addressOf(call, ids);
    const limit = call.parameters.some(({ name }) => name === 'limit') ? `limit=${most}` : '';
    const [path, required] = address.split('?');
    const parts = [asked ?? required, limit].filter(Boolean);
    return parts.length > 0 ? `${path}?${parts.join('&')}` : (path ?? '');
  };

  const measure = async (call: ContractCall, ids: Ids): Promise<Measure> => {
    const { caller } = LISTS[call.id]!;
    const ask = () => world.callers[caller].call('get', addressOfList(call, ids)).expect(200);
    await ask(); // what the first call of a session notes and reads once
    statements = 0;
    const { body } = (await ask()) as { body: unknown };
    const [field] = listsOf(call);
    const rows = Array.isArray(body) ? body : ((body as Record<string, unknown[]>)[field ?? ''] ?? []);
    return { statements, rows: rows.length };
  };

  beforeAll(async () => {
    // connections take the method as they are opened
    pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
      statements++;
      return query.apply(this, args);
    } as typeof pg.Client.prototype.query;
    test = await createTestApp({ ROLE: 'api' });
    await emptyDatabase(test.dataSource);
    world = { test, callers: await saveCallers(test) };
  });
  afterAll(async () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
    await test.close();
  });

  it('are tested for each list of the contract', () => {
    expect(Object.keys({ ...LISTS, ...FIXED }).sort()).toEqual(lists.map(({ id }) => id).sort());
  });

  it.each(lists.filter(({ id }) => LISTS[id]).map((call) => [call.id, call] as const))(
    'are no more for 50 rows than for 5: %s',
    async (id, call) => {
      const { add, of } = LISTS[id]!;
      const ids = of ? await RESOURCES[of](world) : { id: '' };
      const grow = async (count: number): Promise<void> => {
        for (let index = 0; index < count; index++)
          await (typeof add === 'string' ? RESOURCES[add](world) : add(world, ids));
        await test.dataSource.query('DELETE FROM rate_limits');
      };
      await grow(FEW);
      const few = await measure(call, ids);
      await grow(MANY - FEW);
      const many = await measure(call, ids);
      expect(few.rows).toBeGreaterThanOrEqual(FEW);
      expect(many.rows).toBeGreaterThan(FEW);
      expect(many.statements).toBeLessThanOrEqual(few.statements);
    },
  );

  it.each(FIXED_COST)('have a ceiling: for a %s, %s takes at most %i', async (caller, path, most) => {
    const counts: number[] = [];
    await world.callers[caller].call('get', path).expect(200);
    for (let turn = 0; turn < REPEATED; turn++) {
      statements = 0;
      await world.callers[caller].call('get', path).expect(200);
      counts.push(statements);
    }
    expect(Math.min(...counts)).toBeLessThanOrEqual(most);
  });
});
