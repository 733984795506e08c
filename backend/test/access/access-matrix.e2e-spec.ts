import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '@nukkad/contract/problem';
import { createTestApp, type TestApp } from '../app.js';
import { type ContractCall, contractCalls } from '../contract-samples.js';
import { NOBODY } from '../../src/modules/jobs/tests/people.js';
import { type Caller, CALLERS, type Method, saveCallers } from './access-callers.js';
import { addressOf, bodyOf, headersOf, kindOf } from './access-requests.js';
import { type Kind, RESOURCES } from './access-resources.js';
import type { Ids, World } from './access-world.js';
import { type AccessRule, answersUnder, summaryOf } from './access-rules.js';
import { ACCESS } from './access-table.js';
import { digestTables } from './stored-rows.js';

/** Operations that end a session or a pending deletion, in the order in which they follow all others. */
const LAST = ['revokeOtherSessions', 'undoAccountDeletion', 'logOut', 'confirmLogOut'];
const calls = [...contractCalls].sort((one, other) => LAST.indexOf(one.id) - LAST.indexOf(other.id));

/** The rule for an operation without a row. */
const UNKNOWN: AccessRule = { for: 'everyone', parties: [] };
/** Columns of an admitted caller that names a resource which does not exist, and of one that names none. */
const UNKNOWN_ID = 'admitted caller, unknown id';
const MALFORMED_ID = 'admitted caller, malformed id';
/** Key under which the tables changed by refused requests are listed. */
const CHANGED = 'tables changed by refused requests';
const UNKNOWN_IDS = { id: NOBODY, fileId: NOBODY, file: `${'x'.repeat(43)}.ics` };
const MALFORMED_IDS = { id: '1', fileId: '1' };

/** Returns `admitted` for a response that only the state or the body of a request explains. */
const admission = (answer: string): string => (/^(401|403|404|5\d\d)/.test(answer) ? answer : 'admitted');
const namesUuid = ({ parameters }: ContractCall): boolean =>
  parameters.some((parameter) => parameter.in === 'path' && parameter.schema.format === 'uuid');

describe('the access matrix', () => {
  let test: TestApp;
  let world: World;
  const kept = new Map<Kind, Ids>();
  beforeAll(async () => {
    test = await createTestApp();
    world = { test, callers: await saveCallers(test) };
  });
  afterAll(() => test.close());

  /** Returns a resource of the operation's kind: a new one for an operation that changes it. */
  const idsFor = async (call: ContractCall): Promise<Ids> => {
    const kind = kindOf(call);
    if (!kind) return { id: '' };
    if (call.method !== 'GET') return RESOURCES[kind](world);
    const ids = kept.get(kind) ?? (await RESOURCES[kind](world));
    kept.set(kind, ids);
    return ids;
  };

  /** Returns the response of the event stream, which does not end. */
  const answerOfStream = async (caller: Caller): Promise<string> => {
    const { cookie } = world.callers[caller];
    const response = await fetch(`${test.url}/api/events`, { headers: cookie ? { cookie } : {} });
    if (response.ok) await response.body?.cancel();
    return response.ok ? `${response.status}` : `${response.status} ${((await response.json()) as Problem).code}`;
  };

  /** The status of the answer, and the code of its problem. */
  const answerTo = async (
    caller: Caller,
    call: ContractCall,
    ids: Ids,
    path = addressOf(call, ids),
  ): Promise<string> => {
    if (call.id === 'streamEvents') return answerOfStream(caller);
    const request = world.callers[caller].call(call.method.toLowerCase() as Method, path);
    const { status, body } = await request.set(headersOf(call)).send(bodyOf(call, ids));
    return status < 400 ? `${status}` : `${status} ${(body as Problem).code}`;
  };

  it('has a row for each operation of the contract, and no others', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(contractCalls.map(({ id }) => id).sort());
  });

  const rows = calls.map((call) => {
    const rule = ACCESS[call.id] ?? UNKNOWN;
    return [`${call.method} ${call.path} ${summaryOf(rule)}`, call, rule] as const;
  });

  it.each(rows)('%s', async (_title, call, rule) => {
    const expected: Record<string, string> = answersUnder(rule);
    const admitted = CALLERS.filter((caller) => expected[caller] === 'admitted');
    const refused = CALLERS.filter((caller) => expected[caller] !== 'admitted');
    const answers: Record<string, string> = {};
    const ids = await idsFor(call);
    const before = await digestTables(test.dataSource);
    for (const caller of refused) answers[caller] = await answerTo(caller, call, ids);
    if (kindOf(call)) {
      expected[UNKNOWN_ID] = '404 errors.notFound';
      answers[UNKNOWN_ID] = await answerTo(admitted[0] ?? 'admin', call, ids, addressOf(call, UNKNOWN_IDS));
    }
    if (namesUuid(call)) {
      expected[MALFORMED_ID] = '400 errors.invalid';
      answers[MALFORMED_ID] = await answerTo(admitted[0] ?? 'admin', call, ids, addressOf(call, MALFORMED_IDS));
    }
    expected[CHANGED] = answers[CHANGED] = 'none';
    const after = await digestTables(test.dataSource);
    const changed = Object.keys(before).filter((table) => after[table] !== before[table]);
    if (changed.length > 0) answers[CHANGED] = changed.join(', ');
    // an admitted caller may change the resource: each has a separate one
    for (const caller of admitted) answers[caller] = admission(await answerTo(caller, call, await idsFor(call)));
    expect(answers).toEqual(expected);
  });
});
