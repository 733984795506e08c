import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.js';
import { setUp, staffBrowser } from '../modules/auth/tests/second-factor.js';
import { saveUser } from '../modules/users/tests/user.factory.js';
import { changeStaff } from './staff.js';

describe('the command staff', () => {
  let test: TestApp;
  beforeEach(async () => {
    // the command starts an application of its own, which takes the sessions of this process over
    test = await createTestApp({}, { own: true });
  });
  afterEach(() => test.close());

  const run = async (...args: string[]): Promise<string[]> => {
    const said: string[] = [];
    await changeStaff(test.config, args, (line) => said.push(line));
    return said;
  };

  it('makes an account staff, and ends that', async () => {
    const { email } = await saveUser(test.dataSource);
    expect(await run('grant', email, 'admin')).toEqual([`${email} is now admin`]);
    expect(await run('revoke', email)).toEqual([`${email} is no longer staff`]);
  });

  it('takes a second factor away, and says when there is none', async () => {
    const staff = await staffBrowser(test);
    await setUp(staff);
    expect(await run('reset-factor', staff.email)).toEqual([`${staff.email} sets up a new second factor`]);
    expect(await run('reset-factor', staff.email)).toEqual([`${staff.email} has no second factor`]);
  });

  it.each([
    ['grant', 'nobody@example.com', 'support'],
    ['revoke', 'nobody@example.com'],
    ['reset-factor', 'nobody@example.com'],
  ])('%s says when no account has the address', async (...args) => {
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
  ])('says how it is used: %s %s %s', async (...args) => {
    await expect(run(...args)).rejects.toThrow('staff reset-factor EMAIL');
  });
});
