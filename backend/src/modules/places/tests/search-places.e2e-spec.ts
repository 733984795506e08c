import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Place } from '@nukkad/contract/places/places';
import type { Test } from 'supertest';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Sessions } from '../../auth/auth.public.js';
import { saveUser } from '../../users/tests/user.factory.js';

const BENGALURU = { latitude: '12.9716', longitude: '77.5946' };
const MYSURU = { latitude: '12.2979', longitude: '76.6393' };

describe('GET /api/places', () => {
  let test: TestApp;
  let cookie: string;

  beforeAll(async () => {
    test = await createTestApp();
    const user = await saveUser(test.dataSource);
    cookie = `sid=${await test.app.get(Sessions).open(test.dataSource.manager, user.id)}`;
  });
  afterAll(() => test.close());

  const ask = (query: Record<string, string>, language = 'en'): Test =>
    test.api.get('/api/places').query(query).set('Cookie', cookie).set('Accept-Language', language);
  const names = async (query: string, position: Record<string, string> = {}): Promise<string[]> => {
    const { body } = await ask({ query, ...position }).expect(200);
    return (body as Place[]).map((place) => (place.kind === 'locality' ? `${place.name}, ${place.city}` : place.name));
  };

  it('returns a list of places', async () => {
    const { body, headers } = await ask({ query: 'koramangala' }).expect(200);
    expect(body[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Koramangala',
      kind: 'locality',
      city: 'Bengaluru',
      state: 'Karnataka',
      latitude: expect.closeTo(12.935, 1),
      longitude: expect.closeTo(77.62, 1),
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['Koramangala', 'en'],
    ['कोरमंगला', 'hi'],
    ['ಕೋರಮಂಗಲ', 'kn'],
  ])('finds %s and returns its name in the language of the reader (%s)', async (query, language) => {
    const { body } = await ask({ query }, language).expect(200);
    const expected = { en: 'Koramangala', hi: 'कोरमंगला', kn: 'ಕೋರಮಂಗಲ' }[language];
    expect(body[0].name).toBe(expected);
    expect(body[0].id).toBe((await ask({ query: 'koramangala' })).body[0].id);
  });

  it.each([
    ['kora', 'Koramangala, Bengaluru'],
    ['INDIRAN', 'Indiranagar, Bengaluru'],
    ['कोर', 'Koramangala, Bengaluru'],
    ['ಜಯನ', 'Jayanagar, Bengaluru'],
    ['j p nag', 'JP Nagar, Bengaluru'],
    ['beng', 'Bengaluru'],
    ['बेंग', 'Bengaluru'],
    ['ಬೆಂಗ', 'Bengaluru'],
    ['bombay', 'Mumbai'],
  ])('finds a place by the beginning %s', async (query, expected) => {
    expect(await names(query, BENGALURU)).toContain(expected);
  });

  it.each([
    ['banglore', 'Bengaluru'],
    ['kormangala', 'Koramangala, Bengaluru'],
    ['indranagar', 'Indiranagar, Bengaluru'],
    ['marthahali', 'Marathahalli, Bengaluru'],
    ['hydrabad', 'Hyderabad'],
    ['electronik city', 'Electronic City, Bengaluru'],
  ])('finds a place despite the spelling %s', async (query, expected) => {
    expect((await names(query))[0]).toBe(expected);
  });

  it.each([
    ['jaynagar', BENGALURU, 'Jayanagar, Bengaluru'],
    ['jayanagr', BENGALURU, 'Jayanagar, Bengaluru'],
    ['gandhi nagar', BENGALURU, 'Gandhinagar, Bengaluru'],
    ['vijaynagar', BENGALURU, 'Vijayanagar, Bengaluru'],
    ['vijaynagar', MYSURU, 'Vijayanagar, Mysuru'],
    ['mg road', BENGALURU, 'MG Road, Bengaluru'],
  ])('ranks the place near by first for %s at %j', async (query, position, expected) => {
    expect((await names(query, position))[0]).toBe(expected);
  });

  it.each([
    ['hebbal, mys', 'Hebbal, Mysuru'],
    ['Hebbal, Mysuru, Karnataka, India', 'Hebbal, Mysuru'],
    ['hebbal mysore', 'Hebbal, Mysuru'],
    ['Mysuru, Karnataka', 'Mysuru'],
    ['ವಿಜಯನಗರ, ಮೈಸೂರು', 'Vijayanagar, Mysuru'],
  ])('recognises the city in %s', async (query, expected) => {
    expect(await names(query)).toEqual([expected]);
  });

  it('prefers places near the position', async () => {
    expect((await names('hebbal', MYSURU))[0]).toBe('Hebbal, Mysuru');
    expect((await names('hebbal', BENGALURU))[0]).toBe('Hebbal, Bengaluru');
  });

  it('prefers large cities to small places', async () => {
    expect((await names('m'))[0]).toBe('Mumbai');
  });

  it('returns the requested number of suggestions, eight by default', async () => {
    expect(await names('ma')).toHaveLength(8);
    expect((await ask({ query: 'ma', limit: '3' }).expect(200)).body).toHaveLength(3);
    expect((await ask({ query: 'ma', limit: '20' }).expect(200)).body).toHaveLength(20);
  });

  it.each(['zzqqxx', '%', '_', '\\', "'; DROP TABLE places; --", '😀', ','])(
    'returns no suggestion for %s',
    async (query) => {
      expect((await ask({ query }).expect(200)).body).toEqual([]);
    },
  );

  it.each([
    ['a line break', { query: 'kora\nmangala' }, 'query'],
    ['half a position', { query: 'kora', latitude: '12.9' }, 'latitude'],
  ])('returns 400 for a query with %s', async (_what, query, field) => {
    const { body } = await ask(query as Record<string, string>).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('returns the error for half a position in the language of the reader', async () => {
    const { body } = await ask({ query: 'kora', longitude: '77' }, 'hi').expect(400);
    expect(body.errors[0].message).toBe('लैटिट्यूड और लॉन्गिट्यूड दोनों साथ भेजें।');
  });
});
