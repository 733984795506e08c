import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { SuspensionEntity } from '../entities/suspension.entity.js';
import { endNow, noticesTo, recordedOf, saveSuspension } from './suspension.factory.js';

const path = (id: string): string => `/api/admin/users/${id}/suspension`;

describe('DELETE /api/admin/users/{id}/suspension', () => {
  let test: TestApp;
  let staff: Person;
  let person: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    staff = await seeker(test, { staffRole: 'support' });
    person = await seeker(test);
  });
  const row = (id: string) => test.dataSource.getRepository(SuspensionEntity).findOneByOrFail({ id });

  it('ends a suspension, notifies the person, and records the author', async () => {
    const { id } = await saveSuspension(test.dataSource, { userId: person.id });
    await staff.delete(path(person.id)).expect(204);
    expect(await row(id)).toMatchObject({ liftedBy: staff.id, liftedAt: expect.any(Date), appealState: null });
    expect((await person.get('/api/auth/user').expect(200)).body.suspendedUntil).toBeNull();
    await person.get('/api/user/suspension').expect(404);
    expect(await noticesTo(test.dataSource, person.id)).toEqual(['reinstated']);
    expect(await recordedOf(test.dataSource, staff.id)).toEqual([
      { action: 'user.reinstated', kind: 'user', id: person.id, detail: {} },
    ]);
  });

  it('accepts an appeal that waits', async () => {
    const { id } = await saveSuspension(test.dataSource, {
      ...{ userId: person.id, appealText: 'It was not me.', appealedAt: new Date(), appealState: 'open' },
    });
    await staff.delete(path(person.id)).expect(204);
    expect(await row(id)).toMatchObject({ appealState: 'upheld', decidedBy: staff.id, decidedAt: expect.any(Date) });
  });

  it('reinstates once for two concurrent calls of the staff', async () => {
    await saveSuspension(test.dataSource, { userId: person.id });
    const other = await seeker(test, { staffRole: 'admin' });
    const answers = await Promise.all([staff.delete(path(person.id)), other.delete(path(person.id))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await noticesTo(test.dataSource, person.id)).toHaveLength(1);
  });

  it('returns 404 without an active suspension', async () => {
    await staff.delete(path(person.id)).expect(404);
    await saveSuspension(test.dataSource, { userId: person.id });
    await endNow(test.dataSource, person.id);
    await staff.delete(path(person.id)).expect(404);
    expect(await noticesTo(test.dataSource, person.id)).toEqual([]);
  });

  it('returns 403 to staff for their own account', async () => {
    const { id } = await saveSuspension(test.dataSource, { userId: person.id });
    await test.dataSource.query(`UPDATE users SET staff_role = 'admin' WHERE id = $1`, [person.id]);
    await person.delete(path(person.id)).expect(403);
    expect((await row(id)).liftedAt).toBeNull();
  });
});
