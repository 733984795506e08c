import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SUPPORT_REMINDER_HOURS } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import type { Person } from '../../jobs/tests/people.js';
import { filesIn, PDF } from '../../jobs/tests/sample-files.js';
import { savePhoneUser } from '../../users/tests/user.factory.js';
import { DeleteOldSupportRequestsUseCase } from '../delete-old-support-requests.use-case.js';
import { RemindOfRequestsUseCase } from '../remind-of-requests.use-case.js';
import { SupportFiles } from '../support-files.js';
import { saveSupportRequest, supportStaff } from './support-request.factory.js';

describe('scheduled jobs of the support', () => {
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
  const remind = () => test.app.get(RemindOfRequestsUseCase).execute();

  /** Backdates a request so that these hours are left until it is due. */
  const leaveHours = (id: string, hours: number) =>
    test.dataSource.query(
      `UPDATE support_requests SET due_at = clock_timestamp() + make_interval(mins => $2),
         reminded_at = reminded_at - (due_at - clock_timestamp() - make_interval(mins => $2)) WHERE id = $1`,
      [id, hours * 60],
    );

  it.each([
    ['a grievance', 'grievance', 'Grievance not answered'],
    ['an order', 'order', 'Order not acted on'],
  ] as const)('reminds of %s at both times before it is due, once each', async (_what, kind, title) => {
    const { first, last } = SUPPORT_REMINDER_HOURS[kind];
    const { id } = await saveSupportRequest(test.dataSource, { kind });
    await leaveHours(id, first + 0.1);
    expect(await remind()).toBe(0);
    await leaveHours(id, first - 0.1);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    await leaveHours(id, last + 0.1);
    expect(await remind()).toBe(0);
    await leaveHours(id, last - 0.1);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await titles()).toEqual([title, title]);
  });

  it('reminds of the grievance of an account without an e-mail address, which is answered in the account', async () => {
    const { id: userId } = await savePhoneUser(test.dataSource);
    await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn: 1, email: '', userId });
    expect(await remind()).toBe(1);
  });

  it('reminds of an order with an unreachable sender', async () => {
    const { id } = await saveSupportRequest(test.dataSource, { kind: 'order', email: '' });
    await leaveHours(id, 1);
    expect(await remind()).toBe(1);
  });

  it('sends no reminder of a grievance with an erased, unreachable sender', async () => {
    await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn: 1, age: 6, email: '' });
    expect(await remind()).toBe(0);
    expect(await titles()).toEqual([]);
  });

  it.each([
    ['has more time', { kind: 'grievance', dueIn: 9 } as const],
    ['was solved', { kind: 'grievance', dueIn: 1, status: 'solved' } as const],
    ['is no grievance', { dueIn: -3 } as const],
  ])('sends no reminder of a request that %s', async (_what, fields) => {
    await saveSupportRequest(test.dataSource, fields);
    expect(await remind()).toBe(0);
  });

  it('sends no reminder of an answered request', async () => {
    await saveSupportRequest(test.dataSource, { kind: 'order', dueIn: 0 });
    await test.dataSource.query('UPDATE support_requests SET answered_at = clock_timestamp()');
    expect(await remind()).toBe(0);
  });

  it('notifies the staff once of an unconfirmed grievance, while there is still time', async () => {
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
  ])('sends no notice about the confirmation of a request that %s', async (_what, change) => {
    await saveSupportRequest(test.dataSource, { kind: 'grievance', dueIn: 14, age: 2 });
    await test.dataSource.query(`UPDATE support_requests SET ${change}`);
    expect(await remind()).toBe(0);
  });

  it('deletes an upload that no request took, five minutes after its half hour', async () => {
    const files = test.app.get(SupportFiles);
    await files.storeFile({ name: 'bill.pdf', content: PDF });
    const sweepAfter = async (minutes: number): Promise<number> => {
      await test.dataSource.query('UPDATE support_files SET expires_at = expires_at - make_interval(mins => $1)', [
        minutes,
      ]);
      return files.sweep();
    };
    expect([await sweepAfter(34), await sweepAfter(2)]).toEqual([0, 1]);
  });

  it('deletes requests with their files a year after they were solved, and nothing before', async () => {
    const before = filesIn(test.config.filesDir);
    const old = await saveSupportRequest(test.dataSource, { status: 'solved', solvedFor: 366 });
    const fresh = await saveSupportRequest(test.dataSource, { status: 'solved', solvedFor: 364 });
    const open = await saveSupportRequest(test.dataSource, { status: 'open', age: 900 });
    const files = test.app.get(SupportFiles);
    const fileId = await files.storeFile({ name: 'bill.pdf', content: PDF });
    expect(await files.attach(test.dataSource.manager, fileId, old.id)).toBe(true);
    expect(await test.app.get(DeleteOldSupportRequestsUseCase).execute()).toBe(1);
    const left: { id: string }[] = await test.dataSource.query('SELECT id FROM support_requests');
    expect(left.map(({ id }) => id).sort()).toEqual([fresh.id, open.id].sort());
    expect(await files.sweep()).toBe(1);
    expect(filesIn(test.config.filesDir)).toBe(before);
  });
});
