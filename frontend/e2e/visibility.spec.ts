import type { Locator, Page } from '@playwright/test';
import { DESKTOP, BASE_VARIANT, PHONE, applyVariant } from './support/screen-variants';
import { test } from './support/market';
import { expect } from './support/product';
import { settled } from './support/settled';
import { wordsIn } from './support/words';
import { type Screen, visit } from './screens/screen';
import { SCREENS } from './screens/screen-list';

const t = wordsIn('en');

/**
 * Whether something can be seen; `heard` is what only a screen reader finds, `away` what stands outside the window, and
 * `none` what is not in the page at all.
 */
type Sight = 'seen' | 'heard' | 'away' | 'hidden' | 'none';

async function sightOf(locator: Locator): Promise<Sight> {
  if ((await locator.count()) === 0) return 'none';
  return locator.first().evaluate((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'hidden';
    const { width, height, bottom, right } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return 'heard';
    return bottom + scrollY <= 0 || right <= 0 ? 'away' : 'seen';
  });
}

/** A thing on a screen, and how it is there on a phone and on a desktop. */
type Row = readonly [name: string, find: (page: Page) => Locator, onPhone: Sight, onDesktop: Sight];

const label = (name: string) => (page: Page) => page.getByLabel(name, { exact: true });
const text = (name: string) => (page: Page) => page.getByText(name, { exact: true });
const inMain = (selector: string) => (page: Page) => page.locator(`main ${selector}`);
const inDialog = (selector: string) => (page: Page) => page.locator(`[role="dialog"] ${selector}`);
const sidebar = label(t('dashboard:sidebar.label'));
const jobList = inMain('[data-job]');
const nearby = (page: Page) =>
  page.getByRole('region', { name: t('job-search:nearby.title'), exact: true, includeHidden: true });
const viewSwitch = label(t('job-search:view.label'));
const column = (name: string) => (page: Page) =>
  page.locator('th[role="columnheader"]').filter({ hasText: t(`salary:columns.${name}`) });
const dayWithEntry = (page: Page) => page.locator('[role="gridcell"] [data-day]:has(> span > span)');

