import type { APIRequestContext, Cookie, Page, Route } from '@playwright/test';
import { tomorrowAt } from './support/dates';
import { Employer, postWaiterJob } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

/** A separate city: the product asks every available worker nearby, and must not ask the workers of another test. */
const MADURAI = { latitude: 9.9252, longitude: 78.1198 };
const headers = { 'x-requested-with': 'fetch' };
const t = wordsIn('en');

test.use({ geolocation: MADURAI, permissions: ['geolocation'] });

/** The addresses of the answers that this browser keeps, in all its stores. */
const seenAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('nukkad-account-'));
    const wait = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('not read'));
      });
    const found: string[] = [];
    for (const { name = '' } of stores) {
      const database = await wait(indexedDB.open(name));
      found.push(...(await wait(database.transaction('seen').objectStore('seen').getAllKeys())).map(String));
      database.close();
    }
    return found;
  });

/** Opens a page and waits until the service worker has stored each file that the page loaded. */
async function openStored(page: Page, address: string): Promise<void> {
  await page.goto(address);
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

/** Posts instant work for one person in Madurai. */
async function postWork(
  employer: APIRequestContext,
  title: string,
  when: { urgency: 'asap' | 'flexible' } | { urgency: 'scheduled'; startTime: string; endTime: string },
): Promise<void> {
  const data = {
    ...{ title, company: 'Meenakshi Caterers', category: 'event_staff', location: 'Town Hall Road, Madurai' },
    ...{ minRate: 150, maxRate: 150, ...when, ...MADURAI },
  };
  const answer = await employer.post('/api/instant-jobs', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function becomeAvailable(worker: APIRequestContext): Promise<void> {
  const data = { available: true, categories: ['event_staff'], ...MADURAI };
  expect((await worker.patch('/api/user/availability', { headers, data })).status()).toBe(200);
}

async function readJson<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(path)).json()) as T;
}

const waitingBand = (page: Page, count: number) =>
  page.getByText(t(count === 1 ? 'offline:waitingCount_one' : 'offline:waitingCount_other', { count }));

