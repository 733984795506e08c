import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_ACTED_HOURS, SUPPORT_TRANSITIONS, SUPPORT_STATUSES } from '@nukkad/contract/support/support';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { auditOf, saveSupportRequest, supportStaff } from './support-request.factory.js';

const path = (id: string): string => `/api/admin/support-requests/${id}`;

describe('PATCH /api/admin/support-requests/:id', () => {
  let test: TestApp;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
    staff = await supportStaff(test);
  });
  afterAll(() => test.close());

  const moves = SUPPORT_STATUSES.flatMap((from) => SUPPORT_STATUSES.map((to) => [from, to] as const));
  it.each(moves)('moves from %s to %s only where the state table allows it', async (from, to) => {
    const { id } = await saveSupportRequest(test.dataSource, { status: from });
    const isAllowed = from === to || SUPPORT_TRANSITIONS[from].includes(to);
    await staff
      .patch(path(id))
      .send({ status: to, version: 1 })
      .expect(isAllowed ? 200 : 409);
    const rows: { status: string; version: number }[] = await test.dataSource.query(
      'SELECT status, version FROM support_requests WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([isAllowed ? { status: to, version: 2 } : { status: from, version: 1 }]);
  });

  it('assigns a request to staff, opens it, and removes the assignment', async () => {
    const { id } = await saveSupportRequest(test.dataSource);
    const given = await staff.patch(path(id)).send({ assignee: staff.id, version: 1 }).expect(200);
    expect(given.body).toMatchObject({ status: 'open', assignee: { id: staff.id, name: 'Meena Iyer' }, version: 2 });
    const absent = await staff.patch(path(id)).send({ status: 'waiting', version: 2 }).expect(200);
    expect(absent.body).toMatchObject({ status: 'waiting', assignee: { id: staff.id } });
    const taken = await staff.patch(path(id)).send({ assignee: null, version: 3 }).expect(200);
    expect(taken.body).toMatchObject({ status: 'waiting', assignee: null });
    expect(await auditOf(test.dataSource, id)).toEqual(Array(3).fill('support_request.changed'));
  });

  it('records the author, the field and the value of a change', async () => {
    const { id } = await saveSupportRequest(test.dataSource);
    await staff.patch(path(id)).send({ assignee: staff.id, version: 1 }).expect(200);
    await staff.patch(path(id)).send({ status: 'waiting', version: 2 }).expect(200);
    await staff.patch(path(id)).send({ kind: 'order', assignee: null, version: 3 }).expect(200);
    const entries: unknown = await test.dataSource.query(
      `SELECT actor_id AS actor, subject_kind AS kind, detail FROM audit_entries WHERE subject_id = $1 ORDER BY id`,
      [id],
    );
    const details = [{ assignee: staff.id }, { status: 'waiting' }, { kind: 'order', assignee: 'nobody' }];
    expect(entries).toEqual(details.map((detail) => ({ actor: staff.id, kind: 'support_request', detail })));
  });

  it('rejects closing an unanswered grievance, unless the sender is unreachable', async () => {
    const { id } = await saveSupportRequest(test.dataSource, { kind: 'grievance' });
    const { body } = await staff.patch(path(id)).send({ status: 'solved', version: 1 }).expect(409);
    expect(body).toMatchObject({ detail: 'Please answer the grievance before you close it.' });
    await staff
      .post(`${path(id)}/replies`)
      .send({ text: 'Done.', version: 1 })
      .expect(201);
    await staff.patch(path(id)).send({ status: 'solved', version: 2 }).expect(200);
    const gone = await saveSupportRequest(test.dataSource, { kind: 'grievance', email: '' });
    await staff.patch(path(gone.id)).send({ status: 'solved', version: 1 }).expect(200);
  });

  it('records the time at which a request was solved, until it is opened again', async () => {
    const { id } = await saveSupportRequest(test.dataSource, { status: 'open' });
    const solvedAt = async (): Promise<Date | null> => {
      const rows: { at: Date | null }[] = await test.dataSource.query(
        'SELECT solved_at AS at FROM support_requests WHERE id = $1',
        [id],
      );
      return rows[0]!.at;
    };
    await staff.patch(path(id)).send({ status: 'solved', version: 1 }).expect(200);
    const solved = await solvedAt();
    expect(solved).toBeInstanceOf(Date);
    await staff.patch(path(id)).send({ assignee: staff.id, version: 2 }).expect(200);
    expect(await solvedAt()).toEqual(solved);
    await staff.patch(path(id)).send({ status: 'open', version: 3 }).expect(200);
    expect(await solvedAt()).toBeNull();
  });

  it('restarts the reminders of a request with a changed kind, and of no other', async () => {
    const { id } = await saveSupportRequest(test.dataSource, { kind: 'grievance' });
    await test.dataSource.query('UPDATE support_requests SET reminded_at = clock_timestamp() WHERE id = $1', [id]);
    const isReminded = async (): Promise<boolean> => {
      const rows: { at: Date | null }[] = await test.dataSource.query(
        'SELECT reminded_at AS at FROM support_requests WHERE id = $1',
        [id],
      );
      return rows[0]!.at !== null;
    };
    await staff.patch(path(id)).send({ kind: 'grievance', version: 1 }).expect(200);
    expect(await isReminded()).toBe(true);
    await staff.patch(path(id)).send({ kind: 'order', version: 2 }).expect(200);
    expect(await isReminded()).toBe(false);
  });

  it('sets the deadline of the new kind when the kind of a request changes', async () => {
    const { id } = await saveSupportRequest(test.dataSource, { dueIn: 9 });
    const { body } = (await staff.patch(path(id)).send({ kind: 'order', version: 1 }).expect(200)) as {
      body: { kind: string; createdAt: string; dueAt: string };
    };
    expect(body).toMatchObject({ kind: 'order', version: 2 });
    const hours = (Date.parse(body.dueAt) - Date.parse(body.createdAt)) / 3_600_000;
    expect(Math.round(hours * 100) / 100).toBe(ORDER_ACTED_HOURS);
    const same = await staff.patch(path(id)).send({ kind: 'order', version: 2 }).expect(200);
    expect(same.body).toMatchObject({ dueAt: body.dueAt });
  });

  it('rejects an assignee who is not staff, whether the account exists or not, and changes nothing', async () => {
    const { id } = await saveSupportRequest(test.dataSource);
    const former = await supportStaff(test, 'Former');
    await test.dataSource.query('UPDATE users SET staff_role = NULL WHERE id = $1', [former.id]);
    for (const assignee of [NOBODY, (await seeker(test)).id, former.id]) {
      const { body } = await staff.patch(path(id)).send({ assignee, version: 1 }).expect(400);
      expect(body).toMatchObject({ errors: [{ field: 'assignee' }] });
    }
    const rows: unknown = await test.dataSource.query(
      'SELECT assignee_id, version FROM support_requests WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ assignee_id: null, version: 1 }]);
  });

  it('returns the current request to a caller with an older version, and changes nothing', async () => {
    const { id } = await saveSupportRequest(test.dataSource);
    await staff.patch(path(id)).send({ status: 'open', version: 1 }).expect(200);
    const { body } = await staff.patch(path(id)).send({ status: 'solved', version: 1 }).expect(409);
    expect(body).toMatchObject({ current: { status: 'open', version: 2 } });
  });
});
