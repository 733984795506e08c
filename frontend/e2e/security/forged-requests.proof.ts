import type { Page } from '@playwright/test';
import { expect, test } from '../support/product';
import { reportFigure } from './figures';
import { type HostileOrigin, startHostileOrigin } from './hostile-origin';

const JOB = {
  title: 'Cook',
  company: 'Forged Cafe',
  description: 'Cooks',
  jobType: 'gig_work',
  category: 'food_service',
  location: 'Indiranagar, Bengaluru',
};

interface Attack {
  /** Origin of the product. */
  target: string;
  job: Record<string, string>;
}

/** What a page of another origin can make a browser send. Each runs in that page, and ends when the browser has done it. */
const KINDS: Record<string, (attack: Attack) => Promise<unknown>> = {
  'a form': ({ target, job }) =>
    new Promise((resolve) => {
      document.body.innerHTML = '<iframe name="sink"></iframe><form method="post" target="sink"></form>';
      const form = document.querySelector('form')!;
      form.action = `${target}/api/jobs`;
      for (const [name, value] of Object.entries(job))
        form.append(Object.assign(document.createElement('input'), { name, value }));
      document.querySelector('iframe')!.onload = resolve;
      form.submit();
    }),
  'a form whose text is JSON': ({ target, job }) =>
    new Promise((resolve) => {
      document.body.innerHTML =
        '<iframe name="sink"></iframe><form method="post" target="sink" enctype="text/plain"></form>';
      const form = document.querySelector('form')!;
      form.action = `${target}/api/jobs`;
      const name = `${JSON.stringify(job).slice(0, -1)},"x":"`;
      form.append(Object.assign(document.createElement('input'), { name, value: '"}' }));
      document.querySelector('iframe')!.onload = resolve;
      form.submit();
    }),
  'a fetch in no-cors mode': ({ target, job }) =>
    fetch(`${target}/api/jobs`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'include',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(job),
    }).catch(() => null),
  'a fetch of JSON with the header of the product': ({ target, job }) =>
    fetch(`${target}/api/jobs`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify(job),
    }).catch(() => null),
  'an image of the sign-out': ({ target }) =>
    new Promise((resolve) => {
      const image = new Image();
      image.onload = image.onerror = resolve;
      image.src = `${target}/api/logout`;
    }),
  'a frame of the sign-out': ({ target }) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.onload = resolve;
      frame.src = `${target}/api/logout`;
      document.body.append(frame);
    }),
  'a beacon': async ({ target, job }) => navigator.sendBeacon(`${target}/api/jobs`, JSON.stringify(job)),
};

/** The request as the product itself sends it. */
const GENUINE = 'a fetch of JSON with the header of the product';

let effects = 0;
let sent = 0;
let origin: HostileOrigin;
test.beforeAll(async () => {
  origin = await startHostileOrigin();
});
test.afterAll(async () => {
  await origin.close();
  reportFigure({
    what: 'CSRF: kinds of forged requests, from two origins',
    measured: sent,
    target: '≥ 12',
    met: sent >= 12,
  });
  reportFigure({ what: 'CSRF: forged requests with an effect', measured: effects, target: '0', met: effects === 0 });
});

/** Returns the number of jobs of the account; the tests of one worker share it. */
const countJobs = async ({ request }: Page): Promise<number> =>
  ((await (await request.get('/api/my-jobs')).json()) as unknown[]).length;

test('the forged request has an effect when a page of the product itself sends it', async ({ open, baseURL }) => {
  const page = await open({ as: 'new-employer' });
  const before = await countJobs(page);
  await page.goto('/');
  await page.evaluate(KINDS[GENUINE]!, { target: baseURL ?? '', job: JOB });
  expect(await countJobs(page)).toBe(before + 1);
});

for (const site of ['crossSite', 'sameSite'] as const) {
  for (const [name, attack] of Object.entries(KINDS)) {
    test(`${name} from a ${site === 'sameSite' ? 'sibling of the site' : 'page of another site'} has no effect`, async ({
      open,
      baseURL,
    }) => {
      const page = await open({ as: 'new-employer' });
      const before = await countJobs(page);
      await page.goto(origin[site]);
      const answered = page
        .context()
        .waitForEvent('requestfinished', ({ url }) => url().startsWith(baseURL ?? ''))
        .catch(() => null);
      await page.evaluate(attack, { target: baseURL ?? '', job: JOB });
      sent++;
      // a beacon leaves the page alone; every other kind has ended by now
      if (name === 'a beacon') await answered;
      const jobs = await countJobs(page);
      const account = await page.request.get('/api/auth/user');
      if (jobs !== before || !account.ok()) effects++;
      expect(jobs).toBe(before);
      expect(account.status()).toBe(200);
    });
  }
}
