import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { untilLockWait } from '../../../../test/until-blocked.js';
import { Outbox } from '../../../common/queue/outbox.js';
import { bothSides } from '../../jobs/tests/people.js';
import { AccountDeletionRepository } from '../../users/users.public.js';
import { AccountHousekeeping } from '../account-housekeeping.js';
import { eraseAccountTask } from '../tasks/erase-account.task.js';
import { leave, weekPasses } from './leaving.js';

describe('the erasure of an account after the week of reflection', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('resumes when its task is a dead letter', async () => {
    const person = await bothSides(test);
    await leave(test, person);
    await weekPasses(test, person);
    const housekeeping = test.app.get(AccountHousekeeping, { strict: false });
    expect(await housekeeping.eraseOverdue()).toBe(0);
    await test.dataSource.query(`UPDATE outbox SET done_at = now(), outcome = 'failed' WHERE task = 'account.erase'`);
    expect(await housekeeping.eraseOverdue()).toBe(1);
    expect(await housekeeping.eraseOverdue()).toBe(0);
    await test.runTasks();
    const [row]: { erased_at: Date | null }[] = await test.dataSource.query(
      'SELECT erased_at FROM users WHERE id = $1',
      [person.id],
    );
    expect(row?.erased_at).not.toBeNull();
  });

  it('resumes once when two processes look for overdue accounts concurrently', async () => {
    const person = await bothSides(test);
    await leave(test, person);
    await weekPasses(test, person);
    await test.dataSource.query(`DELETE FROM outbox WHERE task = 'account.erase'`);
    const housekeeping = test.app.get(AccountHousekeeping, { strict: false });
    let second: Promise<number> | undefined;
    let isAnswered = false;
    await test.dataSource.transaction(async (tx) => {
      expect(
        await test.app.get(AccountDeletionRepository, { strict: false }).listOverdue(tx, eraseAccountTask.name),
      ).toEqual([person.id]);
      second = housekeeping.eraseOverdue().finally(() => (isAnswered = true));
      await untilLockWait(test);
      expect(isAnswered).toBe(false);
      await test.app.get(Outbox, { strict: false }).add(tx, eraseAccountTask, { userId: person.id });
    });
    expect(await second).toBe(0);
  });

  it('does not resume before its due day when its task is a dead letter', async () => {
    const person = await bothSides(test);
    await leave(test, person);
    await test.dataSource.query(`UPDATE outbox SET done_at = now(), outcome = 'failed' WHERE task = 'account.erase'`);
    expect(await test.app.get(AccountHousekeeping, { strict: false }).eraseOverdue()).toBe(0);
  });

  it('waits for the due day, whenever the task runs', async () => {
    const person = await bothSides(test);
    await leave(test, person);
    await test.runTasks();
    const [row]: object[] = await test.dataSource.query(
      `SELECT first_name, erased_at, (SELECT count(*)::int FROM outbox
         WHERE task = 'account.erase' AND payload ->> 'userId' = $1::text AND done_at IS NULL
           AND next_relay_at > now() + interval '6 days') AS waiting
       FROM users WHERE id = $1::uuid`,
      [person.id],
    );
    expect(row).toEqual({ first_name: 'Asha', erased_at: null, waiting: 1 });
  });
});
