import { expect, test } from './support/product';

const NO_STATE = { cookies: [], origins: [] };

test('a context that was given back has no cookie, storage or page of the test before', async ({
  contexts,
  baseURL,
}) => {
  const origin = String(baseURL);
  const options = { baseURL: origin, viewport: { width: 361, height: 700 } };
  const first = await contexts.take(options, NO_STATE);
  const page = await first.newPage();
  await page.goto('/terms');
  await page.evaluate(async () => {
    localStorage.setItem('planted', 'yes');
    sessionStorage.setItem('planted', 'yes');
    document.cookie = 'planted=yes';
    await new Promise((resolve) => (indexedDB.open('planted').onsuccess = resolve));
  });
  await contexts.giveBack(options, first);

  const signedIn = { name: 'other', value: 'yes', domain: new URL(origin).hostname, path: '/', expires: -1 };
  const cookies = [{ ...signedIn, httpOnly: true, secure: false, sameSite: 'Lax' as const }];
  const second = await contexts.take(options, { ...NO_STATE, cookies });
  expect(second).toBe(first);
  expect(second.pages()).toEqual([]);
  const again = await second.newPage();
  await again.goto('/terms');
  expect((await second.cookies()).map(({ name }) => name)).toContain('other');
  const kept = await again.evaluate(async () => ({
    local: localStorage.getItem('planted'),
    session: sessionStorage.getItem('planted'),
    cookie: document.cookie.includes('planted'),
    databases: (await indexedDB.databases()).length,
  }));
  expect(kept).toEqual({ local: null, session: null, cookie: false, databases: 0 });
  await contexts.giveBack(options, second);
});

test('a context in use is not given to a second test', async ({ contexts }) => {
  const [one, other] = [await contexts.take({}, NO_STATE), await contexts.take({}, NO_STATE)];
  expect(other).not.toBe(one);
  await contexts.giveBack({}, one);
  await contexts.giveBack({}, other);
});
