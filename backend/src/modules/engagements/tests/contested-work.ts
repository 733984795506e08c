import type { Test } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import { arrangeSecureWork, type SecureWork } from './secure-work.js';

export interface ContestedWork extends SecureWork {
  id: string;
  post: (side: 'worker' | 'owner', action: string, body?: object) => Test;
}

/** Creates reserved work of ₹600 for four hours that began five hours ago; its worker now claims five hours. */
export async function arrangeClaimedWork(test: TestApp): Promise<ContestedWork> {
  const secure = await arrangeSecureWork(test);
  const id = await secure.book();
  await secure.pay(id);
  await test.dataSource.query(
    `UPDATE engagements SET starts_at = now() - interval '4 hours', ends_at = now(), started_at = now() - interval '4 hours',
       status = 'started' WHERE id = $1`,
    [id],
  );
  let count = 0;
  const post: ContestedWork['post'] = (side, action, body = {}) =>
    secure[side].post(`/api/engagements/${id}/${action}`).set('Idempotency-Key', `${id}-${++count}`).send(body);
  await post('worker', 'end').expect(200);
  return { ...secure, id, post };
}

/** Same, after the employer contested the hours: three instead of four. */
export async function arrangeContestedWork(test: TestApp): Promise<ContestedWork> {
  const work = await arrangeClaimedWork(test);
  await work.post('owner', 'contest', { hours: 3, reason: 'It was three hours.' }).expect(200);
  return work;
}
