import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { employer } from '../../jobs/tests/people.js';
import { supportStaff } from './support-request.factory.js';

describe('GET /api/admin/staff', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('names the staff to the staff, and nobody to everybody else', async () => {
    const staff = await supportStaff(test);
    const { body } = await staff.get('/api/admin/staff').expect(200);
    expect(body).toEqual([{ id: staff.id, name: 'Meena Iyer' }]);
    await test.api.get('/api/admin/staff').expect(401);
    await (await employer(test)).get('/api/admin/staff').expect(403);
  });
});
