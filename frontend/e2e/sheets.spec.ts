import type { Locator, Page } from '@playwright/test';
import type { Surroundings } from './screens/screen';
import { test } from './support/market';
import { expect } from './support/product';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

type Around = Pick<Surroundings, 'page' | 't'>;

/** Something that covers a page of the seeker, or is chosen on it. */
interface Sheet {
  name: string;
  path: string;
  /** What stands below it, opened before. */
  over?: (around: Around) => Promise<void>;
  /** What is tapped to open it. */
  opener: (around: Around) => Locator;
  /** What is there as long as it is open. */
  shows: (around: Around) => Locator;
  /** The parameter of the address that names it. */
  named: RegExp;
}

const section = (name: string, rest = '') => `/?section=${name}${rest}`;
const button = ({ page }: Around, name: string) => page.getByRole('button', { name, exact: true }).first();
const opener = (key: string) => (around: Around) => button(around, around.t(key));
const dialog = (key: string) => (around: Around) =>
  around.page.getByRole('dialog', { name: around.t(key), exact: true });
const firstJob = ({ page }: Around) => page.locator('[data-job]:visible').first().getByRole('button').first();
const jobDetails = (around: Around) => button(around, around.t('ai-jobs:details.apply'));
const HOME = section('request-interview');

const SHEETS: readonly Sheet[] = [
  {
    name: 'the request for an interview',
    path: HOME,
    opener: opener('request-interview:hero.action'),
    shows: dialog('request-interview:dialog.title'),
    named: /[?&]ask=kind$/,
  },
  {
    name: 'the second step of the request for an interview',
    path: HOME,
    over: async (around) => {
      await opener('request-interview:hero.action')(around).click();
      await around.page.getByRole('dialog').getByRole('radio').first().check({ force: true });
    },
    opener: opener('request-interview:dialog.continue'),
    shows: (around) => button(around, around.t('request-interview:dialog.send')),
    named: /[?&]ask=\w+$/,
  },
  {
    name: 'an interview',
    path: HOME,
    opener: opener('interviews:viewDetails'),
    shows: ({ page, t }) => page.getByRole('dialog').getByText(t('interviews:details.company'), { exact: true }),
    named: /[?&]interview=[\w-]+$/,
  },
  {
    name: 'the form for another time of an interview',
    path: HOME,
    opener: opener('interviews:propose.action'),
    shows: dialog('interviews:propose.title'),
    named: /[?&]interview=[\w-]+&sheet=propose$/,
  },
  {
    name: 'the form to cancel an interview',
    path: HOME,
    opener: opener('interviews:cancel.actionFixed'),
    shows: dialog('interviews:cancel.titleFixed'),
    named: /[?&]interview=[\w-]+&sheet=cancel$/,
  },
  {
    name: 'a job of AI Jobs',
    path: section('ai-jobs'),
    opener: firstJob,
    shows: jobDetails,
    named: /[?&]job=[\w-]+$/,
  },
  {
    name: 'the form to apply for a job',
    path: section('ai-jobs'),
    over: (around) => firstJob(around).click(),
    opener: jobDetails,
    shows: (around) => button(around, around.t('applications:dialog.submit')),
    named: /[?&]job=[\w-]+&sheet=apply$/,
  },
  {
    name: 'the form to report a job',
    path: section('ai-jobs'),
    over: (around) => firstJob(around).click(),
    opener: opener('jobs:report.action'),
    shows: dialog('jobs:report.title'),
    named: /[?&]job=[\w-]+&sheet=report$/,
  },
  {
    name: 'the sheet of filters',
    path: section('ai-jobs', '&q=delivery'),
    opener: opener('ai-jobs:filter.show'),
    shows: dialog('ai-jobs:filter.show'),
    named: /&q=delivery&sheet=filters$/,
  },
  {
    name: 'the form with questions about work',
    path: section('ai-jobs'),
    opener: opener('ai-jobs:questions.change'),
    shows: dialog('ai-jobs:questions.title'),
    named: /[?&]sheet=questions$/,
  },
  {
    name: 'the place of the search',
    path: section('job-search'),
    opener: (around) => button(around, around.t('position:chip.change', { name: around.t('position:chip.device') })),
    shows: dialog('position:label'),
    named: /[?&]sheet=place$/,
  },
  {
    name: 'a dot of Nearby',
    path: section('job-search', '&view=nearby'),
    opener: ({ page }) => page.getByRole('option').first(),
    shows: ({ page }) => page.getByRole('option', { selected: true }),
    named: /&view=nearby&mark=[\w-]+$/,
  },
  {
    name: 'the job of an application',
    path: section('applications'),
    opener: opener('my-applications:job'),
    shows: ({ page, t }) => page.getByRole('dialog').getByRole('button', { name: t('jobs:report.action') }),
    named: /[?&]job=[\w-]+$/,
  },
  {
    name: 'the conversation of an application',
    path: section('applications'),
    opener: ({ page, t }) => page.getByRole('button', { name: t('messages:open') }).first(),
    shows: ({ page }) => page.getByRole('dialog').getByRole('textbox'),
    named: /[?&]conversation=[\w-]+$/,
  },
  {
    name: 'a week of the calendar',
    path: section('calendar'),
    opener: opener('calendar:view.week'),
    shows: (around) => button(around, around.t('calendar:next.week')),
    named: /[?&]view=week$/,
  },
];

for (const sheet of SHEETS) {
  test(`${sheet.name} survives a reload, goes with Back, and opens from its link`, async ({ open }) => {
    const around = { page: await open({ as: 'seeker' }), t: wordsIn('en') };
    const { page } = around;
    const shown = sheet.shows(around);
    await page.goto(sheet.path);
    await sheet.over?.(around);
    await sheet.opener(around).click();
    await expect(shown).toBeVisible();
    await expect(page).toHaveURL(sheet.named);
    const link = page.url();
    await page.reload();
    await expect(shown).toBeVisible();
    await page.goBack();
    await expect(shown).toHaveCount(0);
    await expect(page).not.toHaveURL(sheet.named);
    expect(new URL(page.url()).search).toContain(new URL(sheet.path, page.url()).search);
    await page.goto(link);
    await expect(shown).toBeVisible();
  });
}

/** How many entries of the history lie over the page of this one. */
const depth = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { usr?: { covers?: unknown[] } } | null)?.usr?.covers?.length ?? 0);

test('what a shared link opened is closed by Back one after the other, without leaving the page', async ({ open }) => {
  const around = { page: await open({ as: 'seeker' }), t: wordsIn('en') };
  const { page } = around;
  await page.goto(section('ai-jobs'));
  await firstJob(around).click();
  await opener('jobs:report.action')(around).click();
  const report = dialog('jobs:report.title')(around);
  await expect(report).toBeVisible();
  const link = page.url();
  await page.goto('/how-matching-works');
  await page.goto(link);
  await expect(report).toBeVisible();
  await expect.poll(() => depth(page)).toBe(2);
  await page.goBack();
  await expect(report).toHaveCount(0);
  await expect(jobDetails(around)).toBeVisible();
  await expect.poll(() => depth(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/section=ai-jobs$/);
});

test('a link to what is gone shows its page alone', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  watchRequests(page);
  const gone = '00000000-0000-4000-8000-000000000000';
  for (const address of [
    `${HOME}&interview=${gone}&sheet=propose`,
    section('applications', `&job=${gone}`),
    section('ai-jobs', `&job=${gone}&sheet=report`),
    section('job-search', `&view=nearby&mark=${gone}`),
  ]) {
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0);
  }
});
