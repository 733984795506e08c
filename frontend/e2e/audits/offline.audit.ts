import type { Page } from '@playwright/test';
import { Employer } from '../support/employer';
import { expect, test } from '../support/product';
import { Seeker } from '../support/seeker';
import { wordsIn } from '../support/words';

const t = wordsIn('en');
const headers = { 'x-requested-with': 'fetch' };
/** A separate city: no demonstration worker is near. */
const MADURAI = { latitude: 9.9252, longitude: 78.1198 };
const JOB = 'Serving at a wedding';
/** Number of measurements of each step. */
const ROUNDS = 5;
/** Slowdown of a low-end phone. */
const PHONE = 4;

test.use({ geolocation: MADURAI, permissions: ['geolocation'] });

/** Returns milliseconds from a step until the page shows what it waits for. */
async function time(step: () => Promise<unknown>, shown: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await step();
  await shown();
  return performance.now() - begun;
}

/** Waits until the worker has stored each file that the page loaded, and the browser the code of the work. */
async function untilStored(page: Page): Promise<void> {
  await page.locator('html[data-parts=fetched]').waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open('files')).keys();
        const stored = new Set(files.map(({ url }) => new URL(url).pathname));
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return loaded.filter((path) => path.startsWith('/assets/') && !stored.has(path)).length;
      }),
    )
    .toBe(0);
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const line = (label: string, values: readonly number[]): string =>
  `${label.padEnd(66)} ${median(values).toFixed(0).padStart(6)} ${Math.max(...values)
    .toFixed(0)
    .padStart(6)}`;

test('measures the start without a network until the work of today is shown, and the return of the network', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  await employer.signInByRequest();
  const worker = new Seeker(await open({ serviceWorker: true }), t, outbox, { first: 'Selvi', last: 'Murugan' });
  await worker.signInByRequest();
  const phone = worker.page;
  const available = { available: true, categories: ['event_staff'], ...MADURAI };
  expect((await phone.request.patch('/api/user/availability', { headers, data: available })).status()).toBe(200);
  const data = {
    ...{ title: JOB, company: 'Meenakshi Caterers', category: 'event_staff', location: 'Town Hall Road, Madurai' },
    ...{ minRate: 150, maxRate: 150, urgency: 'asap', ...MADURAI },
  };
  expect((await employer.page.request.post('/api/instant-jobs', { headers, data })).status()).toBe(201);
  const [request] = (await (await phone.request.get('/api/job-requests')).json()) as { id: string }[];
  const response = { response: 'accepted' };
  await phone.request.post(`/api/job-requests/${request?.id}/respond`, { headers, data: response });
  await phone.goto('/instant-requests');
  await untilStored(phone);

  const seen = phone.getByText(/You see what you saw last/);
  const work = phone.getByRole('article', { name: JOB }).or(phone.getByText(JOB)).first();
  const client = await phone.context().newCDPSession(phone);
  for (const [device, slowdown] of [
    ['this machine', 1],
    [`${PHONE} times slower`, PHONE],
  ] as const) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [online, offline, returned]: number[][] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      online?.push(
        await time(
          () => phone.reload({ waitUntil: 'commit' }),
          () => work.waitFor(),
        ),
      );
      await phone.context().setOffline(true);
      offline?.push(
        await time(
          () => phone.reload({ waitUntil: 'commit' }),
          () => work.waitFor(),
        ),
      );
      await seen.waitFor();
      // without the age the page shows answers of the server again
      returned?.push(
        await time(
          () => phone.context().setOffline(false),
          () => seen.waitFor({ state: 'hidden' }),
        ),
      );
    }
    console.log(`${device}, ${ROUNDS} rounds`.padEnd(66), 'median    max, ms');
    console.log(line('start with a network until the work of today is shown', online ?? []));
    console.log(line('start without a network until the work of today is shown', offline ?? []));
    console.log(line('return of the network until all answers are of the server', returned ?? []));
  }
});