test("today's work is read without a network, what is done meanwhile arrives once, and the next person of the phone finds nothing", async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  await employer.signInByRequest();
  const desk = employer.page.request;
  const worker = new Seeker(await open({ serviceWorker: true }), t, outbox, { first: 'Selvi', last: 'Murugan' });
  await worker.signInByRequest();
  const phone = worker.page;
  await becomeAvailable(phone.request);
  await postWork(desk, 'Serving at a wedding', { urgency: 'asap' });
  const [{ id }] = await readJson<[{ id: string }]>(phone.request, '/api/job-requests');
  await phone.request.post(`/api/job-requests/${id}/respond`, { headers, data: { response: 'accepted' } });
  await postWork(desk, 'Cutting vegetables', { urgency: 'flexible' });

  await test.step('a page without a network shows the work with its place and code, and its age', async () => {
    await openStored(phone, '/instant-requests');
    await expect.poll(async () => (await seenAddresses(phone)).some((address) => address.includes('/code'))).toBe(true);
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone.getByText(t('offline:seen', { when: t('shared:format.justNow') }))).toBeInViewport();
    await phone.getByRole('button', { name: t('instant-work/engagements:open') }).click();
    const sheet = phone.getByRole('dialog');
    await expect(sheet).toContainText('Town Hall Road, Madurai');
    await expect(sheet.getByRole('status').first()).toHaveText(/^\D*\d{4}\D*$/);
  });

  await test.step('the start of work and the answer to another request wait, and are not said to be done', async () => {
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: t('instant-work/engagements:start') })
      .click();
    await expect(worker.toast).toContainText(t('offline:waiting'));
    await expect(waitingBand(phone, 1)).toBeVisible();
    await phone.goBack();
    const offer = phone.getByRole('article', { name: 'Cutting vegetables' });
    await offer.getByRole('button', { name: t('instant-work/requests:decline') }).click();
    await expect(waitingBand(phone, 2)).toBeVisible();
    await phone.getByRole('button', { name: t('offline:show'), exact: true }).click();
    const list = phone.getByRole('dialog', { name: t('offline:list.title') });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText(t('offline:kind.startWork'));
    await phone.goBack();
  });

  await test.step('a page that is opened later sends both once', async () => {
    await phone.reload();
    await expect(waitingBand(phone, 2)).toBeVisible();
    await phone.context().setOffline(false);
    await expect(worker.toast).toContainText(t('offline:sent'));
    await expect(waitingBand(phone, 1).or(waitingBand(phone, 2))).toHaveCount(0);
    const [engagement] = await readJson<[{ claim: { by: string; phase: string } | null }]>(
      desk,
      '/api/engagements?side=employer&state=current',
    );
    expect(engagement.claim).toMatchObject({ by: 'worker', phase: 'start' });
    const requests = await readJson<{ job: { title: string }; status: string }[]>(phone.request, '/api/job-requests');
    const declined = requests.filter(({ job }) => job.title === 'Cutting vegetables');
    expect(declined.map(({ status }) => status)).toEqual(['declined']);
  });

  await test.step('an acceptance that waits is too late when another worker has the job by then', async () => {
    const other = new Seeker(await open(), t, outbox, { first: 'Kavin', last: 'Raj' });
    await other.signInByRequest();
    await becomeAvailable(other.page.request);
    await postWork(desk, 'Washing plates', {
      urgency: 'scheduled',
      ...{ startTime: tomorrowAt(11), endTime: tomorrowAt(15) },
    });
    const accept = phone
      .getByRole('article', { name: 'Washing plates' })
      .getByRole('button', { name: t('instant-work/requests:accept') });
    await expect(accept).toBeVisible();
    await phone.context().setOffline(true);
    await accept.click();
    await expect(worker.toast).toContainText(t('offline:waiting'));
    const offers = await readJson<{ id: string; job: { title: string } }[]>(other.page.request, '/api/job-requests');
    const offer = offers.find(({ job }) => job.title === 'Washing plates');
    const taken = await other.page.request.post(`/api/job-requests/${offer?.id}/respond`, {
      headers,
      data: { response: 'accepted' },
    });
    expect(taken.status(), await taken.text()).toBe(200);
    await phone.context().setOffline(false);
    await expect(worker.toast).toContainText(t('offline:tooLate'));
    await expect(waitingBand(phone, 1)).toHaveCount(0);
  });

  await test.step('a sign-out leaves nothing for the next person', async () => {
    await phone.getByRole('button', { name: t('dashboard:profile.open') }).click();
    await expect(phone.getByRole('dialog')).toContainText('Selvi Murugan');
    await phone.getByRole('link', { name: t('profile:notYou') }).click();
    await phone.waitForURL((url) => url.pathname === '/');
    await phone.goto('/pricing');
    expect(await seenAddresses(phone)).toEqual([]);
    const stored = await phone.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.filter((path) => !path.startsWith('/assets/') && path !== '/pricing')).toEqual([]);
  });
});

