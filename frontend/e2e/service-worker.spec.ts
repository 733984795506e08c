import type { Page, Response } from '@playwright/test';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

const t = wordsIn('en');

const ASSETS = '/assets/';
/** The file of the illustrations. */
const SCENES = `${ASSETS}scenes-`;
const NO_ID = '00000000-0000-4000-8000-000000000000';

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(
    (assets) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(assets)),
    ASSETS,
  );

/** Returns the answer to the address that was opened, before it led elsewhere. */
async function firstAnswer(last: Response | null): Promise<Response | null> {
  let request = last?.request();
  for (let former = request?.redirectedFrom(); former; former = former.redirectedFrom()) request = former;
  return (await request?.response()) ?? null;
}

/** Opens a page and waits until the worker has stored each file that the page loaded. */
async function openStored(page: Page, address: string): Promise<void> {
  watchRequests(page);
  await page.goto(address);
  await page.locator('html[data-parts=fetched]').waitFor({ state: 'attached' });
  await settled(page);
  await expect
    .poll(async () => {
      const stored = await cachedPaths(page);
      return (await loadedFiles(page)).filter((path) => !stored.includes(path));
    })
    .toEqual([]);
}

test('a signed-in page of which nothing was kept draws its frame without a network, and continues when the network returns', async ({
  open,
}) => {
  const page = await open({ as: 'seeker', serviceWorker: true });
  await openStored(page, '/job-seeker?section=ai-jobs');
  await page.context().setOffline(true);
  await page.evaluate(() => localStorage.removeItem('nukkad-last-account'));
  await page.reload();
  await expect(page.getByText(t('shared:offline'))).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: t('shared:failure.title') })).toBeInViewport();
  await expect(page.getByRole('link', { name: t('shared:nav.signIn') })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.locator('[data-job]').first()).toBeVisible();
});

test('the service worker stores files of the application and one document, and no answer of a call', async ({
  open,
}) => {
  const page = await open({ as: 'employer', serviceWorker: true });
  await openStored(page, '/employer');
  const others = (await cachedPaths(page)).filter((path) => !path.startsWith(ASSETS));
  expect(others).toEqual(['/job-seeker']);
  // the page of a failure draws one of them
  await expect.poll(async () => (await cachedPaths(page)).some((path) => path.startsWith(SCENES))).toBe(true);
  await page.reload();
  await page.locator('html[data-parts=fetched]').waitFor({ state: 'attached' });
  expect((await cachedPaths(page)).filter((path) => !path.startsWith(ASSETS))).toEqual(['/job-seeker']);
});

test('a public job that was opened is read without a network, from a document that contains nothing about an account', async ({
  open,
}) => {
  const page = await open({ as: 'seeker', serviceWorker: true });
  const { jobs } = (await (await page.request.get('/api/public/jobs?limit=2')).json()) as {
    jobs: { id: string; title: string }[];
  };
  const [job, other] = jobs;
  const address = `/jobs/${job?.id}`;
  await openStored(page, address);
  await page.reload();
  await expect.poll(() => cachedPaths(page)).toContain(address);
  const stored = await page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text(), address);
  const guest = await (await fetch(new URL(`${address}?lang=en`, page.url()))).text();
  expect(stored).toBe(guest);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^(You are offline|No network)\./).filter({ visible: true })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: job?.title })).toBeVisible();
  // a page that was never opened states that the job did not load
  await page.goto(`/jobs/${other?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: t('public-job:failed.title') })).toBeVisible();
  await page.context().setOffline(false);
});

test('a guest who opened a public job reads and shares it without a network', async ({ open }) => {
  const page = await open({ serviceWorker: true });
  const { jobs } = (await (await page.request.get('/api/public/jobs?limit=5')).json()) as {
    jobs: { id: string; title: string }[];
  };
  // the browser of an earlier test may have stored the first ones
  const job = jobs.at(-1);
  const address = `/jobs/${job?.id}`;
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })) });
  });
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => cachedPaths(page)).toContain(address);
  await expect
    .poll(async () => {
      const stored = await cachedPaths(page);
      return (await loadedFiles(page)).filter((path) => !stored.includes(path));
    })
    .toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(t('shared:offline'))).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: job?.title })).toBeVisible();
  await page.getByRole('button', { name: t('job/share:other'), exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared.url);
  expect(new URL(shared).pathname).toBe(address);
  await page.context().setOffline(false);
});

test('the service worker leaves every address that is neither a signed-in page nor that of a job to the server', async ({
  open,
  outbox,
}) => {
  // an account of its own: the sign-in ends its session and adds the other side of the market
  const seeker = new Seeker(await open({ serviceWorker: true }), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();
  const { page } = seeker;
  await openStored(page, '/job-seeker');
  const paths = ['/pricing', '/jobs/no-id', '/no-such-page', '/sitemap.xml'];
  for (const path of [...paths, '/dev/payments', '/api/health/ready', '/job-seeker/more', '/service-worker.js']) {
    const expected = await page.request.get(path);
    const answer = await page.goto(path);
    expect([path, answer?.fromServiceWorker(), answer?.status()]).toEqual([path, false, expected.status()]);
  }
  // the sign-in leads to the provider, and its return back to the page; a paper of somebody else is refused
  const left = ['/api/login?role=employer', '/api/login/callback?code=none&state=none', `/api/papers/${NO_ID}/pdf`];
  for (const path of left) {
    const expected = await page.request.get(path, { maxRedirects: 0 });
    const answer = await firstAnswer(await page.goto(path));
    expect([path, answer?.fromServiceWorker(), answer?.status()]).toEqual([path, false, expected.status()]);
  }
  // the worker passes the answer about a job on, with its status
  const closed = `/jobs/${NO_ID}`;
  expect((await page.goto(closed))?.status()).toBe((await page.request.get(closed)).status());
  const missing = await page.request.get(`${ASSETS}start-0000000.js`);
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, expect.not.stringContaining('html')]);
});
