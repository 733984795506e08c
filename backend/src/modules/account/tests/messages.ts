import type { OutboxMessage } from '@nukkad/contract/platform/operations';
import type { TestApp } from '../../../../test/app.js';

/** Returns the messages sent to an address, newest first, after all tasks have run. */
export async function messagesTo(test: TestApp, to: string): Promise<OutboxMessage[]> {
  await test.runTasks();
  return (await test.api.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`).expect(200)).body;
}

/** Returns the newest code sent to an address. */
export async function codeSentTo(test: TestApp, to: string): Promise<string> {
  const [newest] = await messagesTo(test, to);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? 'no code came';
}

/** Removes the waiting time before the next code to an address. */
export const forgetWaits = (test: TestApp): Promise<unknown> =>
  test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '2 minutes'`);
