import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import type { Person } from '../../jobs/tests/people.js';
import { filesIn, PDF } from '../../jobs/tests/sample-files.js';
import { DeleteOldSupportRequestsUseCase } from '../delete-old-support-requests.use-case.js';
import { RemindOfGrievancesUseCase } from '../remind-of-grievances.use-case.js';
import { SupportFiles } from '../support-files.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

describe('what the support does by the clock', () => {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
    staff = await supportStaff(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['support_requests', 'notifications']) await test.dataSource.query(`DELETE FROM ${table}`);
  });
  const titles = async (): Promise<string[]> =>
    ((await staff.get('/api/notifications').expect(200)).body as { title: string }[]).map(({ title }) => title);
  const remind = () => test.app.get(RemindOfGrievancesUseCase).execute();

  it('reminds of a grievance five days before its last day, once', async () => {
    await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn: 4 });
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await titles()).toEqual(['Grievance not answered']);
  });

  it('reminds again on the last day', async () => {
    const { id } = await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn: 4 });
    await remind();
    await test.dataSource.query(
      `UPDATE support_requests SET due_at = clock_timestamp() + interval '6 hours',
         reminded_at = clock_timestamp() - interval '4 days' WHERE id = $1`,
      [id],
    );
    expect([await remind(), await remind()]).toEqual([1, 0]);
  });

  it('reminds of no grievance whose sender was erased and can be told nothing', async () => {
    await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn: 1, age: 6, email: '' });
    expect(await remind()).toBe(0);
    expect(await titles()).toEqual([]);
  });

  it.each([
    ['has more time', { kind: 'grievance', dueIn: 9 } as const],
    ['was solved', { kind: 'grievance', dueIn: 1, status: 'solved' } as const],
    ['is no grievance', { dueIn: -3 } as const],
  ])('reminds of nothing that %s', async (_what, fields) => {
    await saveSupportRequest(test.dataSource, fields);
    expect(await remind()).toBe(0);
  });

  it('tells the staff once that a grievance is not confirmed, while there is still time', async () => {
    const grievance = { kind: 'grievance', dueIn: 14 } as const;
    const { id } = await saveSupportRequest(test.dataSource, grievance);
    const came = (hours: number) =>
      test.dataSource.query(
        'UPDATE support_requests SET created_at = clock_timestamp() - make_interval(hours => $2) WHERE id = $1',
        [id, hours],
      );
    await came(19);
    expect(await remind()).toBe(0);
    await came(21);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await titles()).toEqual(['Grievance not confirmed']);
  });

  it.each([
    ['was confirmed', `acknowledged_at = created_at`],
    ['was answered', `answered_at = clock_timestamp()`],
    ['is no grievance', `kind = 'support'`],
  ])('says nothing of confirming what %s', async (_what, change) => {
    await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn: 14, age: 2 });
    await test.dataSource.query(`UPDATE support_requests SET ${change}`);
    expect(await remind()).toBe(0);
  });

  it('deletes requests with their files a year after they were solved, and nothing before', async () => {
    const before = filesIn(test.config.filesDir);
    const old = await saveSupportRequest(test.dataSource, { status: 'solved', solvedFor: 366 });
    const fresh = await saveSupportRequest(test.dataSource, { status: 'solved', solvedFor: 364 });
    const open = await saveSupportRequest(test.dataSource, { status: 'open', age: 900 });
    const files = test.app.get(SupportFiles);
    const fileId = await files.keepFile({ name: 'bill.pdf', content: PDF });
    expect(await files.attach(test.dataSource.manager, fileId, old.id)).toBe(true);
    expect(await test.app.get(DeleteOldSupportRequestsUseCase).execute()).toBe(1);
    const left: { id: string }[] = await test.dataSource.query('SELECT id FROM support_requests');
    expect(left.map(({ id }) => id).sort()).toEqual([fresh.id, open.id].sort());
    expect(await files.sweep()).toBe(1);
    expect(filesIn(test.config.filesDir)).toBe(before);
  });
});
