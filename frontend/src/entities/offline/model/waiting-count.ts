import { DeviceStore } from './device-store';
import { accountsWithStores } from './store-name';

/** The writes that wait in this browser, those of other accounts as well: a sign-out clears what the site keeps. */
export async function countWaiting(account: string): Promise<number> {
  const accounts = new Set([account, ...(await accountsWithStores())]);
  const counts = [...accounts].map(async (id) => {
    const store = new DeviceStore(id);
    const entries = await store.entries().catch(() => []);
    await store.close();
    return entries.length;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
