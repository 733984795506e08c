import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Place } from '@nukkad/contract/places/places';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Sessions } from '../../auth/auth.public.js';
import { saveUser } from '../../users/tests/user.factory.js';

describe('GET /api/places/{id}', () => {
  let test: TestApp;
  let cookie: string;

  beforeAll(async () => {
    test = await createTestApp();
    const user = await saveUser(test.dataSource);
    cookie = `sid=${await test.app.get(Sessions).open(test.dataSource.manager, user.id)}`;
  });
  afterAll(() => test.close());

  const ask = (path: string, language = 'en') =>
    test.api.get(`/api/places${path}`).set('Cookie', cookie).set('Accept-Language', language);

  it('returns the place of a suggestion, in the language of the request', async () => {
    const [suggested] = (await ask('?query=koramangala').expect(200)).body as [Place];
    expect((await ask(`/${suggested.id}`).expect(200)).body).toEqual(suggested);
    expect((await ask(`/${suggested.id}`, 'kn').expect(200)).body.name).toBe('ಕೋರಮಂಗಲ');
  });
});