test('an application that got no answer arrives once from two tabs, and another account does not send it', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  await employer.signInByRequest();
  const post = () => postWaiterJob(employer.page, 'Madurai');
  const [first, second, third] = [await post(), await post(), await post()];
  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();
  const { page } = seeker;
  /** Opens the details of a job and applies; the answer is lost on the way. */
  const apply = async ({ id }: { id: string }): Promise<void> => {
    await page.goto(`/?${new URLSearchParams({ section: 'ai-jobs', job: id }).toString()}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('ai-jobs/details:apply') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('applications:dialog.message')).fill('I have waited tables for two years.');
    await dialog.getByRole('button', { name: t('applications:dialog.submit') }).click();
    await expect(seeker.toast).toContainText(t('offline:waiting'));
    await expect(waitingBand(page, 1)).toBeAttached();
    await expect(dialog.getByRole('button', { name: t('applications:dialog.waiting') })).toBeDisabled();
  };
  const lose = (route: Route) => route.abort('internetdisconnected');
  const applications = () => readJson<unknown[]>(page.request, '/api/my-applications');
  /** The session of the applicant while another account is signed in. */
  const own: Cookie[] = [];

  await test.step('the server has the first try, whose answer is lost; two tabs send it again under its key', async () => {
    let tries = 0;
    await page.context().route('**/api/applications', async (route) => {
      if (++tries === 1) await route.fetch();
      await lose(route);
    });
    await apply(first);
    expect(await applications()).toHaveLength(1);
    const other = await page.context().newPage();
    await other.goto('/');
    await expect(waitingBand(other, 1)).toBeVisible();
    await page.context().unroute('**/api/applications');
    for (const tab of [page, other]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(waitingBand(other, 1)).toHaveCount(0);
    await expect(
      page.getByRole('dialog', { name: first.title }).getByRole('button', { name: t('applications:dialog.waiting') }),
    ).toHaveCount(0);
    expect(await applications()).toHaveLength(1);
    await other.close();
  });

  await test.step('a message whose answer is lost arrives once after two taps', async () => {
    const [{ id }] = (await applications()) as [{ id: string }];
    const opened = await page.request.post(`/api/applications/${id}/conversation`, { headers });
    expect(opened.ok(), await opened.text()).toBe(true);
    await page.goto('/?section=applications');
    await page.getByRole('button', { name: new RegExp(`^${t('messages/recent:open')}`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('messages:write.label')).fill('I can come at five.');
    let tries = 0;
    await page.context().route('**/api/conversations/*/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      if (++tries === 1) await route.fetch();
      await lose(route);
    });
    await dialog.getByRole('button', { name: t('messages:write.send'), exact: true }).dblclick();
    await expect(seeker.toast).toContainText(t('offline:waiting'));
    await page.context().unroute('**/api/conversations/*/messages');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(waitingBand(page, 1)).toHaveCount(0);
    await expect(dialog.getByText(t('messages:write.waiting'))).toHaveCount(0);
    await expect(dialog.getByText('I can come at five.')).toHaveCount(1);
    const [conversation] = await readJson<[{ id: string }]>(employer.page.request, '/api/conversations');
    const messages = await readJson<unknown[]>(employer.page.request, `/api/conversations/${conversation.id}/messages`);
    expect(messages).toHaveLength(1);
  });

  await test.step('an application to a job that closed meanwhile is refused with the reason', async () => {
    await page.context().route('**/api/applications', lose);
    await apply(third);
    const closed = await employer.page.request.patch(`/api/jobs/${third.id}`, { headers, data: { status: 'closed' } });
    expect(closed.status(), await closed.text()).toBe(200);
    await page.context().unroute('**/api/applications');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('This job is no longer open.').first()).toBeVisible();
    await expect(waitingBand(page, 1)).toHaveCount(0);
    expect(await applications()).toHaveLength(1);
  });

  await test.step('what waits for one account is neither shown to another one nor sent by it', async () => {
    await page.context().route('**/api/applications', lose);
    await apply(second);
    own.push(...(await page.context().cookies()));
    await page.context().clearCookies();
    const next = new Seeker(page, t, outbox, { first: 'Ravi', last: 'Kumar' });
    await next.signInByRequest();
    await page.context().unroute('**/api/applications');
    await page.goto('/');
    await expect(page.getByText(t('dashboard:greeting', { name: 'Ravi' }))).toBeVisible();
    await page.locator('html[data-parts=fetched]').waitFor({ state: 'attached' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(waitingBand(page, 1)).toHaveCount(0);
    expect(await applications()).toEqual([]);
  });

  await test.step('it is sent when its account is the signed-in one again', async () => {
    await page.context().clearCookies();
    await page.context().addCookies(own);
    await page.goto('/');
    await expect.poll(async () => (await applications()).length).toBe(2);
    await expect(waitingBand(page, 1)).toHaveCount(0);
  });
});
