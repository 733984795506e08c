import type { Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/screen-variants';
import { type Sight, sightOf } from '../support/sight';
import type { ScreenContext } from './screen';

type PlaceContext = Pick<ScreenContext, 'page' | 't'>;
type Find = (context: PlaceContext) => Locator;

/**
 * An element of a screen with its visibility on a phone and on a desktop. `isLate` marks an element that depends on a
 * delayed call.
 */
type Row = readonly [name: string, find: Find, onPhone: Sight, onDesktop: Sight, isLate?: boolean];

const label =
  (name: string): Find =>
  ({ page, t }) =>
    page.getByLabel(t(name), { exact: true });
const text =
  (name: string): Find =>
  ({ page, t }) =>
    page.getByText(t(name), { exact: true });
const inMain =
  (selector: string): Find =>
  ({ page }) =>
    page.locator(`main ${selector}`);
const inDialog =
  (selector: string): Find =>
  ({ page }) =>
    page.locator(`[role="dialog"] ${selector}`);
const sidebar = label('dashboard:sidebar.label');
const jobList = inMain('[data-job]');
const nearby: Find = ({ page, t }) =>
  page.getByRole('region', { name: t('job-search:nearby.title'), exact: true, includeHidden: true });
const viewSwitch = label('job-search:view.label');
const column =
  (name: string): Find =>
  ({ page, t }) =>
    page.locator('th[role="columnheader"]').filter({ hasText: t(`salary:columns.${name}`) });
const dayWithEntry = (page: Page) => page.locator('[role="gridcell"] [data-day]:has(> span > span)');

/**
 * Elements by the name of the screen. An element with the same visibility at both widths is listed if it depends on the
 * state of the page.
 */
const SIGHTS: Readonly<Record<string, readonly Row[]>> = {
  signup: [['the link past the header, until it has the focus', text('shared:skipToContent'), 'away', 'away']],
  'request-interview': [
    ['the sidebar', sidebar, 'none', 'seen'],
    [
      'the button that opens the sections',
      ({ page, t }) => page.locator(`button[aria-label^="${t('dashboard:sidebar.open')}"]`),
      'seen',
      'hidden',
    ],
    ['the bar', label('dashboard:bar.label'), 'seen', 'hidden'],
    ['the choice of the language in the header', label('shared:language.label'), 'hidden', 'seen'],
    ['the button of the support', label('support-chat:open'), 'hidden', 'seen'],
    ['the mark in the header', ({ page }) => page.locator('header a svg'), 'seen', 'seen'],
    ['the name beside the mark', ({ page }) => page.locator('header a [translate="no"]'), 'hidden', 'seen'],
    [
      'the messages for screen readers',
      ({ page }) => page.locator('body > div > [role="status"]').last(),
      'heard',
      'heard',
    ],
  ],
  'instant-requests': [
    [
      'the button that opens the sections',
      ({ page, t }) => page.locator(`button[aria-label^="${t('dashboard:sidebar.open')}"]`),
      'seen',
      'hidden',
    ],
    ['the name beside the mark', ({ page }) => page.locator('header a [translate="no"]'), 'hidden', 'seen'],
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
    ['the hint below the surroundings', text('job-search:nearby.hint'), 'seen', 'hidden'],
  ],
  'ai-job-details': [
    ['the job over the list', ({ page }) => page.getByRole('dialog'), 'seen', 'none'],
    ['the job beside the list', inMain('section:has([aria-haspopup="menu"])'), 'none', 'seen'],
  ],
  engagement: [
    ['the work over the list', ({ page }) => page.getByRole('dialog'), 'seen', 'none'],
    ['the work beside the list', ({ page }) => page.locator('[data-side-pane]'), 'none', 'seen'],
  ],
  calendar: [
    ['the points of a day', ({ page }) => dayWithEntry(page).locator('> span:nth-child(2)'), 'seen', 'hidden'],
    ['the titles of a day', ({ page }) => dayWithEntry(page).locator('> span:nth-child(3)'), 'hidden', 'seen'],
  ],
  salary: [
    ['the title of the table', ({ page }) => page.locator('caption'), 'heard', 'heard'],
    ['the head of the kinds of work', column('category'), 'heard', 'heard'],
    ['the head of the middle', column('middle'), 'heard', 'heard'],
    ['the head of the number of jobs', column('jobs'), 'heard', 'heard'],
    ['the scale', column('spread'), 'seen', 'seen'],
    ['the pay of the own kind of work', ({ page }) => page.locator('[aria-labelledby="salary-lead"]'), 'seen', 'seen'],
  ],
  employer: [
    [
      'the button that opens the menu',
      ({ page, t }) => page.locator(`button[aria-label^="${t('dashboard:sidebar.open')}"]`),
      'seen',
      'hidden',
    ],
    ['the name in the header', ({ page }) => page.locator('header a [translate="no"]'), 'hidden', 'seen'],
    [
      'a hint that says nothing yet',
      ({ page }) => page.locator('main form [role="status"]:empty').last(),
      'none',
      'hidden',
    ],
    ['which job a link is about', inMain('a[href^="/employer/jobs/"] span span'), 'heard', 'heard'],
    ['the radio button of the kind of pay', inMain('input[name="rateType"]'), 'none', 'heard'],
  ],
  'hire-form-hint': [['a hint that says something', text('hire-form:hint.basis'), 'seen', 'seen', true]],
  'manage-job': [
    [
      'the heading of the facts',
      ({ page, t }) => page.locator('main h2').getByText(t('manage-job:summary'), { exact: true }),
      'heard',
      'heard',
    ],
    ['the letters of an applicant without a picture', inMain('article button > span:first-child'), 'hidden', 'seen'],
  ],
};

/**
 * In the page: returns the elements that cover a button of the content after the button was scrolled to the middle of
 * the window.
 */
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

/** The screens with buttons that no fixed button may cover. */
const UNCOVERED: readonly string[] = ['instant-form', 'instant-board', 'employer', 'manage-job'];

/**
 * Checks that the button that sends the instant job to all workers ends before the button of the support, which is
 * beside it on a desktop.
 */
async function askFaults({ page, t }: PlaceContext): Promise<string[]> {
  const ask = await page.getByRole('button', { name: t('instant-work/jobs:everyone') }).boundingBox();
  const support = await page.getByRole('button', { name: t('support-chat:open') }).boundingBox();
  const ends = (ask?.x ?? 0) + (ask?.width ?? Infinity);
  return ends <= (support?.x ?? 0) ? [] : [`the button that asks everybody ends at ${ends} px, under the support's`];
}

/** The widths at which the places of a screen are checked, in their order. */
export const PLACE_WIDTHS = [PHONE, DESKTOP] as const;

/** Returns whether a screen has a check of its visibility by width, or of elements that cover its buttons. */
export const hasPlaces = (screen: string): boolean => screen in SIGHTS || UNCOVERED.includes(screen);

/** Returns the elements of a screen that do not have the visibility that the width or the state requires. */
export async function placeFaults(screen: string, context: PlaceContext, width: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, find, onPhone, onDesktop, isLate] of SIGHTS[screen] ?? []) {
    const expected = width === PHONE ? onPhone : onDesktop;
    if (isLate) await find(context).first().waitFor();
    const found = await sightOf(find(context));
    if (found !== expected) faults.push(`${name}: ${found} instead of ${expected}`);
  }
  if (UNCOVERED.includes(screen)) faults.push(...(await context.page.evaluate(findCovers)));
  if (screen === 'instant-board' && width === DESKTOP) faults.push(...(await askFaults(context)));
  return faults;
}
