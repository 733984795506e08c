import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WHATSAPP_WORDING } from '@nukkad/contract/messages/whatsapp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';

describe('getWhatsAppSettings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns whether the account chose WhatsApp, with the number and the date', async () => {
    const person = await seeker(test);
    const read = async () => (await person.get('/api/whatsapp').expect(200)).body;
    expect(await read()).toEqual({ state: 'not_chosen', phone: person.user.phone, chosenAt: null });
    await person.put('/api/whatsapp').send({ wording: WHATSAPP_WORDING }).expect(200);
    expect(await read()).toEqual({ state: 'chosen', phone: person.user.phone, chosenAt: expect.any(String) });
  });

  it('returns that an account without a verified number cannot choose it', async () => {
    const person = await seeker(test, { phoneVerifiedAt: null });
    const { body } = await person.get('/api/whatsapp').expect(200);
    expect(body).toEqual({ state: 'no_phone', phone: null, chosenAt: null });
  });
});
