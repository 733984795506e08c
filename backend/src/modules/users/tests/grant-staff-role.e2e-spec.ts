import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { ContactReadModel, grantStaffRole } from '../users.public.js';
import { saveUser } from './user.factory.js';

describe('grantStaffRole', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('grants and revokes the staff role of an account', async () => {
    const user = await saveUser(test.dataSource);
    const cookie = await signIn(test.app, user);
    const staffRole = async (): Promise<unknown> =>
      ((await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200)).body as { staffRole: unknown })
        .staffRole;
    expect(await grantStaffRole(test.app, user.email.toUpperCase(), 'support')).toBe(true);
    expect(await staffRole()).toBe('support');
    expect(await grantStaffRole(test.app, user.email, null)).toBe(true);
    expect(await staffRole()).toBeNull();
    const entries: unknown = await test.dataSource.query(
      `SELECT actor_id, action, detail FROM audit_entries WHERE subject_kind = 'user' AND subject_id = $1 ORDER BY at`,
      [user.id],
    );
    expect(entries).toEqual([
      { actor_id: null, action: 'staff.granted', detail: { role: 'support' } },
      { actor_id: null, action: 'staff.revoked', detail: {} },
    ]);
  });

  it('reports an unknown account', async () => {
    expect(await grantStaffRole(test.app, 'nobody@example.com', 'admin')).toBe(false);
  });
});

describe('ContactReadModel', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('identifies accounts by id, and by the address without a known name', async () => {
    const named = await saveUser(test.dataSource, { firstName: 'Asha', lastName: 'Rao', language: 'kn' });
    const nameless = await saveUser(test.dataSource, { firstName: '', lastName: '', email: 'ravi.k@example.com' });
    const contacts = await test.app
      .get(ContactReadModel, { strict: false })
      .findByIds([named.id, nameless.id, named.id, '00000000-0000-4000-8000-000000000000']);
    expect(contacts.size).toBe(2);
    expect(contacts.get(named.id)).toMatchObject({
      name: 'Asha Rao',
      phone: named.phone,
      phoneVerified: true,
      language: 'kn',
    });
    expect(contacts.get(nameless.id)).toMatchObject({
      name: 'ravi.k',
      email: 'ravi.k@example.com',
      emailVerified: true,
    });
  });
});
