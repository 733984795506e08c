import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { setSqlClock } from '../../../../test/sql-clock.js';
import { seeker } from '../../jobs/tests/people.js';
import { CurrentUserReadModel } from '../../users/users.public.js';
import { SuspensionReadModel } from '../suspension.read-model.js';
import { inDays, saveSuspension, SUSPEND } from './suspension.factory.js';

const PATH = '/api/user/suspension';

describe('GET /api/user/suspension', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns the reason, the end and the appeal to the person, without the author', async () => {
    const [staff, person] = [await seeker(test, { staffRole: 'support' }), await seeker(test)];
    const { startsAt, endsAt } = await saveSuspension(test.dataSource, { userId: person.id, suspendedBy: staff.id });
    const facts = {
      ...{ reason: 'fraud', text: SUSPEND.text },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    };
    expect((await person.get(PATH).expect(200)).body).toEqual({ ...facts, appeal: null });
    await person.post(`${PATH}/appeal`).send({ text: 'The shop moved.' }).expect(201);
    const { body, headers } = await person.get(PATH).expect(200);
    expect(body).toMatchObject({ appeal: { text: 'The shop moved.', state: 'open', note: null, decidedAt: null } });
    expect(JSON.stringify(body)).not.toContain(staff.id);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('ends the suspension at its end, by the clock of the database', async () => {
    const person = await seeker(test);
    const { endsAt } = await saveSuspension(test.dataSource, { userId: person.id });
    const runsAt = (moment: number) =>
      test.dataSource.transaction(async (tx) => {
        await setSqlClock(tx, new Date(moment).toISOString());
        const running = await test.app.get(SuspensionReadModel).findOwnRunning(person.id, tx);
        const account = await test.app.get(CurrentUserReadModel).get(person.id, tx);
        return [running !== null, account.suspendedUntil !== null];
      });
    expect(await runsAt(endsAt.getTime() - 1)).toEqual([true, true]);
    expect(await runsAt(endsAt.getTime())).toEqual([false, false]);
  });

  it('returns 404 for a suspension that was lifted or has ended', async () => {
    const [person, other, free] = [await seeker(test), await seeker(test), await seeker(test)];
    await saveSuspension(test.dataSource, { userId: person.id, liftedAt: new Date() });
    await saveSuspension(test.dataSource, { userId: other.id, startsAt: inDays(-9), endsAt: inDays(-1) });
    for (const one of [person, other, free]) {
      await one.get(PATH).expect(404);
      expect((await one.get('/api/auth/user').expect(200)).body.suspendedUntil).toBeNull();
    }
  });
});
