import type { TestApp } from '../../../../test/app.js';
import type { SecureWork } from '../../engagements/tests/secure-work.js';

/** Books work of four hours, ends it after three and a half, and settles the wage at the worker's bank. */
export async function endAndPay(test: TestApp, secure: SecureWork): Promise<string> {
  const id = await secure.book();
  await secure.pay(id);
  await test.dataSource.query(
    `UPDATE engagements SET starts_at = now() - interval '210 minutes', ends_at = now() + interval '30 minutes',
       started_at = now() - interval '210 minutes', status = 'started' WHERE id = $1`,
    [id],
  );
  await secure.worker.post(`/api/engagements/${id}/end`).send({});
  await secure.owner.post(`/api/engagements/${id}/end`).send({});
  await secure.settle();
  await secure.passDays(6);
  await test.dataSource.query(
    `INSERT INTO outbox (task, queue, payload)
     SELECT 'payments.advance-release', 'default', jsonb_build_object('releaseId', id) FROM payment_releases`,
  );
  await secure.settle();
  return id;
}
