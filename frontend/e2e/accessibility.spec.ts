import type { Page } from '@playwright/test';
import { auditPage } from './support/axe-audit';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import {
  BASE_VARIANT,
  resetVariant,
  type ScreenVariant,
  readVariant,
  variantsOf,
  nameOf,
  applyVariant,
} from './support/screen-variants';
import { test } from './support/market';
import { expect, type Visitor } from './support/product';
import { reflowFaults } from './support/reflow';
import { guardScreen, problemOn, type ScreenGuard } from './support/screen-guard';
import { leave, waitForLanguage, type Screen, waitForScreen, type ScreenContext, visit } from './screens/screen';
import { SCREEN_LISTS } from './screens/screen-list';
import { settled } from './support/settled';
import { textFaults } from './support/text-fit';
import { smallTargets } from './support/touch-targets';
import { wordsIn } from './support/words';

/** How many screens there are, and in how many variants they are tested; whoever adds one says so here. */
const SCREENS = 148;
const JUDGED = 520;

/** What a judgement found, and what it judged. */
interface Judged {
  faults: string[];
  names: string[];
}

/** Opens a screen once, and tests it in each variant. */
async function judge(
  screen: Screen,
  variants: readonly ScreenVariant[],
  { guard, ...rest }: Omit<ScreenContext, 't'> & { guard: ScreenGuard },
): Promise<Judged> {
  const { page } = rest;
  const judged: Judged = { faults: [], names: [] };
  const answers = screen.answers ?? [];
  const seen = (name: string, found: readonly string[]) =>
    judged.faults.push(...found.map((fault) => `${name}: ${fault}`));
  let context: ScreenContext = { ...rest, t: wordsIn(BASE_VARIANT.language) };
  guard.expect({ answers });
  await visit(screen, context, async () => {
    // what could not be fetched has another shape than what was expected
    if (!screen.failing) seen(screen.name, await layoutShifts(page));
  });
  for (const variant of variants) {
    const language = (await readVariant(page)).language;
    await applyVariant(page, variant);
    context = { ...context, t: wordsIn(variant.language) };
    if (language === variant.language) await waitForScreen(screen, context);
    else await waitForLanguage(screen, context);
    const name = nameOf(screen.name, await readVariant(page));
    const problem = await problemOn(page, context.t);
    if (problem !== (screen.problem ?? null)) seen(name, [`the page says: ${problem ?? 'all is well'}`]);
    seen(name, await auditPage(page, { colours: variant.language === BASE_VARIANT.language }));
    seen(name, await textFaults(page, variant.language));
    // the scheme changes no size; a mouse needs none, and what fits a phone has room on a desktop
    if (variant.width === BASE_VARIANT.width && variant.scheme === BASE_VARIANT.scheme) {
      seen(name, await smallTargets(page));
      seen(name, await reflowFaults(page));
    }
    judged.names.push(name);
  }
  seen(screen.name, guard.faults);
  await leave(screen, context);
  await resetVariant(page);
  return judged;
}

const visitorsOf = (screens: readonly Screen[]): Visitor[] => [...new Set(screens.map((screen) => screen.as))];

for (const [list, screens] of Object.entries(SCREEN_LISTS)) {
  for (const visitor of visitorsOf(screens)) {
    const group = screens.filter((screen) => screen.as === visitor);
    test(`${list} screens have no fault for ${visitor} in any variant`, async ({ open, outbox, jobId }) => {
      test.setTimeout(30_000 + group.length * 30_000);
      const page = await open({ as: visitor });
      await watchLayoutShifts(page);
      const guard = guardScreen(page);
      const all: Judged = { faults: [], names: [] };
      for (const screen of group) {
        await test.step(screen.name, async () => {
          const { faults, names } = await judge(screen, variantsOf(screen), { page, guard, outbox, jobId });
          all.faults.push(...faults);
          all.names.push(...names);
        });
      }
      expect(all.faults).toEqual([]);
      expect(all.names).toEqual(group.flatMap((one) => variantsOf(one).map((variant) => nameOf(one.name, variant))));
    });
  }
}

test('no screen and no variant is left out', () => {
  const screens = Object.values(SCREEN_LISTS).flat();
  const names = screens.flatMap((screen) => variantsOf(screen).map((variant) => nameOf(screen.name, variant)));
  expect(screens).toHaveLength(SCREENS);
  expect(names).toHaveLength(JUDGED);
  expect(new Set(names).size).toBe(JUDGED);
});

test('requests whose list is answered last push nothing down on a phone', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await watchLayoutShifts(page);
  const t = wordsIn('en');
  await page.route('**/api/job-requests', async (route) => {
    // what stands below them is there
    await page.getByRole('list', { name: t('engagements:title'), includeHidden: true }).waitFor({ state: 'attached' });
    await route.continue();
  });
  await page.goto('/instant-requests');
  await page
    .getByRole('button', { name: t('instant-requests:accept'), exact: true })
    .first()
    .waitFor();
  await settled(page);
  expect(await layoutShifts(page)).toEqual([]);
});

