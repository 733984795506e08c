import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import type { UserEntity } from '../entities/user.entity.js';
import { availabilityById, saveAvailability } from './availability.factory.js';
import { saveUser } from './user.factory.js';

describe('updateWorkPreferences', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const seeker = () =>
    saveUser(test.dataSource, {
      skills: ['Cooking'],
      preferredCategories: ['food_service'],
      expectedRate: 250,
      workHours: ['evenings'],
      language: 'hi',
    });
  const update = async (user: UserEntity, body: object) =>
    test.api
      .patch('/api/user/work-preferences')
      .set('Cookie', await signIn(test.app, user))
      .send(body);
  const BEFORE = {
    skills: ['Cooking'],
    preferredCategories: ['food_service'],
    expectedRate: 250,
    workHours: ['evenings'],
  };

  it('leaves absent fields unchanged', async () => {
    const user = await seeker();
    const { status, body } = await update(user, {});
    expect(status).toBe(200);
    expect(body).toMatchObject(BEFORE);
  });

  it('clears a rate for null', async () => {
    const user = await seeker();
    const { body } = await update(user, { expectedRate: null });
    expect(body).toMatchObject({ ...BEFORE, expectedRate: null });
  });

  it('sets fields with a value, without duplicates', async () => {
    const user = await seeker();
    await saveAvailability(test.dataSource, user.id, { skillIds: ['serving'] });
    const { body } = await update(user, {
      skills: [' Two-wheeler ', 'cooking', 'Cooking'],
      preferredCategories: ['delivery', 'delivery'],
      expectedRate: 300,
      workHours: [],
      language: 'kn',
    });
    expect(body).toMatchObject({
      skills: ['Two-wheeler', 'cooking'],
      preferredCategories: ['delivery'],
      expectedRate: 300,
      workHours: [],
    });
    // instant work is offered by the new skills as well
    expect((await availabilityById(test.dataSource, user.id))?.skillIds).toEqual(
      skillIdsOf(['Two-wheeler', 'cooking']),
    );
    const [row]: object[] = await test.dataSource.query(
      'SELECT skills, preferred_categories, expected_rate, work_hours, language FROM users WHERE id = $1',
      [user.id],
    );
    expect(row).toEqual({
      skills: ['Two-wheeler', 'cooking'],
      preferred_categories: ['delivery'],
      expected_rate: 300,
      work_hours: [],
      language: 'kn',
    });
  });
});
