import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WHATSAPP_WORDING } from '@nukkad/contract/messages/whatsapp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';

describe('leaveWhatsApp', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('ends the messages to the account, and keeps the first date of a repeated call', async () => {
    const [person, other] = [await seeker(test), await seeker(test)];
    for (const one of [person, other]) await one.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(200);
    const endOf = async (): Promise<unknown> =>
      (
        await test.dataSource.query('SELECT ended_at, ended_by FROM whatsapp_choices WHERE user_id = $1', [person.id])
      )[0];
    expect((await person.delete('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'not_chosen' });
    const first = await endOf();
    expect(first).toEqual({ ended_at: expect.any(Date), ended_by: 'person' });
    await person.delete('/api/whatsapp').expect(200);
    expect(await endOf()).toEqual(first);
    expect((await other.get('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'chosen' });
  });

  it('has no effect on an account without a choice', async () => {
    const person = await seeker(test);
    expect((await person.delete('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'not_chosen' });
  });
});