// Outside the React root: hydration removes elements that React did not render.
const plantText = (page: Page, style: Record<string, string>) =>
  page.evaluate((css) => {
    const planted = document.body.appendChild(document.createElement('p'));
    planted.append('A long planted text');
    Object.assign(planted.style, css);
  }, style);

const PLANTED: readonly (readonly [what: string, screen: Pick<Screen, 'path'> & Partial<Screen>, fault: RegExp])[] = [
  ['a route that does not exist', { path: '/no-such-page' }, /the page says: not found/],
  [
    'a section whose calls fail',
    { path: '/?section=applications', as: 'seeker', failing: ['**/api/my-applications*'] },
    /the page says: failed\n[^]*GET \/api\/my-applications was answered 503/,
  ],
  [
    'a section that was to fail and does not',
    { path: '/?section=applications', as: 'seeker', problem: 'failed' },
    /the page says: all is well/,
  ],
  [
    'a call of ours that does not exist',
    {
      path: '/terms',
      then: ({ page }) =>
        page.evaluate(() =>
          fetch('/api/no-such-call')
            .then((answer) => answer.text())
            .then(() => undefined),
        ),
    },
    /GET \/api\/no-such-call was answered 404/,
  ],
  [
    'an answer that was to come',
    { path: '/terms', answers: [{ status: 404, path: /^\/api\// }] },
    /no answer 404 came/,
  ],
  [
    'an error in the console',
    { path: '/terms', then: ({ page }) => page.evaluate(() => console.error('planted')) },
    /planted \(/,
  ],
  [
    'an exception',
    { path: '/terms', then: ({ page }) => page.evaluate(() => void Promise.reject(new Error('planted'))) },
    /exception: planted/,
  ],
  [
    'a page that is wider than its window',
    { path: '/terms', then: ({ page }) => plantText(page, { width: '400px' }) },
    /the page is 4\d\d px wide in a window of 360 px/,
  ],
  [
    'a text that is cut off',
    {
      path: '/terms',
      then: ({ page }) => plantText(page, { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' }),
    },
    /“A long planted text” is cut off at 60 px/,
  ],
  [
    'a page that fits a phone and not the narrowest window',
    { path: '/terms', then: ({ page }) => plantText(page, { width: '330px' }) },
    /at 320 px, the page is 3\d\d px wide in a window of 320 px/,
  ],
  [
    'a text that is cut off once it is twice as large',
    {
      path: '/terms',
      then: ({ page }) => plantText(page, { width: '300px', height: '30px', overflow: 'hidden' }),
    },
    /with text of twice the size, “A long planted text” is cut off at 30 px of height/,
  ],
  [
    'a small target that its role alone tells of',
    {
      path: '/terms',
      then: ({ page }) =>
        page.evaluate(() => {
          const planted = document.body.appendChild(document.createElement('div'));
          planted.setAttribute('role', 'option');
          planted.append('A place');
          Object.assign(planted.style, { width: '200px', height: '30px' });
        }),
    },
    /1 targets below 48 px: div “A place” 200 × 30/,
  ],
];

for (const [what, planted, fault] of PLANTED) {
  test(`${what} is a fault of its screen`, async ({ open, outbox, jobId }) => {
    const screen: Screen = { name: 'planted', as: 'nobody', shows: ({ page }) => page.locator('main'), ...planted };
    const page = await open({ as: screen.as });
    await watchLayoutShifts(page);
    const { faults } = await judge(screen, [BASE_VARIANT], { page, guard: guardScreen(page), outbox, jobId });
    expect(faults.join('\n')).toMatch(fault);
  });
}

test('what axe and the content policy forbid is seen when it is planted', async ({ page }) => {
  const guard = guardScreen(page);
  await page.goto('/signin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await page.evaluate(() => {
    // outside of the application's root: React removes what it finds there and has not drawn, when it takes the page over
    const picture = document.body.appendChild(document.createElement('img'));
    picture.setAttribute('src', '/favicon.svg');
    const pale = document.body.appendChild(document.createElement('p'));
    pale.append('Nobody can read this.');
    pale.style.setProperty('color', '#eeeeee');
    // who speaks to the device says what stands there
    const misnamed = document.body.appendChild(document.createElement('button'));
    misnamed.append('Send');
    misnamed.setAttribute('aria-label', 'Hand in the form');
    // the content policy forbids styles in the markup
    picture.setAttribute('style', 'margin: 0');
    console.error('planted');
  });
  const rules = (await auditPage(page)).map((fault) => fault.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'label-content-name-mismatch']));
  expect(guard.faults.join('\n')).toContain('Content Security Policy');
  expect(guard.faults.join('\n')).toContain('planted');
});
