import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WHATSAPP_WORDING } from '@nukkad/contract/messages/whatsapp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { digestOf } from '../../users/tests/stored-users.js';

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
    expect((await person.delete('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'refused' });
    const first = await endOf();
    expect(first).toEqual({ ended_at: expect.any(Date), ended_by: 'person' });
    await person.delete('/api/whatsapp').expect(200);
    expect(await endOf()).toEqual(first);
    expect((await other.get('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'chosen' });
  });

  it('records the refusal of an account that was asked, once, until it chooses WhatsApp', async () => {
    const person = await seeker(test);
    const leave = async (): Promise<unknown> => (await person.delete('/api/whatsapp').expect(200)).body;
    expect(await leave()).toEqual({ state: 'refused', phone: person.user.phone, chosenAt: null });
    expect(await leave()).toMatchObject({ state: 'refused' });
    const rows: unknown[] = await test.dataSource.query(
      `SELECT phone_digest, wording, ended_at = chosen_at AS "never", ended_by FROM whatsapp_choices WHERE user_id = $1`,
      [person.id],
    );
    const number = digestOf(test, String(person.user.phone));
    expect(rows).toEqual([{ phone_digest: number, wording: WHATSAPP_WORDING, never: true, ended_by: 'person' }]);
    const { body } = await person.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(200);
    expect(body).toMatchObject({ state: 'chosen' });
  });

  it('records the refusal for the present number, and none without a number', async () => {
    const person = await seeker(test);
    await person.delete('/api/whatsapp').expect(200);
    await test.dataSource.query(`UPDATE users SET phone = '+919800000011' WHERE id = $1`, [person.id]);
    expect((await person.get('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'not_chosen' });
    expect((await person.delete('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'refused' });
    const other = await seeker(test, { phoneVerifiedAt: null });
    expect((await other.delete('/api/whatsapp').expect(200)).body).toMatchObject({ state: 'no_phone' });
  });
});
