import type { Page } from '@playwright/test';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const EVENTS = '/api/events';

/** Counts the event streams that the pages of a browser have open; `all` includes the streams that ended. */
function watchStreams(page: Page): { open: () => number; all: () => number } {
  let [begun, ended] = [0, 0];
  const isStream = (url: string) => new URL(url).pathname === EVENTS;
  const end = (request: { url: () => string }) => void (ended += isStream(request.url()) ? 1 : 0);
  page
    .context()
    .on('request', (request) => void (begun += isStream(request.url()) ? 1 : 0))
    .on('requestfinished', end)
    .on('requestfailed', end);
  return { open: () => begun - ended, all: () => begun };
}

/** How many pages have the stream of the account, and how many wait for it. */
const turns = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [held.length, pending.length];
  });

/** Changes the name of the account by a call outside its pages, so that only the stream notifies them. */
async function rename(page: Page, firstName: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, 'x-requested-with': 'fetch' };
  const answer = await page.request.patch('/api/user/profile', { headers, data: { firstName } });
  expect(answer.status()).toBe(200);
}
const greeting = (page: Page, name: string) => page.getByText(t('dashboard:greeting', { name }));

test('two tabs share one stream: both receive a change, and the second resumes when the first is closed', async ({
  open,
  outbox,
}) => {
  const seeker = new Seeker(await open(), t, outbox, { first: 'Lakshmi', last: 'Gowda' });
  await seeker.signInByRequest();
  const first = seeker.page;
  const streams = watchStreams(first);
  await first.goto('/');
  await expect(greeting(first, 'Lakshmi')).toBeVisible();
  await expect.poll(() => turns(first)).toEqual([1, 0]);
  const second = await first.context().newPage();
  await second.goto('/');
  await expect(greeting(second, 'Lakshmi')).toBeVisible();
  await expect.poll(() => turns(second)).toEqual([1, 1]);

  await test.step('a change reaches both through one stream', async () => {
    await rename(first, 'Usha');
    await expect(greeting(first, 'Usha')).toBeVisible();
    await expect(greeting(second, 'Usha')).toBeVisible();
    expect([streams.open(), streams.all()]).toEqual([1, 1]);
  });

  await test.step('the second tab continues alone', async () => {
    await first.close();
    await expect.poll(() => turns(second)).toEqual([1, 0]);
    await expect.poll(() => streams.all()).toBe(2);
    await rename(second, 'Meena');
    await expect(greeting(second, 'Meena')).toBeVisible();
  });
});
