import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { availabilityTerms } from '../availability-terms.js';
import type { UserEntity } from '../entities/user.entity.js';
import { availabilityById, saveAvailability } from './availability.factory.js';
import { saveUser } from './user.factory.js';

const HOUR_MS = 3_600_000;
/** Some house near MG Road, and the centre of its cell. */
const HOUSE = { latitude: 12.97834, longitude: 77.60061 };
const CENTRE = [77.605, 12.975];
const WEEKDAY = { day: 1, from: '09:00', until: '18:00' };

describe('updateAvailability', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const rider = (fields: Partial<UserEntity> = {}): Promise<UserEntity> =>
    saveUser(test.dataSource, { preferredCategories: ['delivery'], skills: ['waiter', 'Cooking'], ...fields });
  const update = async (user: UserEntity, body: object, language = 'en') =>
    test.api
      .patch('/api/user/availability')
      .set('Cookie', await signIn(test.app, user))
      .set('Accept-Language', language)
      .send(body);
  const storedOf = async (user: UserEntity) => availabilityById(test.dataSource, user.id);
  const hoursLeft = (endsAt: string | Date | null | undefined): number =>
    (new Date(endsAt ?? 0).getTime() - Date.now()) / HOUR_MS;

  it('switches on at the worker’s position, for the kinds of the profile, for 12 hours', async () => {
    const user = await rider();
    const { status, body, headers } = await update(user, { available: true, ...HOUSE });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.availability).toEqual({
      available: true,
      radiusKm: 20,
      categories: ['delivery'],
      hours: null,
      endsAt: expect.any(String),
      hasPosition: true,
    });
    expect(hoursLeft(body.availability.endsAt)).toBeCloseTo(12, 1);
    expect(await storedOf(user)).toMatchObject({
      available: true,
      point: { type: 'Point', coordinates: CENTRE },
      radiusKm: 20,
      categories: ['delivery'],
      skillIds: ['table_service', 'cooking'],
      weekMinutes: null,
      endsAt: new Date(body.availability.endsAt as string),
      switchedOffAt: null,
    });
  });

  it('stores only the centre of the position’s cell, so that all positions of a cell are equal', async () => {
    const points = [];
    for (const latitude of [12.97, 12.9799]) {
      const user = await rider();
      await update(user, { available: true, latitude, longitude: 77.6 });
      points.push((await storedOf(user))?.point?.coordinates);
    }
    expect(points).toEqual([CENTRE, CENTRE]);
  });

  it('schedules a task at its end', async () => {
    const user = await rider();
    await update(user, { available: true, ...HOUSE });
    const tasks: object[] = await test.dataSource.query(
      `SELECT o.queue, o.next_relay_at = a.ends_at AS "isThen" FROM outbox o
       JOIN worker_availabilities a ON a.user_id::text = o.payload ->> 'userId'
       WHERE o.task = 'users.end-availability' AND a.user_id = $1`,
      [user.id],
    );
    expect(tasks).toEqual([{ queue: 'expiry', isThen: true }]);
  });

  it('updates the open pages of the account', async () => {
    const user = await rider();
    await update(user, { available: true, ...HOUSE });
    const topics: object[] = await test.dataSource.query('SELECT topic FROM events WHERE user_id = $1', [user.id]);
    expect(topics).toEqual([{ topic: 'user' }]);
  });

  it('is returned by getCurrentUser from then on', async () => {
    const user = await rider();
    const { body } = await update(user, { available: true, ...HOUSE, hours: [WEEKDAY], radiusKm: 5 });
    const cookie = await signIn(test.app, user);
    const { body: now } = await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200);
    expect(now.availability).toEqual(body.availability);
    expect(now.availability).toMatchObject({ available: true, radiusKm: 5, hours: [WEEKDAY], endsAt: null });
  });

  describe('of earlier values', () => {
    const SAID = { radiusKm: 7, categories: ['retail'] as const, weekMinutes: '{[1980,2520)}' };
    const SHOWN = { available: true, radiusKm: 7, categories: ['retail'], hours: [WEEKDAY], endsAt: null };
    const worker = async (): Promise<UserEntity> => {
      const user = await rider();
      await saveAvailability(test.dataSource, user.id, { ...SAID, categories: [...SAID.categories] });
      return user;
    };

    it('leaves absent fields unchanged', async () => {
      const user = await worker();
      const { body } = await update(user, {});
      expect(body.availability).toEqual({ ...SHOWN, hasPosition: true });
      expect(await storedOf(user)).toMatchObject({ ...SAID, point: { coordinates: CENTRE } });
    });

    it('resets null fields: to any time, 20 km, and the categories of the profile', async () => {
      const user = await worker();
      const { body } = await update(user, { radiusKm: null, categories: null, hours: null });
      expect(body.availability).toMatchObject({ radiusKm: 20, categories: ['delivery'], hours: null });
      expect(hoursLeft(body.availability.endsAt)).toBeCloseTo(12, 1);
      expect(await storedOf(user)).toMatchObject({ radiusKm: 20, categories: ['delivery'], weekMinutes: null });
    });

    it('resets fields with an empty list', async () => {
      const { body } = await update(await worker(), { categories: [], hours: [] });
      expect(body.availability).toMatchObject({ radiusKm: 7, categories: ['delivery'], hours: null });
    });

    it('splits the hours of a night at midnight, that of a Saturday too', async () => {
      const { body } = await update(await worker(), {
        hours: [
          { day: 1, from: '22:00', until: '06:00' },
          { day: 6, from: '21:00', until: '00:00' },
        ],
      });
      expect(body.availability.hours).toEqual([
        { day: 1, from: '22:00', until: '24:00' },
        { day: 2, from: '00:00', until: '06:00' },
        { day: 6, from: '21:00', until: '24:00' },
      ]);
    });

    it('replaces fields with a value, without duplicates', async () => {
      const user = await worker();
      const { body } = await update(user, {
        radiusKm: 3,
        categories: ['cleaning', 'retail', 'cleaning'],
        hours: [
          { day: 6, from: '20:00', until: '24:00' },
          { day: 0, from: '08:00', until: '12:00' },
          { day: 0, from: '11:00', until: '13:30' },
        ],
        latitude: 13.1,
        longitude: 77.7,
      });
      expect(body.availability).toMatchObject({
        available: true,
        radiusKm: 3,
        categories: ['cleaning', 'retail'],
        hours: [
          { day: 0, from: '08:00', until: '13:30' },
          { day: 6, from: '20:00', until: '24:00' },
        ],
        endsAt: null,
      });
      expect(await storedOf(user)).toMatchObject({
        point: { coordinates: [77.705, 13.105] },
        weekMinutes: '{[480,810),[9840,10080)}',
        categories: ['cleaning', 'retail'],
      });
    });

    it('clears the end of 12 hours when weekly hours are set', async () => {
      const user = await rider();
      await saveAvailability(test.dataSource, user.id);
      const { body } = await update(user, { hours: [WEEKDAY] });
      expect(body.availability).toMatchObject({ available: true, hours: [WEEKDAY], endsAt: null });
    });
  });

  it('restarts the 12 hours when it is switched on again, and with no other change', async () => {
    const user = await rider();
    await saveAvailability(test.dataSource, user.id);
    const { body: wider } = await update(user, { radiusKm: 4 });
    expect(hoursLeft(wider.availability.endsAt)).toBeCloseTo(1, 1);
    const { body: again } = await update(user, { available: true });
    expect(hoursLeft(again.availability.endsAt)).toBeCloseTo(12, 1);
  });

  it('is not switched on by another change after its 12 hours, although no task has ended it yet', async () => {
    const user = await rider();
    const endsAt = new Date(Date.now() - 60_000);
    await saveAvailability(test.dataSource, user.id, { endsAt });
    const { body } = await update(user, { radiusKm: 4 });
    expect(body.availability).toMatchObject({ available: false, radiusKm: 4, endsAt: null });
    expect(await storedOf(user)).toMatchObject({ available: false, switchedOffAt: endsAt });
  });

  it('switches off, and on again at the same place', async () => {
    const user = await rider();
    await update(user, { available: true, ...HOUSE });
    const { body } = await update(user, { available: false });
    expect(body.availability).toMatchObject({ available: false, endsAt: null, hasPosition: true });
    const off = await storedOf(user);
    expect(off).toMatchObject({ available: false, endsAt: null, switchedOffAt: expect.any(Date) });
    await update(user, { available: false });
    expect((await storedOf(user))?.switchedOffAt).toEqual(off?.switchedOffAt);
    const { body: on } = await update(user, { available: true });
    expect(on.availability).toMatchObject({ available: true, hasPosition: true });
    expect(await storedOf(user)).toMatchObject({ point: { coordinates: CENTRE }, switchedOffAt: null });
  });

  it('stores a position sent while it is off no longer than a used one', async () => {
    const user = await rider();
    await saveAvailability(test.dataSource, user.id, { available: false, switchedOffAt: new Date(0) });
    await update(user, HOUSE);
    const stored = await storedOf(user);
    expect(hoursLeft(stored?.switchedOffAt)).toBeCloseTo(0, 1);
    expect(stored).toMatchObject({ available: false, point: { coordinates: CENTRE } });
  });

  it('lists the worker under the terms of the work while it is on, and under none otherwise', async () => {
    const user = await rider({ skills: ['waiter'] });
    const listed = async () =>
      (
        await test.dataSource.query<{ term: string; place: string }[]>(
          `SELECT term, ST_AsText(point) || ' ' || radius_km AS place FROM availability_terms WHERE user_id = $1 ORDER BY term`,
          [user.id],
        )
      ).map(({ term, place }) => [term, place]);
    await update(user, { available: true, ...HOUSE });
    const place = `POINT(${CENTRE.join(' ')}) 20`;
    expect(availabilityTerms('delivery', ['table_service'])).toEqual(['category:delivery', 'skill:table_service']);
    expect(await listed()).toEqual([
      ['category:delivery', place],
      ['skill:table_service', place],
    ]);
    await update(user, { categories: ['cleaning', 'cleaning'], radiusKm: 5, latitude: 12.9952, longitude: 77.6152 });
    expect(await listed()).toEqual([
      ['category:cleaning', 'POINT(77.615 12.995) 5'],
      ['skill:table_service', 'POINT(77.615 12.995) 5'],
    ]);
    await update(user, { available: false });
    expect(await listed()).toEqual([]);
  });

  it('updates the skills from the profile', async () => {
    const user = await rider();
    await saveAvailability(test.dataSource, user.id);
    const cookie = await signIn(test.app, user);
    const preferences = test.api.patch('/api/user/work-preferences').set('Cookie', cookie);
    await preferences.send({ skills: ['Cleaning', 'moonwalking', 'waiter'] }).expect(200);
    expect((await storedOf(user))?.skillIds).toEqual(['sweeping_mopping', 'table_service']);
  });

  it.each([
    ['en', 'Tell us where you are, so we can find work near you.'],
    ['hi', 'बताएँ कि आप कहाँ हैं, ताकि हम आपके पास का काम ढूँढ सकें।'],
    ['kn', 'ನೀವು ಎಲ್ಲಿದ್ದೀರಿ ಎಂದು ತಿಳಿಸಿ. ಹತ್ತಿರದ ಕೆಲಸ ಹುಡುಕಲು ಅದು ಬೇಕು.'],
  ])('rejects switching on without a position, in %s', async (language, message) => {
    const user = await rider();
    const { status, body } = await update(user, { available: true }, language);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'latitude', message }]);
    expect(await storedOf(user)).toBeNull();
  });

  it.each([
    ['en', 'Choose at least one kind of work.'],
    ['hi', 'कम से कम एक तरह का काम चुनें।'],
    ['kn', 'ಒಂದಾದರೂ ಕೆಲಸ ಆರಿಸಿ.'],
  ])('rejects switching on without any kind of work, in %s', async (language, message) => {
    const user = await rider({ preferredCategories: [], skills: [] });
    const { status, body } = await update(user, { available: true, ...HOUSE, categories: [] }, language);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'categories', message }]);
    expect(await storedOf(user)).toBeNull();
  });

  it('uses values sent while it was off: a radius, and no category', async () => {
    const user = await rider({ preferredCategories: [], skills: [] });
    const { status, body } = await update(user, { radiusKm: 2 });
    expect(status).toBe(200);
    expect(body.availability).toEqual({
      ...{ available: false, radiusKm: 2, categories: [], hours: null, endsAt: null, hasPosition: false },
    });
  });

  it.each([
    [{ latitude: 12.9 }, 'longitude'],
    [{ hours: [{ day: 1, from: '18:00', until: '18:00' }] }, 'hours.0.until'],
  ])('returns 400 for the body %j', async (body, field) => {
    const user = await rider();
    await saveAvailability(test.dataSource, user.id);
    const before = await storedOf(user);
    const answer = await update(user, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe(field);
    expect(await storedOf(user)).toEqual(before);
  });

  it('returns 403 for an account that only hires', async () => {
    const user = await rider({ role: 'employer' });
    expect((await update(user, { available: true, ...HOUSE })).status).toBe(403);
    expect(await storedOf(user)).toBeNull();
  });

  it('returns 403 for an account with a scheduled deletion', async () => {
    const user = await rider({ deletionDueAt: new Date(Date.now() + HOUR_MS) });
    expect((await update(user, { available: true, ...HOUSE })).status).toBe(403);
  });
});
