import { describe, expect, it } from '@jest/globals';
import { createTestApp } from '../../../../test/app.js';
import { Browser } from './browser.js';

describe('listDemoAccounts', () => {
  it('returns the demo accounts, also on the sign-in page', async () => {
    const test = await createTestApp({ NUKKAD_DEMO: 'true' });
    try {
      const { body } = await test.api.get('/api/demo-accounts').expect(200);
      expect(body).toEqual([
        { email: 'seeker@demo.nukkad.test', password: 'nukkad-demo', role: 'job_seeker' },
        { email: 'employer@demo.nukkad.test', password: 'nukkad-demo', role: 'employer' },
        { email: 'support@demo.nukkad.test', password: 'nukkad-demo', role: 'support' },
      ]);
      expect((await new Browser(test.url).open('/api/login')).text).toContain('seeker@demo.nukkad.test');
    } finally {
      await test.close();
    }
  });

  it('returns no demo accounts on other installations', async () => {
    const test = await createTestApp();
    try {
      const { body } = await test.api.get('/api/demo-accounts').expect(200);
      expect(body).toEqual([]);
      expect((await new Browser(test.url).open('/api/login')).text).not.toContain('demo.nukkad.test');
    } finally {
      await test.close();
    }
  });
});
