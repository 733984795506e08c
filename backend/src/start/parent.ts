import { once } from 'node:events';
import type { DemoAccount } from '@nukkad/contract/accounts/auth';

/** A message of a server to its parent process. */
type Message =
  | { type: 'step'; line: string }
  | { type: 'ready'; url: string | null; demoAccounts: readonly DemoAccount[] };

/** Reports to the parent process, on its IPC channel, the progress of the start or the address. */
export function tellParent(message: Message): void {
  process.send?.(message);
}

/**
 * Waits for the variables that were not known yet when this process was started, so that it loads its code while its
 * parent still opens the database. Ends it when its parent ends; there are none without a parent.
 */
export async function environmentFromParent(): Promise<Record<string, string>> {
  if (!process.connected) return {};
  const end = (): never => process.exit(0);
  process.once('disconnect', end);
  const [message] = (await once(process, 'message')) as [{ environment: Record<string, string> }];
  process.off('disconnect', end);
  return message.environment;
}
