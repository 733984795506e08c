import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { messagesTo } from '../../account/tests/messages.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { SuspensionEntity } from '../entities/suspension.entity.js';
import { endNow, saveSuspension } from './suspension.factory.js';

const PATH = '/api/user/suspension/appeal';
const APPEAL = { text: 'The shop moved to another street.' };

describe('POST /api/user/suspension/appeal', () => {
  let test: TestApp;
  let person: Person;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    person = await seeker(test);
    ({ id } = await saveSuspension(test.dataSource, { userId: person.id }));
  });
  const row = () => test.dataSource.getRepository(SuspensionEntity).findOneByOrFail({ id });

  it('stores the appeal and mails all staff, while the suspension continues', async () => {
    const staff = await seeker(test, { staffRole: 'support' });
    const admin = await seeker(test, { staffRole: 'admin' });
    const { body } = await person
      .post(PATH)
      .send({ text: `  ${APPEAL.text} ` })
      .expect(201);
    expect(body).toMatchObject({ appeal: { ...APPEAL, state: 'open' } });
    expect(await row()).toMatchObject({ appealText: APPEAL.text, appealState: 'open', liftedAt: null });
    const [mail] = await messagesTo(test, staff.user.email);
    expect(mail?.text).toContain(APPEAL.text);
    expect(mail?.text).toContain('/admin?section=suspension-appeals');
    expect(await messagesTo(test, admin.user.email)).toMatchObject([{ subject: mail?.subject }]);
    expect((await person.get('/api/auth/user').expect(200)).body.suspendedUntil).not.toBeNull();
  });

  it('sends no mail once a member of the staff has lifted the suspension', async () => {
    const [staff, colleague] = [
      await seeker(test, { staffRole: 'support' }),
      await seeker(test, { staffRole: 'support' }),
    ];
    await person.post(PATH).send(APPEAL).expect(201);
    await staff.delete(`/api/admin/users/${person.id}/suspension`).expect(204);
    expect(await messagesTo(test, colleague.user.email)).toEqual([]);
  });

  it('is accepted once for concurrent calls, and not again after the decision', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => person.post(PATH).send(APPEAL)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    await test.dataSource.query(`UPDATE suspensions SET appeal_state = 'rejected', decided_at = now() WHERE id = $1`, [
      id,
    ]);
    const late = await person.post(PATH).send({ text: 'Once more.' }).expect(409);
    expect(late.body.detail).toBe('You have already appealed against this.');
    expect((await row()).appealText).toBe(APPEAL.text);
  });

  it('returns 404 once the suspension has ended', async () => {
    await endNow(test.dataSource, person.id);
    await person.post(PATH).send(APPEAL).expect(404);
    expect((await row()).appealState).toBeNull();
  });
});
