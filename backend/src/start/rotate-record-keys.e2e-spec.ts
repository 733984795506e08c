import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../test/app.js';
import { rotateRecordKeys } from './rotate-record-keys.js';

describe('the command keys:rotate', () => {
  let test: TestApp;
  beforeAll(async () => {
    // the command starts another application, which replaces the session strategy of this process
    test = await createTestApp({}, { own: true });
  });
  afterAll(() => test.close());

  const run = async (...args: string[]): Promise<string[]> => {
    const said: string[] = [];
    await rotateRecordKeys(test.config, args, (line) => said.push(line));
    return said;
  };

  it('publishes the next key once, and replaces all keys after a theft', async () => {
    expect(await run()).toEqual([
      expect.stringMatching(/^The key \S+ is published now and signs work records from 20/),
    ]);
    expect(await run()).toEqual([expect.stringMatching(/^Nothing was done/)]);
    expect(await run('stolen')).toEqual([
      expect.stringMatching(/^The key \S+ signs work records now\..* 0 records are revoked/),
    ]);
    const keys: object[] = await test.dataSource.query('SELECT FROM work_record_keys WHERE withdrawn_at IS NULL');
    expect(keys).toHaveLength(1);
  });

  it.each([[['now']], [['stolen', 'now']]])('refuses the arguments %j', async (args) => {
    await expect(run(...args)).rejects.toThrow('keys:rotate stolen');
  });
});
