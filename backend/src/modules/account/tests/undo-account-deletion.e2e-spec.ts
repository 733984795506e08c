import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { seeker } from '../../jobs/tests/people.js';
import { codeSentTo } from './messages.js';

describe('undoAccountDeletion', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('cancels the deletion, so that the due day passes without effect', async () => {
    const person = await seeker(test, { bio: 'Still here' });
    await person.post('/api/user/deletion/send-code').expect(202);
    await person
      .post('/api/user/deletion')
      .send({ code: await codeSentTo(test, person.user.email) })
      .expect(200);
    const cookie = await signIn(test.app, person);
    const { body } = await test.api.post('/api/user/deletion/undo').set('Cookie', cookie).expect(200);
    expect(body).toMatchObject({ id: person.id, deletionDueAt: null, bio: 'Still here' });
    await test.api.patch('/api/user/profile').set('Cookie', cookie).send({ bio: 'I stay' }).expect(200);
    await test.dataSource.query(`UPDATE outbox SET next_relay_at = now(), attempts = 0 WHERE done_at IS NULL`);
    await test.runTasks();
    const { body: after } = await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200);
    expect(after).toMatchObject({ bio: 'I stay', email: person.user.email });
  });

  it('changes nothing for an account without a deletion request', async () => {
    const { body } = await (await seeker(test)).post('/api/user/deletion/undo').expect(200);
    expect(body.deletionDueAt).toBeNull();
  });
});
