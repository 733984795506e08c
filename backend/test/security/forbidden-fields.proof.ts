import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../app.js';
import { type ContractCall, contractCalls, formsOf } from '../contract-samples.js';
import { addressOf } from '../access/access-requests.js';
import { digestTables } from '../access/stored-rows.js';
import { bodyForms } from '../schemas/request-violations.js';
import { sendRaw } from '../send-raw.js';
import { signIn } from '../../src/modules/auth/tests/signed-in.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import { reportFigure } from './figures.js';
import { asForm } from './near-valid-requests.js';

/** Columns and properties that only the server sets, each with a value that somebody would gain by. */
const FORBIDDEN: Record<string, unknown> = {
  // own properties, as a parser of JSON makes them; a literal would set the prototype
  ...(JSON.parse('{"__proto__": {"staffRole": "admin"}}') as object),
  constructor: { prototype: { staffRole: 'admin' } },
  ...{ id: '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c', userId: '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c' },
  ...{ employerId: '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c', workerId: '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c' },
  ...{ ownerId: '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c', actorId: '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c' },
  ...{ staffRole: 'admin', isAdmin: true, roles: ['admin'], permissions: ['*'], passwordHash: 'x', sessionId: 'x' },
  ...{ emailVerifiedAt: '2026-01-01T00:00:00Z', phoneVerifiedAt: '2026-01-01T00:00:00Z', emailVerified: true },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', deletedAt: null, suspendedUntil: null },
  ...{ balance: 1_000_000, credits: 1_000_000, fee: 0, rating: 5, isVerified: true, isFeatured: true, score: 1 },
};
const FIELDS = 25;

describe('a field that only the server sets', () => {
  const writes = contractCalls.filter(({ method, body }) => method !== 'GET' && body);
  /** Calls whose form has texts beside its file. */
  const forms = writes.filter(({ form }) => form?.$ref);
  let test: TestApp;
  let cookie: string;
  const counts = { calls: 0, sent: 0, taken: 0 };
  beforeAll(async () => {
    test = await createTestApp();
    cookie = await signIn(test.app, await saveUser(test.dataSource, { role: 'both', staffRole: 'admin' }));
  });
  afterAll(async () => {
    await test.close();
    const { calls, sent, taken } = counts;
    reportFigure({
      what: 'mass assignment: writes with a body, as JSON or as a form',
      measured: calls,
      target: 'all of the contract',
      met: calls === writes.length + forms.length,
    });
    reportFigure({
      what: 'mass assignment: forbidden fields sent',
      measured: sent,
      target: '25 on every write',
      met: sent === calls * FIELDS,
    });
    reportFigure({ what: 'mass assignment: fields that were taken', measured: taken, target: '0', met: taken === 0 });
  });

  const ID = '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';
  const IDS = { id: ID, fileId: ID, reference: 'NK-7F3K-Q2MX' };

  /** Forbidden fields that the body of the call does not have. */
  const fieldsFor = (call: ContractCall): string[] => {
    const known = new Set(formsOf(call.body ?? {}).flatMap((form) => Object.keys(form.properties ?? {})));
    return Object.keys(FORBIDDEN)
      .filter((field) => !known.has(field))
      .slice(0, FIELDS);
  };

  it.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is refused in the body of %s',
    async (_name, call: ContractCall) => {
      const { valid } = bodyForms(call)[0]!;
      const fields = fieldsFor(call);
      const before = await digestTables(test.dataSource);
      const taken: string[] = [];
      for (const field of fields) {
        const body = { ...(valid as object), [field]: FORBIDDEN[field] };
        const { status } = await sendRaw(test, cookie, { method: call.method, address: addressOf(call, IDS), body });
        if (status !== 400) taken.push(`${field}: ${status}`);
      }
      counts.calls++;
      counts.sent += fields.length;
      counts.taken += taken.length;
      expect(taken).toEqual([]);
      expect(fields).toHaveLength(FIELDS);
      const after = await digestTables(test.dataSource);
      const changed = Object.keys(before).filter((table) => after[table] !== before[table]);
      expect(changed).toEqual([]);
    },
  );

  it.each(forms.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is refused in the form of %s',
    async (_name, call: ContractCall) => {
      const valid = bodyForms(call)[0]!.valid as Record<string, unknown>;
      const send = async (fields: Record<string, unknown>): Promise<number> => {
        const response = await fetch(test.url + addressOf(call, IDS), {
          method: call.method,
          headers: { cookie, 'x-requested-with': 'fetch', 'idempotency-key': randomUUID() },
          body: asForm(fields, undefined),
        });
        return response.status;
      };
      const fields = fieldsFor(call);
      const before = await digestTables(test.dataSource);
      const taken: string[] = [];
      for (const field of fields) {
        const status = await send({ ...valid, [field]: FORBIDDEN[field] });
        if (status !== 400) taken.push(`${field}: ${status}`);
      }
      counts.calls++;
      counts.sent += fields.length;
      counts.taken += taken.length;
      expect(taken).toEqual([]);
      const after = await digestTables(test.dataSource);
      expect(Object.keys(before).filter((table) => after[table] !== before[table])).toEqual([]);
      // it is the field that is refused
      expect(await send(valid)).not.toBe(400);
    },
  );
});
