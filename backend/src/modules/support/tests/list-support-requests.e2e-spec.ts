import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SupportRequestSummary } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import type { Person } from '../../jobs/tests/people.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

const PATH = '/api/admin/support-requests';

describe('GET /api/admin/support-requests', () => {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
    staff = await supportStaff(test);
  });
  afterAll(() => test.close());
  beforeEach(() => test.dataSource.query('DELETE FROM support_requests'));

  const list = async (query = ''): Promise<SupportRequestSummary[]> =>
    (await staff.get(`${PATH}${query}`).expect(200)).body as SupportRequestSummary[];
  const references = async (query: string) => (await list(query)).map(({ reference }) => reference);

  it('returns sender, subject and overdue state of requests, newest first', async () => {
    const old = await saveSupportRequest(test.dataSource, { age: 3, dueIn: -2, message: 'x'.repeat(500) });
    const fresh = await saveSupportRequest(test.dataSource);
    const [first, second] = await list();
    expect(first).toMatchObject({
      ...{ reference: fresh.reference, kind: 'support', status: 'new', firstName: 'Asha', lastName: 'Rao' },
      ...{ city: 'Bengaluru', excerpt: 'I cannot sign in.', isOverdue: false, assignee: null, hasAttachment: false },
    });
    expect(second).toMatchObject({ reference: old.reference, isOverdue: true });
    expect(second?.excerpt).toHaveLength(160);
  });

  it('filters by status, kind or assignee', async () => {
    const solved = await saveSupportRequest(test.dataSource, { status: 'solved', solvedFor: 1 });
    const grievance = await saveSupportRequest(test.dataSource, { kind: 'grievance' });
    await test.dataSource.query('UPDATE support_requests SET assignee_id = $1 WHERE id = $2', [staff.id, grievance.id]);
    expect(await references('?status=solved')).toEqual([solved.reference]);
    expect(await references('?kind=grievance')).toEqual([grievance.reference]);
    expect(await references(`?assignee=${staff.id}`)).toEqual([grievance.reference]);
    await staff.get(`${PATH}?status=lost`).expect(400);
  });

  it('finds a request by reference, address, name and text, and treats wildcards as plain text', async () => {
    const one = await saveSupportRequest(test.dataSource, { email: 'ravi@example.com', message: 'I paid 100% twice' });
    await saveSupportRequest(test.dataSource, { email: 'meera@example.com', message: 'Where is my job?' });
    for (const words of [one.reference.toLowerCase(), 'ravi@', 'paid 100%']) {
      expect(await references(`?search=${encodeURIComponent(words)}`)).toEqual([one.reference]);
    }
    expect(await references('?search=asha%20rao')).toHaveLength(2);
    expect(await references('?search=%25')).toEqual([one.reference]);
  });

  it('returns the list in pages', async () => {
    const saved = [
      await saveSupportRequest(test.dataSource, { age: 3 }),
      await saveSupportRequest(test.dataSource, { age: 2 }),
      await saveSupportRequest(test.dataSource, { age: 1 }),
    ];
    const first = await staff.get(`${PATH}?limit=2`).expect(200);
    const next = /<(.*)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await staff.get(next).expect(200)).body).toMatchObject([{ reference: saved[0]?.reference }]);
  });

  it('writes the number of results to the audit log, without the search text', async () => {
    await list('?search=ravi');
    const entries: unknown = await test.dataSource.query(
      `SELECT action, detail FROM audit_entries WHERE actor_id = $1 ORDER BY at DESC LIMIT 1`,
      [staff.id],
    );
    expect(entries).toEqual([{ action: 'support_requests.listed', detail: { found: 0, searched: true } }]);
  });
});
