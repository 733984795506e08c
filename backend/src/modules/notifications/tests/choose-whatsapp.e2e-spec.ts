import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WHATSAPP_WORDING } from '@nukkad/contract/messages/whatsapp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer, seeker } from '../../jobs/tests/people.js';
import { digestOf } from '../../users/tests/stored-users.js';

describe('chooseWhatsApp', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('stores the number, the words and their language', async () => {
    const person = await seeker(test);
    const { body } = await person
      .put('/api/whatsapp')
      .set('Accept-Language', 'kn')
      .send({ wording: WHATSAPP_WORDING })
      .expect(200);
    expect(body).toEqual({ state: 'chosen', phone: person.user.phone, chosenAt: expect.any(String) });
    const rows: unknown[] = await test.dataSource.query(
      'SELECT phone_digest, wording, language, ended_at FROM whatsapp_choices WHERE user_id = $1',
      [person.id],
    );
    const number = digestOf(test, String(person.user.phone));
    expect(rows).toEqual([{ phone_digest: number, wording: WHATSAPP_WORDING, language: 'kn', ended_at: null }]);
  });

  it('applies to one account with both calls at once, and once more after an end', async () => {
    const person = await employer(test);
    const choose = () => person.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING });
    await Promise.all([choose().expect(200), choose().expect(200)]);
    await person.delete('/api/whatsapp').expect(200);
    expect((await choose().expect(200)).body).toMatchObject({ state: 'chosen' });
  });

  it('is refused without a verified number, and for other words', async () => {
    const person = await seeker(test, { phoneVerifiedAt: null });
    await person.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(409);
    await person.put('/api/whatsapp').send({ wording: '2020-01' }).expect(400);
    const rows: unknown[] = await test.dataSource.query('SELECT FROM whatsapp_choices WHERE user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });
});
