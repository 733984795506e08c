import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../test/app.js';
import { AuditChain } from '../common/audit/audit-chain.js';
import { AuditLog } from '../common/audit/audit-log.js';
import { NOBODY } from '../modules/jobs/tests/people.js';
import { verifyAudit } from './verify-audit.js';

describe('the command audit:verify', () => {
  let test: TestApp;
  beforeAll(async () => {
    // the command starts another application, which replaces the session strategy of this process
    test = await createTestApp({}, { own: true });
  });
  afterAll(() => test.close());
  beforeEach(() => emptyDatabase(test.dataSource));

  const record = (found: number) =>
    test.dataSource.transaction((tx) =>
      test.app.get(AuditLog).record(tx, { actorId: NOBODY, action: 'appeals.listed', detail: { found } }),
    );
  const run = async (...args: string[]): Promise<string[]> => {
    const said: string[] = [];
    await verifyAudit(test.config, args, (line) => said.push(line)).catch((error: unknown) => said.push(String(error)));
    return said;
  };
  /** Does behind the back of the product what its triggers refuse. */
  const tamper = (sql: string) =>
    test.dataSource.transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica');
      await tx.query(sql);
    });

  it('prints the head of a chain that nobody touched', async () => {
    expect(await run()).toEqual(['There are no entries.']);
    for (let found = 0; found < 3; found++) await record(found);
    const [line = ''] = await run();
    expect(line).toMatch(/^3 entries, none changed\. Note the head: 3:[0-9a-f]{64}$/);
    const head = line.split(' ').pop() ?? '';
    await record(3);
    expect(await run(head)).toEqual([expect.stringMatching(/^4 entries/)]);
  });

  it('links the entries of transactions at the same time into one chain', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, found) => record(found)));
    expect(await run()).toEqual([expect.stringMatching(/^20 entries, none changed/)]);
  });

  it('finds one changed entry of ten thousand', async () => {
    await test.dataSource.query(
      `INSERT INTO audit_entries (action, detail) SELECT 'appeals.listed', jsonb_build_object('found', n) FROM generate_series(1, 10000) n`,
    );
    await tamper(`UPDATE audit_entries SET detail = '{"found": 0}' WHERE detail = '{"found": 7213}'`);
    const [fault, ...more] = await run();
    expect(fault).toMatch(/^link \d+: its entry \S+ was changed$/);
    expect(more).toEqual([expect.stringContaining('The audit log was tampered with.')]);
  });

  it.each([
    [
      'an entry that was removed',
      'DELETE FROM audit_entries WHERE detail = \'{"found": 1}\'',
      /its entry \S+ is missing/,
    ],
    ['an entry that was added', `INSERT INTO audit_entries (action) VALUES ('appeals.listed')`, /has no link/],
    ['a link in front of the first one', `INSERT INTO audit_links SELECT -1, gen_random_uuid(), ''`, /link -1: /],
    ['a link that was removed', 'DELETE FROM audit_links WHERE sequence = 2', /links before it are missing/],
    ['an author who was changed', 'UPDATE audit_entries SET actor_id = NULL', /was changed/],
    ['a time that was changed', `UPDATE audit_entries SET at = at - interval '1 microsecond'`, /was changed/],
  ])('finds %s', async (_name, sql, fault) => {
    for (let found = 0; found < 3; found++) await record(found);
    await tamper(sql);
    expect((await run()).join('\n')).toMatch(fault);
  });

  it('finds that the end of the chain was cut off, by a head that was noted', async () => {
    for (let found = 0; found < 3; found++) await record(found);
    const head = (await run())[0]?.split(' ').pop() ?? '';
    await tamper('DELETE FROM audit_entries WHERE id = (SELECT entry_id FROM audit_links WHERE sequence = 3)');
    await tamper('DELETE FROM audit_links WHERE sequence = 3');
    expect(await run()).toEqual([expect.stringMatching(/^2 entries/)]);
    expect((await run(head))[0]).toBe('the noted head 3 is not in the chain');
  });

  it('reads the chain in pages that find the same as one', async () => {
    for (let found = 0; found < 7; found++) await record(found);
    const chain = test.app.get(AuditChain, { strict: false });
    expect(await chain.verify(undefined, 3)).toEqual(await chain.verify());
    expect((await chain.verify(undefined, 3)).faults).toEqual([]);
    await tamper('DELETE FROM audit_links WHERE sequence = 3');
    await tamper(`UPDATE audit_entries SET detail = '{"found": 9}' WHERE detail = '{"found": 6}'`);
    const { faults } = await chain.verify(undefined, 3);
    expect(faults).toEqual([
      'link 4: links before it are missing',
      expect.stringMatching(/^link 7: its entry \S+ was changed$/),
      expect.stringMatching(/^entry \S+ has no link$/),
    ]);
    expect(faults).toEqual((await chain.verify()).faults);
  });

  it.each([['now'], ['3:abc'], ['3']])('refuses the argument %s', async (argument) => {
    expect((await run(argument))[0]).toContain('Use: audit:verify');
  });
});
