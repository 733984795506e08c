import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { codeSentTo } from './messages.js';

describe('cancelContactChange', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('deletes the pending address and rejects its code afterwards', async () => {
    const person = await seeker(test);
    await person.patch('/api/user/profile').send({ email: 'no@example.com', phone: '+919845033333' }).expect(200);
    const code = await codeSentTo(test, 'no@example.com');
    const { body } = await person.delete('/api/user/contact-changes/email').expect(200);
    expect(body).toMatchObject({ email: person.user.email, pendingEmail: null, pendingPhone: '+919845033333' });
    await person.post('/api/user/contact-changes/email/confirm').send({ code }).expect(400);
  });

  it('returns 200 without a pending contact, and rejects unknown channels', async () => {
    const person = await seeker(test);
    const { body } = await person.delete('/api/user/contact-changes/phone').expect(200);
    expect(body.pendingPhone).toBeNull();
    await person.delete('/api/user/contact-changes/fax').expect(400);
  });
});
