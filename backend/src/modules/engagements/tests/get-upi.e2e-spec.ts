import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';

const PATH = '/api/user/upi';

describe('GET /api/user/upi', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns the account’s own id, without caching, and never another account’s', async () => {
    const worker = await seeker(test);
    await worker.put(PATH).send({ upiId: 'asha@ybl' }).expect(200);
    const { body, headers } = await worker.get(PATH).expect(200);
    expect(body).toEqual({ upiId: 'asha@ybl', usableFrom: null });
    expect(headers['cache-control']).toBe('no-store');
    const other = await seeker(test);
    expect((await other.get(PATH).expect(200)).body).toEqual({ upiId: null, usableFrom: null });
  });

  it('cannot be decrypted in the row of another account', async () => {
    const [worker, thief] = [await seeker(test), await seeker(test)];
    await worker.put(PATH).send({ upiId: 'asha@ybl' }).expect(200);
    await test.dataSource.query(
      `INSERT INTO payees (user_id, upi_id_encrypted) SELECT $2, upi_id_encrypted FROM payees WHERE user_id = $1`,
      [worker.id, thief.id],
    );
    const { body } = await thief.get(PATH).expect(500);
    expect(JSON.stringify(body)).not.toContain('asha');
  });
});
