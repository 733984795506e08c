import { describe, expect, it } from '@jest/globals';
import { createTestApp } from '../../../../test/app.js';

const PATH = '/api/public/operator';
const OFFICER = {
  GRIEVANCE_OFFICER_NAME: 'Meera Iyer',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@work.example',
  GRIEVANCE_OFFICER_ADDRESS: '12 MG Road, Bengaluru 560001',
};

describe('GET /api/public/operator', () => {
  it('returns the configured grievance officer without a session, cacheable for five minutes', async () => {
    const test = await createTestApp(OFFICER);
    try {
      const { body, headers } = await test.api.get(PATH).expect(200);
      expect(body).toEqual({
        grievanceOfficer: {
          name: 'Meera Iyer',
          email: 'grievance@work.example',
          address: '12 MG Road, Bengaluru 560001',
        },
      });
      expect(headers['cache-control']).toBe('public, max-age=300');
    } finally {
      await test.close();
    }
  });

  it('returns null without a configured grievance officer', async () => {
    const test = await createTestApp();
    try {
      await test.api.get(PATH).expect(200, { grievanceOfficer: null });
    } finally {
      await test.close();
    }
  });
});