/** By the name of the screen. What is the same at both widths stands here where it hangs on the state of the page. */
const TABLE: Readonly<Record<string, readonly Row[]>> = {
  signup: [['the link past the header, until it has the focus', text(t('shared:skipToContent')), 'away', 'away']],
  'request-interview': [
    ['the sidebar', sidebar, 'hidden', 'seen'],
    [
      'the button that opens the sections',
      (page) => page.locator(`button[aria-label^="${t('dashboard:sidebar.open')}"]`),
      'seen',
      'hidden',
    ],
    ['the bar', label(t('dashboard:bar.label')), 'seen', 'hidden'],
    ['the choice of the language in the header', label(t('shared:language.label')), 'hidden', 'seen'],
    ['the button of the support', label(t('support-chat:open')), 'hidden', 'seen'],
    ['the mark in the header', (page) => page.locator('header a svg'), 'seen', 'seen'],
    ['the name beside the mark', (page) => page.locator('header a [translate="no"]'), 'hidden', 'seen'],
    [
      'the messages for screen readers',
      (page) => page.locator('body > div > [role="status"]').last(),
      'heard',
      'heard',
    ],
  ],
  'instant-requests': [
    [
      'the button that opens the sections',
      (page) => page.locator(`button[aria-label^="${t('dashboard:sidebar.open')}"]`),
      'seen',
      'hidden',
    ],
    ['the name beside the mark', (page) => page.locator('header a [translate="no"]'), 'hidden', 'seen'],
  ],
  'request-interview-step-1': [
    ['the radio button behind a choice', inDialog('input[type="radio"]'), 'heard', 'heard'],
    ['the tick of a choice that is not taken', inDialog('.chosen'), 'hidden', 'hidden'],
  ],
  'job-search': [
    ['the switch between list and surroundings', viewSwitch, 'seen', 'hidden'],
    ['the list', jobList, 'seen', 'seen'],
    ['the surroundings', nearby, 'none', 'seen'],
  ],
  'job-search-nearby': [
    ['the list', jobList, 'none', 'seen'],
    ['the surroundings', nearby, 'seen', 'seen'],
    ['the hint below the surroundings', text(t('job-search:nearby.hint')), 'seen', 'hidden'],
  ],
  'ai-job-details': [
    ['the job over the list', (page) => page.getByRole('dialog'), 'seen', 'none'],
    ['the job beside the list', inMain('section:has([aria-haspopup="menu"])'), 'none', 'seen'],
  ],
  calendar: [
    ['the points of a day', (page) => dayWithEntry(page).locator('> span:nth-child(2)'), 'seen', 'hidden'],
    ['the titles of a day', (page) => dayWithEntry(page).locator('> span:nth-child(3)'), 'hidden', 'seen'],
  ],
  salary: [
    ['the title of the table', (page) => page.locator('caption'), 'heard', 'heard'],
    ['the head of the kinds of work', column('category'), 'heard', 'heard'],
    ['the head of the middle', column('middle'), 'heard', 'heard'],
    ['the head of the number of jobs', column('jobs'), 'heard', 'heard'],
    ['the scale', column('spread'), 'seen', 'seen'],
    ['the pay of the own kind of work', (page) => page.locator('[aria-labelledby="salary-lead"]'), 'seen', 'seen'],
  ],
  employer: [
    [
      'the button that opens the menu',
      (page) => page.locator(`button[aria-label^="${t('dashboard:sidebar.open')}"]`),
      'seen',
      'hidden',
    ],
    ['the name in the header', (page) => page.locator('header a [translate="no"]'), 'hidden', 'seen'],
    [
      'a hint that says nothing yet',
      (page) => page.locator('main form [role="status"]:empty').last(),
      'none',
      'hidden',
    ],
    ['which job a link is about', inMain('a[href^="/employer/jobs/"] span span'), 'heard', 'heard'],
    ['the radio button of the kind of pay', inMain('input[name="rateType"]'), 'none', 'heard'],
  ],
  'hire-form-hint': [['a hint that says something', text(t('hire-form:hint.basis')), 'seen', 'seen']],
  'manage-job': [
    ['the heading of the facts', inMain('h2:text-is("The job")'), 'heard', 'heard'],
    ['the letters of an applicant without a picture', inMain('article button > span:first-child'), 'hidden', 'seen'],
  ],
};

for (const [name, rows] of Object.entries(TABLE)) {
  const screen = SCREENS.find((one) => one.name === name) as Screen;
  test(`${name}: what a width or a state hides is hidden, and the rest is there`, async ({ open, outbox, jobId }) => {
    const page = await open({ as: screen.as });
    await visit(screen, { page, outbox, jobId, t });
    for (const width of [PHONE, DESKTOP]) {
      await applyVariant(page, { ...BASE_VARIANT, width });
      await settled(page);
      for (const [what, find, onPhone, onDesktop] of rows) {
        const expected = width === PHONE ? onPhone : onDesktop;
        await expect.poll(() => sightOf(find(page)), { message: `${what} at ${width} px` }).toBe(expected);
      }
    }
  });
}

/** In the page: what stands in the window over a button of its content, wherever it is brought to the middle. */
function findCovers(): string[] {
  const name = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const seen = [...document.querySelectorAll('a[href], button')].filter((element) => element.checkVisibility());
  const fixed = seen.filter((element) => isFixed(element));
  return seen
    .filter((element) => element.closest('main') && !fixed.includes(element))
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const own = boxOf(element);
      return fixed
        .filter((other) => {
          const over = boxOf(other);
          const beside = over.right <= own.left || over.left >= own.right;
          return !beside && over.bottom > own.top && over.top < own.bottom;
        })
        .map((other) => `“${name(other)}” stands over “${name(element)}”`);
    });
}

for (const name of ['instant-form', 'instant-board', 'employer', 'manage-job']) {
  const screen = SCREENS.find((one) => one.name === name) as Screen;
  test(`${name}: no fixed button stands over another one that is looked at`, async ({ open, outbox, jobId }) => {
    const page = await open({ as: screen.as });
    await visit(screen, { page, outbox, jobId, t });
    for (const width of [PHONE, DESKTOP]) {
      await applyVariant(page, { ...BASE_VARIANT, width });
      await settled(page);
      expect(await page.evaluate(findCovers), `at ${width} px`).toEqual([]);
    }
  });
}

