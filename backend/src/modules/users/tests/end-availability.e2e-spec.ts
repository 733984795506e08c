import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { EndAvailability } from '../end-availability.use-case.js';
import type { UserEntity } from '../entities/user.entity.js';
import { PersonalDataRegistry } from '../personal-data-registry.js';
import { availabilityById, saveAvailability } from './availability.factory.js';
import { saveUser } from './user.factory.js';

const DAY_MS = 86_400_000;
const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);

describe('the end of availability', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM worker_availabilities');
  });

  const worker = async (fields: Parameters<typeof saveAvailability>[2] = {}): Promise<UserEntity> => {
    const user = await saveUser(test.dataSource);
    await saveAvailability(test.dataSource, user.id, fields);
    return user;
  };
  const ending = () => test.app.get(EndAvailability, { strict: false });
  const isOn = async ({ id }: UserEntity) => (await availabilityById(test.dataSource, id))?.available;
  const told = async ({ id }: UserEntity): Promise<number> => {
    const rows: object[] = await test.dataSource.query(`SELECT topic FROM events WHERE user_id = $1`, [id]);
    return rows.length;
  };

  it('is executed by its task, switches off and updates the account’s open pages once', async () => {
    const endsAt = ago(1000);
    const user = await worker({ endsAt });
    await ending().execute({ userId: user.id });
    await ending().execute({ userId: user.id });
    expect(await availabilityById(test.dataSource, user.id)).toMatchObject({
      available: false,
      endsAt: null,
      switchedOffAt: endsAt,
      categories: ['delivery'],
    });
    expect(await told(user)).toBe(1);
  });

  it('is not executed by an old task after it was switched on again', async () => {
    const user = await worker({ endsAt: new Date(Date.now() + 60_000) });
    await ending().execute({ userId: user.id });
    expect([await isOn(user), await told(user)]).toEqual([true, 0]);
  });

  it('is not executed by an old task after weekly hours were set', async () => {
    const user = await worker({ weekMinutes: '{[0,60)}' });
    await ending().execute({ userId: user.id });
    expect([await isOn(user), await told(user)]).toEqual([true, 0]);
  });

  it('is not executed twice, nor for a deleted account', async () => {
    const switchedOffAt = ago(DAY_MS);
    const user = await worker({ available: false, switchedOffAt });
    await ending().execute({ userId: user.id });
    expect(await availabilityById(test.dataSource, user.id)).toMatchObject({ switchedOffAt });
    await ending().execute({ userId: '00000000-0000-4000-8000-000000000000' });
  });

  it('is executed by the sweep once for all accounts that no task has ended', async () => {
    const over = [await worker({ endsAt: ago(1000) }), await worker({ endsAt: ago(DAY_MS) })];
    const on = [await worker(), await worker({ weekMinutes: '{[0,60)}' })];
    expect(await ending().sweep()).toBe(2);
    expect(await ending().sweep()).toBe(0);
    expect(await Promise.all(over.map(isOn))).toEqual([false, false]);
    expect(await Promise.all(over.map(told))).toEqual([1, 1]);
    expect(await Promise.all(on.map(isOn))).toEqual([true, true]);
    expect(await Promise.all(on.map(told))).toEqual([0, 0]);
  });

  it('is visible to its owner at its time, before a task has executed it', async () => {
    const user = await worker({ endsAt: ago(1) });
    const cookie = await signIn(test.app, user);
    const { body } = await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200);
    expect(body.availability).toMatchObject({ available: false, endsAt: null, hasPosition: true });
    expect(await isOn(user)).toBe(true);
  });

  it('deletes the position 30 days later, and no sooner', async () => {
    const [late, early] = [
      await worker({ available: false, switchedOffAt: ago(30 * DAY_MS + 1000) }),
      await worker({ available: false, switchedOffAt: ago(30 * DAY_MS - 60_000) }),
    ];
    const on = await worker({ weekMinutes: '{[0,60)}' });
    expect(await ending().deletePositions()).toBe(1);
    expect(await ending().deletePositions()).toBe(0);
    const points = [late, early, on].map(async ({ id }) => (await availabilityById(test.dataSource, id))?.point);
    expect((await Promise.all(points)).map((point) => point !== null)).toEqual([false, true, true]);
  });

  it('is executed when the owner requests the deletion of the account', async () => {
    const user = await worker({ weekMinutes: '{[0,60)}' });
    const holders = test.app.get(PersonalDataRegistry, { strict: false }).listHolders();
    await test.dataSource.transaction(async (tx) => {
      for (const holder of holders) await holder.onDeletionRequested?.(tx, user.id);
    });
    expect(await availabilityById(test.dataSource, user.id)).toMatchObject({
      available: false,
      switchedOffAt: expect.any(Date),
    });
  });
});
