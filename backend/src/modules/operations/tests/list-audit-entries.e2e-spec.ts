import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@nukkad/contract/platform/audit';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AuditLog, type NewAuditEntry } from '../../../common/audit/audit-log.js';
import { employer, type Person } from '../../jobs/tests/people.js';

const PATH = '/api/admin/audit-entries';

describe('GET /api/admin/audit-entries', () => {
  let test: TestApp;
  let admin: Person;
  let support: Person;
  beforeAll(async () => {
    test = await createTestApp();
    admin = await employer(test, { staffRole: 'admin' });
    support = await employer(test, { staffRole: 'support', firstName: 'Meena', lastName: 'Iyer' });
  });
  afterAll(() => test.close());

  const record = (entry: Partial<NewAuditEntry>): Promise<void> =>
    test.app.get(AuditLog).record(test.dataSource.manager, { actorId: support.user.id, action: 'user.read', ...entry });
  const list = async (query: string): Promise<AuditEntry[]> =>
    (await admin.get(`${PATH}${query}`).expect(200)).body as AuditEntry[];

  it('returns actor, action, subject and time, newest first, in pages', async () => {
    const subjectId = randomUUID();
    const about = { subjectKind: 'user', subjectId } as const;
    await record(about);
    await record({ ...about, action: 'user.suspended', detail: { days: 7 } });
    const entries = await list(`?subjectId=${subjectId}`);
    const at: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const actor = { actorId: support.user.id, actorName: 'Meena Iyer', at };
    expect(entries).toMatchObject([
      { ...actor, ...about, action: 'user.suspended', detail: { days: 7 } },
      { ...actor, ...about, action: 'user.read', detail: {} },
    ]);
    const first = await admin.get(`${PATH}?subjectId=${subjectId}&limit=1`).expect(200);
    const next = /<(.*)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await admin.get(next).expect(200)).body).toMatchObject([{ action: 'user.read' }]);
  });

  it('returns entries of the same time in a stable order', async () => {
    const subjectId = randomUUID();
    const days = Array.from({ length: 8 }, (_, index) => index);
    await test.dataSource.transaction(async (manager) => {
      for (const day of days) {
        const about = { subjectKind: 'user', subjectId, detail: { days: day } } as const;
        await test.app.get(AuditLog).record(manager, { actorId: support.user.id, action: 'user.suspended', ...about });
      }
    });
    const entries = await list(`?subjectId=${subjectId}`);
    expect(entries.map(({ detail }) => detail['days'])).toEqual(days.reverse());
  });

  it('filters the entries by action or actor', async () => {
    const actorId = randomUUID();
    await record({ actorId, action: 'users.searched', detail: { found: 3 } });
    await record({ actorId, action: 'appeal.decided' });
    expect(await list(`?actorId=${actorId}`)).toHaveLength(2);
    expect(await list(`?actorId=${actorId}&action=users.searched`)).toMatchObject([
      { action: 'users.searched', actorName: null, detail: { found: 3 } },
    ]);
    await admin.get(`${PATH}?action=coffee.drunk`).expect(400);
  });

  it('retains every entry: the database rejects changes and deletions', async () => {
    await record({});
    for (const statement of [
      `UPDATE audit_entries SET action = 'x'`,
      `DELETE FROM audit_entries`,
      `TRUNCATE audit_entries`,
    ]) {
      await expect(test.dataSource.query(statement)).rejects.toThrow('append-only');
    }
  });
});
