import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { supportStaff } from './support-request.factory.js';

describe('GET /api/admin/staff', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns the names of the staff', async () => {
    const staff = await supportStaff(test);
    const { body } = await staff.get('/api/admin/staff').expect(200);
    expect(body).toEqual([{ id: staff.id, name: 'Meena Iyer' }]);
  });
});
