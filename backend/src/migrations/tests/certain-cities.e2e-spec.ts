import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { saveJob } from '../../modules/jobs/tests/job.factory.js';
import { employer } from '../../modules/jobs/tests/people.js';
import { readCertainCities } from '../certain-cities.js';

describe('readCertainCities', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('sets the city of stored jobs without a point if their address names it unambiguously', async () => {
    const { id: employerId } = await employer(test);
    const unresolved = { employerId, point: null };
    await saveJob(test.dataSource, { ...unresolved, location: 'Near bus stand, Mysore' });
    await saveJob(test.dataSource, { ...unresolved, location: 'Peelamedu, Coimbatore 641004', status: 'paused' });
    await saveJob(test.dataSource, { ...unresolved, location: 'Zzyzx of nowhere qwxz' });
    await saveJob(test.dataSource, { employerId, location: 'MG Road, Bengaluru' });
    const queryRunner = test.dataSource.createQueryRunner();
    await readCertainCities(queryRunner);
    await queryRunner.release();
    expect(
      await test.dataSource.query(
        `SELECT j.location, p.names ->> 'en' AS city FROM jobs j LEFT JOIN places p ON p.id = j.city_id ORDER BY 1`,
      ),
    ).toEqual([
      { location: 'MG Road, Bengaluru', city: null },
      { location: 'Near bus stand, Mysore', city: 'Mysuru' },
      { location: 'Peelamedu, Coimbatore 641004', city: 'Coimbatore' },
      { location: 'Zzyzx of nowhere qwxz', city: null },
    ]);
    expect(
      await test.dataSource.query(
        `SELECT count(*)::int AS found FROM search_terms WHERE kind = 'town' AND name LIKE '@%'`,
      ),
    ).toEqual([{ found: 1 }]);
  });
});
