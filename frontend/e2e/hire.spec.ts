import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { Employer } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const DAY_MS = 86_400_000;

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

/** Returns the day after tomorrow in India, in the format of a date field. */
const dayAfterTomorrow = (): string => new Date(Date.now() + 5.5 * 3_600_000 + 2 * DAY_MS).toISOString().slice(0, 10);

/** Returns the only event of the calendar feed at `address`, as a calendar program parses it. */
async function entryOf(page: Page, address: string) {
  const response = await page.request.get(new URL(address).pathname);
  expect(response.headers()['content-type']).toContain('text/calendar');
  const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0] as ICAL.Component);
  return {
    uid: event.uid,
    sequence: Number(event.sequence),
    start: event.startDate.toJSDate(),
    location: event.location,
  };
}

test('a hire goes from the post to the hired applicant: message, interview, another time, calendar', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open({ width: 1280 }), t, outbox);
  await employer.signInByRequest();
  await employer.page.goto('/employer');
  const [title, company] = ['Waiter for the evening', `Cafe Corner ${Date.now()}`];

  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();
  const { page } = seeker;
  const application = employer.applicationOf('Imran Khan');
  const dialog = page.getByRole('dialog');
  const desk = employer.page.getByRole('dialog');

  await test.step('the employer fills in the form, and the job is listed as active', async () => {
    await employer.post({
      ...{ title, company, jobType: 'part_time', category: 'food_service' },
      description: 'Serving tables from five to eleven.',
      place: { typed: 'koramang', suggestion: 'Koramangala, Bengaluru' },
      ...{ minRate: '120', maxRate: '150.50', hoursPerWeek: '36', skills: 'serving, Hindi' },
    });
    await expect(employer.page.getByTestId('toast')).toContainText('Hire request submitted successfully!');
  });

  await test.step("the seeker applies, and the employer's open page shows it", async () => {
    await employer.manage(title);
    await expect(employer.page.getByText('No applications yet')).toBeVisible();
    await seeker.openAiJobs('waiter evening');
    await seeker.card(title, company).getByRole('button', { name: title }).click();
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await seeker.apply('I have waited tables for two years.');
    await expect(application).toBeVisible();
    await expect(employer.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  await test.step('both write messages, each on the open page', async () => {
    await application.getByRole('button', { name: 'Imran Khan' }).first().click();
    await application.getByRole('button', { name: 'Messages Imran Khan' }).click();
    await desk.getByLabel('Your message').fill('Can you also come on Sundays?');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await seeker.openSection('applications');
    await page.getByRole('button', { name: /^Messages/ }).click();
    await expect(dialog.getByText('Can you also come on Sundays?')).toBeVisible();
    await dialog.getByLabel('Your message').fill('Yes, every Sunday.');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.getByText('Yes, every Sunday.')).toBeVisible();
  });

  await test.step('a demand for money never reaches the seeker', async () => {
    await desk.getByLabel('Your message').fill('Pay a registration fee of 500 rupees first.');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.getByText('Not shown to the other person')).toBeVisible();
    await desk.getByLabel('Your message').fill('See you at the interview.');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('See you at the interview.')).toBeVisible();
    await expect(dialog.getByText('registration fee')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await employer.page.keyboard.press('Escape');
  });

  await test.step('the seeker requests an interview, the employer confirms it', async () => {
    await seeker.openSection('ai-jobs');
    await seeker.searchAiJobs('waiter evening');
    await seeker.card(title, company).getByRole('button', { name: title }).click();
    await dialog.getByRole('button', { name: 'Interview in person' }).click();
    await expect(seeker.toast).toContainText('Interview Requested');
    await employer.page.getByRole('button', { name: 'Confirm Imran Khan' }).click();
    await desk.getByLabel('Time', { exact: true }).fill('11:00');
    await desk.getByLabel('Where', { exact: true }).fill('Cafe Corner, 5th Block');
    await desk.getByRole('button', { name: 'Confirm interview' }).click();
    await expect(desk).toHaveCount(0);
  });

  let address = '';
  let first: Awaited<ReturnType<typeof entryOf>>;
  await test.step("the seeker's own calendar program shows it", async () => {
    await seeker.openSection('calendar');
    await page.getByRole('button', { name: 'Get calendar link' }).click();
    address = await page.getByLabel('Your calendar link').inputValue();
    first = await entryOf(page, address);
    expect(first.location).toBe('Cafe Corner, 5th Block');
    expect(first.start.toISOString()).toMatch(/T05:30:00/);
  });

  await test.step('the employer proposes another time, the seeker accepts, and the calendar follows', async () => {
    await employer.page.getByRole('button', { name: 'Suggest another time Imran Khan' }).click();
    await desk.getByLabel('Day', { exact: true }).fill(dayAfterTomorrow());
    await desk.getByLabel('Time', { exact: true }).fill('15:30');
    await desk.getByRole('button', { name: 'Send new time' }).click();
    await expect(desk).toHaveCount(0);
    expect((await entryOf(page, address)).start).toEqual(first.start);
    await seeker.openSection('request-interview');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(seeker.toast).toContainText('New time fixed');
    const moved = await entryOf(page, address);
    expect(moved.uid).toBe(first.uid);
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    expect(moved.start.toISOString()).toBe(`${dayAfterTomorrow()}T10:00:00.000Z`);
  });

  await test.step('the employer hires, and the seeker reads it on the open page', async () => {
    await seeker.openSection('applications');
    await application.getByRole('button', { name: 'Hire', exact: true }).click();
    await desk.getByLabel('Message (optional)').fill('Please come on Monday at five.');
    await desk.getByRole('button', { name: 'Yes, hire' }).click();
    await expect(seeker.card(title, company)).toContainText('You got the job');
    await expect(seeker.card(title, company)).toContainText('Please come on Monday at five.');
  });

  await test.step('the seeker sees the next steps: date, place, directions, and contact', async () => {
    const next = seeker.card(title, company).getByRole('region', { name: 'You got the job. What next?' });
    await expect(next).toContainText(`Ask ${company} when to come on the first day and what to bring.`);
    await expect(next.getByText('Cafe Corner, 5th Block, Koramangala, Bengaluru', { exact: true })).toBeVisible();
    await expect(next).toContainText(/HiredToday, \d/);
    const way = new URL((await next.getByRole('link', { name: 'Open map' }).getAttribute('href')) ?? '');
    expect(way.searchParams.get('query')).toBe('Cafe Corner, 5th Block, Koramangala, Bengaluru');
    // the interview in person contains no number, and the account of this employer has none
    await expect(next.getByRole('link', { name: `Call ${company}` })).toHaveCount(0);
    await next.getByRole('button', { name: /^Messages/ }).click();
    await expect(dialog.getByText('See you at the interview.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the employer’s figures count the hire', async () => {
    await employer.page.goto('/employer');
    await expect(employer.page.getByRole('button', { name: /Hired/ })).toContainText('1');
  });
});
