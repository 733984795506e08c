import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { messagesTo } from '../../account/tests/messages.js';
import { makeAdmin } from '../../auth/tests/signed-in.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { SuspensionEntity } from '../entities/suspension.entity.js';
import { endNow, noticesTo, recordedOf, saveSuspension } from './suspension.factory.js';

const path = (id: string): string => `/api/admin/suspensions/${id}/appeal-decision`;
const UPHOLD = { upheld: true, note: 'The shop is there.' } as const;
const REJECT = { upheld: false, note: 'Nobody knows the shop.' } as const;

describe('POST /api/admin/suspensions/{id}/appeal-decision', () => {
  let test: TestApp;
  let staff: Person;
  let colleague: Person;
  let person: Person;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    staff = await seeker(test, { staffRole: 'support' });
    colleague = await seeker(test, { staffRole: 'support' });
    person = await seeker(test, { language: 'kn' });
    ({ id } = await saveSuspension(test.dataSource, {
      ...{ userId: person.id, suspendedBy: colleague.id },
      ...{ appealText: 'It was not me.', appealedAt: new Date(), appealState: 'open' },
    }));
  });
  const row = () => test.dataSource.getRepository(SuspensionEntity).findOneByOrFail({ id });
  const isSuspended = async () => (await person.get('/api/auth/user').expect(200)).body.suspendedUntil !== null;

  it('ends the suspension after an upheld appeal, and notifies the person in the person’s language', async () => {
    const { body } = await staff.post(path(id)).send(UPHOLD).expect(200);
    expect(body).toMatchObject({ id, appeal: { state: 'upheld', note: UPHOLD.note }, mayDecide: false });
    expect(await row()).toMatchObject({ decidedBy: staff.id, liftedBy: staff.id, liftedAt: expect.any(Date) });
    expect(await isSuspended()).toBe(false);
    expect(await noticesTo(test.dataSource, person.id)).toEqual(['appealUpheld']);
    expect(await recordedOf(test.dataSource, staff.id)).toEqual([
      { action: 'appeal.decided', kind: 'appeal', id, detail: { upheld: true, userId: person.id } },
      { action: 'user.reinstated', kind: 'user', id: person.id, detail: {} },
    ]);
    const [mail] = await messagesTo(test, person.user.email);
    expect(mail?.subject).toBe('ಅಪೀಲ್ ಒಪ್ಪಿದ್ದೇವೆ');
    expect(mail?.text).toContain(UPHOLD.note);
  });

  it('leaves the suspension after a rejected appeal, and sends the person the reason', async () => {
    await staff.post(path(id)).send(REJECT).expect(200);
    expect(await row()).toMatchObject({ appealState: 'rejected', liftedAt: null });
    expect(await isSuspended()).toBe(true);
    expect(await noticesTo(test.dataSource, person.id)).toEqual(['appealRejected']);
    expect((await person.get('/api/user/suspension').expect(200)).body.appeal).toMatchObject({
      ...{ state: 'rejected', note: REJECT.note },
    });
    expect(await recordedOf(test.dataSource, staff.id)).toMatchObject([{ detail: { upheld: false } }]);
  });

  it('is accepted after the end of the suspension, and ends no later one', async () => {
    await endNow(test.dataSource, person.id);
    await staff
      .post(`/api/admin/users/${person.id}/suspension`)
      .send({ reason: 'abuse', text: 'Insulted a worker.', days: 3 })
      .expect(201);
    await staff.post(path(id)).send(UPHOLD).expect(200);
    expect((await row()).appealState).toBe('upheld');
    expect(await isSuspended()).toBe(true);
    expect(await noticesTo(test.dataSource, person.id)).toEqual(['suspended', 'appealUpheldSuspended']);
  });

  it('does not state that the suspension continues when it rejects an appeal after its end', async () => {
    await endNow(test.dataSource, person.id);
    await staff.post(path(id)).send(REJECT).expect(200);
    expect(await isSuspended()).toBe(false);
    expect(await noticesTo(test.dataSource, person.id)).toEqual(['appealRejectedOver']);
  });

  it('accepts one of two concurrent decisions of the staff, and returns the first to the second', async () => {
    const other = await seeker(test, { staffRole: 'admin' });
    const answers = await Promise.all([staff.post(path(id)).send(UPHOLD), other.post(path(id)).send(REJECT)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { appealState } = await row();
    const late = await staff.post(path(id)).send(REJECT).expect(409);
    expect(late.body).toMatchObject({
      ...{ code: 'moderation.appealDecided', current: { id, appeal: { state: appealState } } },
    });
    expect(await noticesTo(test.dataSource, person.id)).toHaveLength(1);
  });

  it('is rejected for the author of the suspension, and for the person concerned', async () => {
    expect((await colleague.post(path(id)).send(UPHOLD).expect(403)).body.code).toBe('moderation.ownSuspension');
    await makeAdmin(test.dataSource, person.id);
    expect((await person.post(path(id)).send(UPHOLD).expect(403)).body.code).toBe('moderation.ownAccount');
    expect((await row()).appealState).toBe('open');
  });

  it('returns 404 for a suspension without an appeal', async () => {
    const silent = await saveSuspension(test.dataSource, { userId: (await seeker(test)).id });
    await staff.post(path(silent.id)).send(UPHOLD).expect(404);
  });
});
