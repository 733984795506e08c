import type { TestApp } from '../../../../test/app.js';
import { Housekeeping } from '../../../common/schedule/housekeeping.js';
import type { Person } from '../../jobs/tests/people.js';
import { codeSentTo } from './messages.js';

/** Deletes the account of a person with the code that is sent for it. */
export async function leave(test: TestApp, person: Person): Promise<void> {
  const [{ email } = { email: '' }]: { email: string }[] = await test.dataSource.query(
    'SELECT email FROM users WHERE id = $1',
    [person.id],
  );
  await test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '2 days'`);
  await person.post('/api/user/deletion/send-code').expect(202);
  await person
    .post('/api/user/deletion')
    .send({ code: await codeSentTo(test, email) })
    .expect(200);
}

/** Advances the clock by a week and expires the data with a retention of a week. */
export async function weekPasses(test: TestApp, person: Person): Promise<void> {
  await test.runTasks();
  await test.dataSource.query(`UPDATE users SET deletion_due_at = deletion_due_at - interval '7 days' WHERE id = $1`, [
    person.id,
  ]);
  await test.dataSource.query(`UPDATE outbox SET next_relay_at = now(), attempts = 0 WHERE done_at IS NULL`);
  await test.dataSource.query(`UPDATE outbox_messages SET created_at = created_at - interval '8 days'`);
  await test.app.get(Housekeeping).sweep();
}
