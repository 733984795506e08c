import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Place } from '@nukkad/contract/places/places';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Sessions } from '../../auth/auth.public.js';
import { saveUser } from '../../users/tests/user.factory.js';

describe('GET /api/places/nearest', () => {
  let test: TestApp;
  let cookie: string;

  beforeAll(async () => {
    test = await createTestApp();
    const user = await saveUser(test.dataSource);
    cookie = `sid=${await test.app.get(Sessions).open(test.dataSource.manager, user.id)}`;
  });
  afterAll(() => test.close());

  const ask = (latitude: number | string, longitude: number | string, language = 'en') =>
    test.api
      .get(`/api/places/nearest?latitude=${latitude}&longitude=${longitude}`)
      .set('Cookie', cookie)
      .set('Accept-Language', language);

  it.each([
    ['the middle of Bengaluru', 12.9757, 77.6099, 'MG Road', 'Bengaluru'],
    ['a street of Koramangala', 12.9361, 77.6238, 'Koramangala', 'Bengaluru'],
    ['the outskirts of Mumbai', 19.118, 72.847, 'Andheri West', 'Mumbai'],
  ])('returns the neighbourhood of %s', async (_name, latitude, longitude, name, city) => {
    const { body, headers } = await ask(latitude, longitude).expect(200);
    expect(body).toMatchObject({ kind: 'locality', name, city });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('returns the city without a neighbourhood near by', async () => {
    const { kind, name, city } = (await ask(13.34, 77.1).expect(200)).body as Place;
    expect({ kind, name, city }).toEqual({ kind: 'city', name: 'Tumakuru', city: 'Tumakuru' });
  });

  it('returns the place in the language of the request', async () => {
    expect((await ask(12.9361, 77.6238, 'hi').expect(200)).body).toMatchObject({ name: 'कोरमंगला', city: 'बेंगलुरु' });
    expect((await ask(12.9361, 77.6238, 'kn').expect(200)).body.name).toBe('ಕೋರಮಂಗಲ');
  });

  it.each([
    ['the sea', 10, 90],
    ['another country', 48.85, 2.35],
    ['the pole', 90, 0],
  ])('returns null at %s', async (_name, latitude, longitude) => {
    await ask(latitude, longitude).expect(404);
  });

  it('rejects an invalid position, and a request without one', async () => {
    await ask('north', 77).expect(400);
    await test.api.get('/api/places/nearest?latitude=12').set('Cookie', cookie).expect(400);
  });
});