test('the button that asks everybody for instant work ends before the one of the support', async ({
  open,
  outbox,
  jobId,
}) => {
  const page = await open({ as: 'employer', width: DESKTOP });
  const board = SCREENS.find((one) => one.name === 'instant-board') as Screen;
  await visit(board, { page, outbox, jobId, t });
  const ask = await page.getByRole('button', { name: t('instant-jobs:everyone') }).boundingBox();
  const support = await page.getByRole('button', { name: t('support-chat:open') }).boundingBox();
  expect((ask?.x ?? 0) + (ask?.width ?? Infinity)).toBeLessThanOrEqual(support?.x ?? 0);
});

test('the button of the support gives way to each control that it would cover, and comes back', async ({ open }) => {
  const page = await open();
  await page.goto('/pricing');
  await settled(page);
  const support = page.getByRole('button', { name: t('support-chat:open') });
  await support.waitFor();
  const place = await support.boundingBox();
  if (!place) throw new Error('The button of the support has no place.');
  const middle = place.y + place.height / 2;
  const controls = page.locator('main').locator('a[href], button');
  let covered = 0;
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!box || box.x + box.width <= place.x) continue;
    await page.evaluate((top) => scrollBy(0, top), box.y + box.height / 2 - middle);
    covered += 1;
    await expect(support, `over ${await control.textContent()}`).toHaveCSS('opacity', '0');
    // the keyboard reaches it all the same
    if (covered === 1) {
      await page.keyboard.press('Tab');
      await support.focus();
      await expect(support).toHaveCSS('opacity', '1');
      await support.blur();
    }
  }
  expect(covered).toBeGreaterThan(3);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(support).toHaveCSS('opacity', '1');
});

test('a job that was applied for stands beside the list on a desktop, and Back and Escape close it', async ({
  open,
}) => {
  const page = await open({ as: 'seeker', width: DESKTOP });
  await page.goto('/?section=applications');
  const card = page.getByRole('main').getByRole('article').first();
  const opener = card.getByRole('button', { name: t('my-applications:job'), exact: true });
  const pane = page.locator('[data-side-pane]');
  await opener.click();
  await expect(pane.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const [list, detail] = [await card.boundingBox(), await pane.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? Infinity)).toBeLessThanOrEqual(detail?.x ?? 0);
  // the list goes on beside it
  await card.getByRole('button', { name: t('my-applications:sent'), exact: true }).click();
  await expect(pane).toBeVisible();
  await page.goBack();
  await expect(pane).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(pane.locator('h2:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the link past the header comes into view with the focus', async ({ open }) => {
  const page = await open();
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const width of [PHONE, DESKTOP]) {
    await applyVariant(page, { ...BASE_VARIANT, width });
    const link = text(t('shared:skipToContent'))(page);
    await link.focus();
    await expect.poll(() => sightOf(link)).toBe('seen');
    await link.blur();
    await expect.poll(() => sightOf(link)).toBe('away');
  }
});

test('a narrow sidebar keeps the names of its sections for screen readers', async ({ open }) => {
  const page = await open({ as: 'seeker', width: DESKTOP });
  await page.goto('/');
  const names = page.locator('aside nav a > span').filter({ hasText: /\S/ });
  await expect.poll(() => sightOf(names)).toBe('seen');
  await page.getByRole('button', { name: t('dashboard:sidebar.collapse') }).click();
  await expect.poll(() => sightOf(names)).toBe('heard');
  await expect(
    page.getByRole('complementary').getByRole('link', { name: t('dashboard:sections.salary') }),
  ).toBeVisible();
  await applyVariant(page, BASE_VARIANT);
  await expect.poll(() => sightOf(sidebar(page))).toBe('hidden');
});

test('the tick of a choice shows when it is taken', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/?section=request-interview');
  await page
    .getByRole('button', { name: t('request-interview:hero.action') })
    .first()
    .click();
  const choice = page.getByRole('dialog').getByRole('radio').first();
  const tick = inDialog('label .chosen')(page);
  await expect.poll(() => sightOf(tick)).toBe('hidden');
  await choice.check({ force: true });
  for (const width of [PHONE, DESKTOP]) {
    await applyVariant(page, { ...BASE_VARIANT, width });
    await expect.poll(() => sightOf(tick)).toBe('seen');
  }
});
