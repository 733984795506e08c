import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.js';
import { setUp, staffBrowser } from '../modules/second-factor/tests/second-factor.js';
import { saveUser } from '../modules/users/tests/user.factory.js';
import { changeStaff } from './staff.js';

describe('the command staff', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const run = async (...args: string[]): Promise<string[]> => {
    const said: string[] = [];
    await changeStaff(test.config, args, (line) => said.push(line));
    return said;
  };

  it('grants and revokes a staff role', async () => {
    const { email } = await saveUser(test.dataSource);
    expect(await run('grant', email, 'admin')).toEqual([`${email} is now admin`]);
    expect(await run('revoke', email)).toEqual([`${email} is no longer staff`]);
  });

  it.each([
    ['grant', 'nobody@example.com', 'support'],
    ['revoke', 'nobody@example.com'],
    ['reset-factor', 'nobody@example.com'],
  ])('%s reports an unknown address', async (...args) => {
    await expect(run(...args)).rejects.toThrow('No account has the address nobody@example.com.');
  });

  it.each([
    [],
    ['grant', 'asha@example.com'],
    ['grant', 'asha@example.com', 'owner'],
    ['revoke', 'asha@example.com', 'support'],
    ['reset-factor'],
    ['reset-factor', 'asha@example.com', 'support'],
    ['remove', 'asha@example.com'],
  ])('prints its usage for the arguments: %s %s %s', async (...args) => {
    await expect(run(...args)).rejects.toThrow('staff reset-factor EMAIL');
  });
});

describe('the command staff reset-factor', () => {
  let test: TestApp;
  beforeAll(async () => {
    // the command starts another application, which replaces the session strategy of this process
    test = await createTestApp({}, { own: true });
  });
  afterAll(() => test.close());

  it('removes the second factor, and reports an account without one', async () => {
    const staff = await staffBrowser(test);
    await setUp(staff);
    const lines: string[] = [];
    const reset = (): Promise<void> =>
      changeStaff(test.config, ['reset-factor', staff.email], (line) => lines.push(line));
    await reset();
    await reset();
    expect(lines).toEqual([`${staff.email} sets up a new second factor`, `${staff.email} has no second factor`]);
  });
});
