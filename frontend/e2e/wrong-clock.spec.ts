import { requestedInterviewTime } from '@nukkad/contract/interviews/interviews';
import type { Page } from '@playwright/test';
import { Employer, postWaiterJob } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

/** Shifts the clock of a page's device, from its next document on. Nothing else of the device changes. */
const putClockWrong = (page: Page, byMs: number) =>
  page.addInitScript((ms) => {
    const Right = Date;
    const now = () => Right.now() + ms;
    const Wrong = new Proxy(Right, {
      construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self) as object,
      get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)) as unknown,
    });
    globalThis.Date = Wrong;
  }, byMs);

/** Returns day and time of a moment on an Indian clock, in the format of form fields. */
function onIndianClock(moment: number): { day: string; time: string } {
  const text = new Date(moment + 5.5 * HOUR_MS).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

for (const [name, wrongMs] of [
  ['an hour fast', HOUR_MS],
  ['an hour slow', -HOUR_MS],
] as const) {
  test(`times stay true on phones that are ${name}`, async ({ open, outbox }) => {
    const hiring = new Employer(await open(), t, outbox);
    const { page: employer } = hiring;
    const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
    const { page } = seeker;
    for (const phone of [employer, page]) await putClockWrong(phone, wrongMs);
    await hiring.signInByRequest(null);
    const { title, company } = await postWaiterJob(employer);
    await employer.goto('/employer');
    expect(Math.abs((await employer.evaluate(() => Date.now())) - Date.now() - wrongMs)).toBeLessThan(HOUR_MS / 2);

    await test.step('a job posted just now is shown as such, on both sides', async () => {
      const row = employer.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'Posted' });
      await expect(row).toContainText(/Just now|\b\d minutes? ago/);
      await seeker.signInByRequest();
      await seeker.openAiJobs('waiter evening');
      await expect(seeker.card(title, company)).toContainText('New today');
      await seeker.card(title, company).getByRole('button', { name: title }).click();
      await expect(page.getByRole('dialog').getByText(/^(Just now|\d minutes? ago)$/)).toBeVisible();
    });

    await test.step('an interview is requested a day from now, between 9 and 19 h, by the true time', async () => {
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && /interview-requests$/.test(request.url()),
      );
      const before = Date.now();
      await page.getByRole('dialog').getByRole('button', { name: 'Interview in person' }).click();
      const { requestedTime } = (await sent).postDataJSON() as { requestedTime: string };
      // the server reports its time in whole seconds
      const time = Date.parse(requestedTime);
      expect(time).toBeGreaterThanOrEqual(requestedInterviewTime(new Date(before - 2000)).getTime());
      expect(time).toBeLessThanOrEqual(requestedInterviewTime(new Date(Date.now() + 2000)).getTime());
      await expect(seeker.toast).toContainText('Interview Requested');
    });

    const soon = Date.now() + HOUR_MS / 2;
    await test.step('a past time is refused before it is sent, a future one is accepted', async () => {
      const answers: string[] = [];
      employer.on('request', (request) => request.url().endsWith('/respond') && answers.push(request.url()));
      await employer.getByRole('button', { name: 'Confirm Imran Khan' }).click();
      const sheet = employer.getByRole('dialog');
      const fill = async (moment: number) => {
        const { day, time } = onIndianClock(moment);
        await sheet.getByLabel('Day', { exact: true }).fill(day);
        await sheet.getByLabel('Time', { exact: true }).fill(time);
        await sheet.getByRole('button', { name: 'Confirm interview' }).click();
      };
      await sheet.getByLabel('Where', { exact: true }).fill('Cafe Corner, 5th Block');
      await fill(soon - HOUR_MS);
      await expect(sheet.getByText('Choose a time in the future')).toBeVisible();
      expect(answers).toEqual([]);
      await fill(soon);
      await expect(employer.getByTestId('toast')).toContainText('Interview confirmed');
      await expect(sheet).toHaveCount(0);
    });

    await test.step('an upcoming interview can be cancelled, but not marked as held', async () => {
      await seeker.openSection('request-interview');
      const interview = page.locator('article:not([data-job])').filter({ hasText: company });
      await expect(interview).toContainText('Confirmed');
      const today = onIndianClock(soon).day === onIndianClock(Date.now()).day;
      await expect(interview).toContainText(today ? 'Today' : 'Tomorrow');
      await expect(interview.getByRole('button', { name: 'Cancel interview' })).toBeVisible();
      await expect(interview.getByRole('button', { name: 'Interview done' })).toHaveCount(0);
    });
  });
}

test('the calendar opens at the correct day on a phone with a clock that is a day wrong', async ({ open, outbox }) => {
  const seeker = new Seeker(await open(), t, outbox, { first: 'Usha', last: 'Rao' });
  await putClockWrong(seeker.page, DAY_MS);
  await seeker.signInByRequest();
  await seeker.page.goto('/?section=calendar');
  const dates = [Date.now(), Date.now() + MINUTE_MS].map((moment) => Number(onIndianClock(moment).day.slice(8)));
  const marked = seeker.page.locator('[aria-current="date"]');
  await expect(marked).toHaveCount(1);
  expect(dates).toContain(Number.parseInt(await marked.innerText(), 10));
});
