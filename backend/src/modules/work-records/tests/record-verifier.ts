import { ISSUER_PATH, statusListPath } from '@nukkad/contract/work-records/work-record-rules';
import {
  type RecordSource,
  type Verification,
  verifyWorkRecord,
} from '@nukkad/contract/work-records/verify-work-record';
import type { WorkRecord, WorkRecordIssuer } from '@nukkad/contract/work-records/work-records';
import type { TestApp } from '../../../../test/app.js';
import { type Pair, pairOf } from '../../engagements/tests/engagement-pair.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';

/** Verifies a text as an online visitor does. */
export function verify(test: TestApp, text: string): Promise<Verification> {
  const source: RecordSource = {
    readIssuer: async () => {
      const { body } = await test.api.get(ISSUER_PATH).expect(200);
      return { issuer: body as WorkRecordIssuer, isFresh: true };
    },
    readStatusList: async (list) => ({ text: await readStatusList(test, list), readAt: new Date(), isFresh: true }),
    now: () => new Date(),
  };
  return verifyWorkRecord(text, source);
}

export async function readStatusList(test: TestApp, list: number): Promise<string> {
  const { body } = await test.api
    .get(statusListPath(list))
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  return (body as Buffer).toString();
}

/** Creates a worker with one completed shift of four hours. */
export async function workerOf(test: TestApp): Promise<Pair> {
  const pair = await pairOf(test);
  await pair.book({ status: 'done', startsAt: inHours(-10) });
  return pair;
}

export const makeRecord = async ({ worker }: Pair): Promise<WorkRecord> =>
  (await worker.post('/api/work-records').expect(201)).body as WorkRecord;
