import type { Page } from '@playwright/test';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { auditPage } from './support/axe-audit';
import { evaluateAll, type InPage, inPage } from './support/in-page';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import {
  BASE_VARIANT,
  DESKTOP,
  resetVariant,
  resetView,
  type ScreenVariant,
  readVariant,
  nameOf,
  applyVariant,
  VARIANT,
  variantFrom,
} from './support/screen-variants';
import { leaveForNowhere } from './support/inner-navigation';
import { limitFor } from './support/limits';
import { test } from './support/market';
import { expect } from './support/product';
import { reflowFaults } from './support/reflow';
import { guardScreen, problemIn, type ScreenGuard } from './support/screen-guard';
import {
  goToScreen,
  leave,
  pathOf,
  waitForLanguage,
  type Screen,
  waitForScreen,
  type ScreenContext,
  visit,
} from './screens/screen';
import {
  AUDIT_SCOPE,
  type CheckKind,
  checksOf,
  nameAtWidth,
  nameCheck,
  planScreen,
  AUDIT_PARTS,
  type ScreenPlan,
} from './screens/screen-plan';
import { placeFaults, PLACE_WIDTHS } from './screens/places';
import { sceneFaults, SCENES } from './support/scenes';
import { settled } from './support/settled';
import { findBrokenWords, findCutTexts, textFaultsIn } from './support/text-fit';
import { smallTargetFaults, SMALL_TARGETS } from './support/touch-targets';
import { wordsIn } from './support/words';

/** The result of the checks of a screen. */
interface Judged {
  faults: string[];
  /** The checks that ran, each with the variant of the page at that time. */
  checks: string[];
}

/** How a screen is reached: with a document of its own, or within the application that the page has loaded. */
type Arrival = 'document' | 'inside';

/** Returns the languages of a plan, starting with the language of the open page. */
const beginWith = (first: Language, languages: readonly Language[]): readonly Language[] =>
  languages.at(-1) === first ? languages.toReversed() : languages;

/** Opens a screen once, and runs the checks of its plan. */
async function judge(
  screen: Screen,
  plan: ScreenPlan,
  { guard, ...rest }: Omit<ScreenContext, 't'> & { guard: ScreenGuard },
  arrival: Arrival = 'document',
): Promise<Judged> {
  const { page } = rest;
  const judged: Judged = { faults: [], checks: [] };
  const answers = screen.answers ?? [];
  // a document opens in the base variant; within the application, the language stays
  let { language: first } = BASE_VARIANT;
  if (arrival === 'inside') {
    await leaveForNowhere(page);
    ({ language: first } = await resetView(page));
  } else if (page.url() !== 'about:blank') await resetVariant(page);
  let context: ScreenContext = { ...rest, t: wordsIn(first) };
  const seen = (name: string, found: readonly string[]) =>
    judged.faults.push(...found.map((fault) => `${name}: ${fault}`));
  const add = (kind: CheckKind, name: string, found: readonly string[]) => {
    seen(name, found);
    judged.checks.push(nameCheck(kind, name));
  };
  /** Changes the variant of the page, and waits for the screen in it. */
  const show = async (variant: ScreenVariant): Promise<void> => {
    const before = await applyVariant(page, variant);
    context = { ...context, t: wordsIn(variant.language) };
    await (before.language === variant.language ? waitForScreen(screen, context) : waitForLanguage(screen, context));
  };
  /**
   * Reads the variant and the faults of the open page in one call. Returns the name of the screen in the present
   * variant of the page.
   */
  const look = async <const All extends readonly InPage<unknown>[]>(language: Language, all: All) => {
    const [variant, problem, fits, ...found] = await evaluateAll(page, [
      VARIANT,
      problemIn(context.t),
      textFaultsIn(language),
      ...all,
    ]);
    const name = nameOf(screen.name, variantFrom(variant));
    if (problem !== (screen.problem ?? null)) seen(name, [`the page says: ${problem ?? 'all is well'}`]);
    return { name, fits, found };
  };

  guard.expect({ answers });
  // a failed request produces a layout of another shape than the expected content, so shifts are ignored here
  const seeShifts = async () => {
    if (!screen.failing) seen(screen.name, await layoutShifts(page));
  };
  await (arrival === 'inside' ? goToScreen(screen, context, seeShifts) : visit(screen, context, seeShifts));
  for (const language of beginWith(first, plan.languages)) {
    // phones in the light scheme are enough: the colour scheme changes no size, a mouse needs no minimum target size,
    // and a text that fits a phone fits a desktop
    if (language !== first) await show({ ...BASE_VARIANT, language });
    const {
      name: onPhone,
      fits,
      found,
    } = await look(language, [inPage(findCutTexts, null), inPage(findBrokenWords, null), SMALL_TARGETS, SCENES]);
    const [cuts, broken, small, scenes] = found;
    add('fit', onPhone, [
      ...fits,
      ...cuts,
      ...broken,
      ...smallTargetFaults(small),
      ...(screen.scene === undefined ? [] : sceneFaults(scenes, screen.scene)),
    ]);
    const narrow = plan.reflow.includes(language);
    if (narrow) add('reflow', onPhone, await reflowFaults(page));
    for (const variant of plan.audits.filter((one) => one.language === language)) {
      const isShown = !narrow && nameOf(screen.name, variant) === onPhone;
      if (!isShown) await show(variant);
      const { name, fits: fitsThere } = await look(language, []);
      if (name !== onPhone) seen(name, fitsThere);
      add('axe', name, await auditPage(page, plan));
    }
  }
  if (plan.places) {
    const { language } = await readVariant(page);
    for (const width of PLACE_WIDTHS) {
      // phone-only elements are absent on a desktop, and elements that a phone hides are visible there
      await applyVariant(page, { ...BASE_VARIANT, language, width });
      await settled(page);
      add('place', nameAtWidth(screen.name, width), await placeFaults(screen.name, context, width));
    }
  }
  seen(screen.name, [...guard.faults, ...(await leave(screen, context))]);
  return judged;
}

/**
 * Decides how each screen of a part is opened. These screens load a document: the first screen of a part, the first
 * screen of a public address (its document is prerendered), a screen that depends on an error response or sets `alone`,
 * and the screen after such a screen, because fetched responses live as long as the document. `skeletons.spec.ts`
 * covers how the other addresses load.
 */
function arrivalsOf(screens: readonly Screen[], paths: readonly string[]): readonly Arrival[] {
  const isAlone = (index: number): boolean => {
    const { answers, failing, alone = false } = screens[index] ?? {};
    return alone || (answers !== undefined && !failing);
  };
  const isPlain = (index: number): boolean => screens[index]?.as !== 'nobody' || paths[index - 1] === paths[index];
  return paths.map((path, index) =>
    index > 0 && isPlain(index) && !path.startsWith('/api/') && !isAlone(index) && !isAlone(index - 1)
      ? 'inside'
      : 'document',
  );
}

for (const { name, visitor, screens } of AUDIT_PARTS) {
  test(`${name} show no fault to ${visitor} in any variant`, async ({ open, outbox, jobId }) => {
    test.setTimeout(limitFor(screens.length));
    const page = await open({ as: visitor });
    await watchLayoutShifts(page);
    const guard = guardScreen(page);
    const all: Judged = { faults: [], checks: [] };
    const arrivals = arrivalsOf(
      screens,
      screens.map((screen) => pathOf(screen, { jobId })),
    );
    for (const [index, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        const plan = planScreen(screen, AUDIT_SCOPE);
        const { faults, checks } = await judge(screen, plan, { page, guard, outbox, jobId }, arrivals[index]);
        all.faults.push(...faults);
        all.checks.push(...checks);
      });
    }
    expect(all.faults).toEqual([]);
    const planned = screens.flatMap((screen) => checksOf(screen.name, planScreen(screen, AUDIT_SCOPE)));
    expect(all.checks.toSorted()).toEqual(planned.toSorted());
  });
}

test('a late list of requests moves no content on a phone', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await watchLayoutShifts(page);
  const t = wordsIn('en');
  await page.route('**/api/job-requests', async (route) => {
    // waits until the content below the requests is attached
    await page
      .getByRole('list', { name: t('instant-work/engagements:title'), includeHidden: true })
      .waitFor({ state: 'attached' });
    await route.continue();
  });
  await page.goto('/instant-requests');
  await page
    .getByRole('button', { name: t('instant-work/requests:accept'), exact: true })
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

/** Adds a text that one style rule affects. */
const plantRule = (page: Page, rule: string) =>
  page.evaluate((css) => {
    const planted = document.body.appendChild(document.createElement('p'));
    planted.append('A long planted text');
    planted.className = 'planted';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rule);

/** Plants an illustration that fills the window, with a button below it. */
const plantScene = (page: Page, readOut: boolean) =>
  page.evaluate((isReadOut) => {
    const planted = document.body.appendChild(document.createElement('main'));
    Object.assign(planted.style, { position: 'absolute', top: '0', left: '0' });
    const picture = planted.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    Object.assign(picture.style, { display: 'block', width: '100px', height: '720px' });
    if (!isReadOut) picture.setAttribute('aria-hidden', 'true');
    const use = picture.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'use'));
    use.setAttribute('href', '#scenes');
    const action = planted.appendChild(document.createElement('button'));
    action.append('Next');
    Object.assign(action.style, { display: 'block', height: '48px' });
  }, readOut);

/** Address of a nearly empty document, for faults that do not need the product. */
const SMALL = '/planted';
const SMALL_DOCUMENT = `<!doctype html><html lang="en"><title>Planted</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
  <style>:root { background: #fff; color: #111; font: 16px sans-serif }
    @media (prefers-color-scheme: dark) { :root { background: #111; color: #fff } }</style>
  <body><div><main><h1>Planted</h1></main></div></body></html>`;

/** Plan of a planted screen: only the checks of its fit, unless the fault requires other checks. */
const PLANTED_PLAN: ScreenPlan = { languages: ['en'], audits: [], reflow: [], places: false, alike: 2 };
const IN_DARK: ScreenVariant = { ...BASE_VARIANT, scheme: 'dark' };
const ON_DESKTOP: ScreenVariant = { ...BASE_VARIANT, width: DESKTOP };

const PLANTED: readonly (readonly [
  what: string,
  screen: Pick<Screen, 'path'> & Partial<Screen>,
  fault: RegExp,
  plan?: Partial<ScreenPlan>,
])[] = [
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
      path: SMALL,
      then: ({ page }) =>
        page.evaluate(() =>
          fetch('/api/no-such-call')
            .then((answer) => answer.text())
            .then(() => undefined),
        ),
    },
    /GET \/api\/no-such-call was answered 404/,
  ],
  ['an answer that was to come', { path: SMALL, answers: [{ status: 404, path: /^\/api\// }] }, /no answer 404 came/],
  [
    'an error in the console',
    { path: SMALL, then: ({ page }) => page.evaluate(() => console.error('planted')) },
    /planted \(/,
  ],
  [
    'an exception',
    { path: SMALL, then: ({ page }) => page.evaluate(() => void Promise.reject(new Error('planted'))) },
    /exception: planted/,
  ],
  [
    'a page that is wider than its window',
    { path: SMALL, then: ({ page }) => plantText(page, { width: '400px' }) },
    /the page is 4\d\d px wide in a window of 360 px/,
  ],
  [
    'a text that is cut off',
    {
      path: SMALL,
      then: ({ page }) => plantText(page, { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' }),
    },
    /“A long planted text” is cut off at 60 px/,
  ],
  [
    'a page that fits a phone and not the narrowest window',
    { path: SMALL, then: ({ page }) => plantText(page, { width: '330px' }) },
    /at 320 px, the page is 3\d\d px wide in a window of 320 px/,
    { reflow: ['en'] },
  ],
  [
    'a text that is cut off once it is twice as large',
    {
      path: SMALL,
      then: ({ page }) => plantText(page, { width: '300px', height: '30px', overflow: 'hidden' }),
    },
    /with text of twice the size, “A long planted text” is cut off at 30 px of height/,
    { reflow: ['en'] },
  ],
  [
    'a small target that its role alone tells of',
    {
      path: SMALL,
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
  [
    'another illustration than that of an empty screen',
    { path: '/terms', scene: 'search' },
    /the illustrations are “(?!search”).*” instead of “search”/,
  ],
  [
    'an illustration that is read out',
    { path: SMALL, scene: null, then: ({ page }) => plantScene(page, true) },
    /the illustration scenes is read out/,
  ],
  [
    'an illustration that pushes the next action out of sight',
    { path: SMALL, scene: null, then: ({ page }) => plantScene(page, false) },
    /scenes pushes the next action below the bar/,
  ],
  [
    'a text that is cut off in one language alone',
    {
      path: '/terms',
      then: ({ page }) =>
        plantRule(page, ':root:lang(hi) .planted { width: 60px; overflow: hidden; white-space: nowrap; }'),
    },
    /^planted, hi, light, 360 px: “A long planted text” is cut off at 60 px$/m,
    { languages: LANGUAGES },
  ],
  [
    'a text that nobody can read in the dark alone',
    {
      path: SMALL,
      then: ({ page }) => plantRule(page, '@media (prefers-color-scheme: dark) { .planted { color: #222; } }'),
    },
    /^planted, en, dark, 360 px: color-contrast/m,
    { audits: [IN_DARK] },
  ],
  [
    'a text that nobody can read in the second item of a list',
    {
      path: SMALL,
      then: async ({ page }) => {
        await plantText(page, {});
        await plantText(page, { color: '#eeeeee' });
      },
    },
    /^planted, en, light, 360 px: color-contrast[^]*p:nth-child/m,
    { audits: [BASE_VARIANT] },
  ],
  [
    'a text that looks as three before it and stands on another ground',
    {
      path: SMALL,
      then: async ({ page }) => {
        for (let count = 0; count < 4; count++) await plantText(page, { color: '#333333' });
        await page.evaluate(() => {
          const ground = document.body.appendChild(document.createElement('section'));
          ground.style.setProperty('background-color', '#222222');
          ground.append(document.body.querySelector(':scope > p:last-of-type') as Element);
        });
      },
    },
    /^planted, en, light, 360 px: color-contrast[^]*section/m,
    { audits: [BASE_VARIANT] },
  ],
  [
    'a text that nobody can read in an open modal',
    {
      path: SMALL,
      then: ({ page }) =>
        page.evaluate(() => {
          document.querySelector('body > div')?.setAttribute('aria-hidden', 'true');
          const modal = document.body.appendChild(document.createElement('section'));
          for (const [name, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Planted' }))
            modal.setAttribute(name, value);
          const pale = modal.appendChild(document.createElement('p'));
          pale.append('Nobody can read this.');
          pale.style.setProperty('color', '#eeeeee');
        }),
      shows: ({ page }) => page.getByRole('dialog'),
    },
    /^planted, en, light, 360 px: color-contrast/m,
    { audits: [BASE_VARIANT] },
  ],
  [
    'a text that nobody can read on a desktop alone',
    {
      path: SMALL,
      then: ({ page }) => plantRule(page, '@media (min-width: 1000px) { .planted { color: #eee; } }'),
    },
    /^planted, en, light, 1280 px: color-contrast/m,
    { audits: [ON_DESKTOP] },
  ],
  [
    'a list that is not there',
    { name: 'job-search', path: SMALL },
    /^job-search, 360 px: the list: none instead of seen$[^]*^job-search, 1280 px: the list: none instead of seen$/m,
    { places: true },
  ],
  [
    'a fixed button over another one',
    {
      name: 'instant-form',
      path: SMALL,
      then: ({ page }) =>
        page.evaluate(() => {
          for (const [name, place] of Object.entries({ Below: 'static', Above: 'fixed' })) {
            const planted = document.querySelector('main')?.appendChild(document.createElement('button'));
            planted?.append(name);
            Object.assign(planted?.style ?? {}, {
              position: place,
              top: '0',
              left: '0',
              width: '200px',
              height: '100%',
            });
          }
        }),
    },
    /^instant-form, 1280 px: “Above” stands over “Below”$/m,
    { places: true },
  ],
  [
    'a word of a label that continues on the next line',
    {
      path: SMALL,
      then: ({ page }) =>
        page.evaluate(() => {
          const planted = document.querySelector('main')?.appendChild(document.createElement('button'));
          planted?.append('Interview in-person');
          Object.assign(planted?.style ?? {}, { width: '40px', padding: '0', overflowWrap: 'anywhere' });
        }),
    },
    /^planted, en, light, 360 px: the word “Interview” is broken$/m,
  ],
  [
    'a call that was to fail and that nothing made',
    { path: SMALL, failing: ['**/api/no-such-call'] },
    /^planted: nothing called \*\*\/api\/no-such-call$/m,
  ],
];

for (const [what, planted, fault, plan] of PLANTED) {
  test(`${what} is reported as a fault of its screen`, async ({ open, outbox, jobId }) => {
    const screen: Screen = { name: 'planted', as: 'nobody', shows: ({ page }) => page.locator('main'), ...planted };
    const page = await open({ as: screen.as });
    await page.route(SMALL, (route) => route.fulfill({ contentType: 'text/html', body: SMALL_DOCUMENT }));
    await watchLayoutShifts(page);
    const surroundings = { page, guard: guardScreen(page), outbox, jobId };
    const { faults } = await judge(screen, { ...PLANTED_PLAN, ...plan }, surroundings);
    expect(faults.join('\n')).toMatch(fault);
  });
}

test('a page that an answer pushes down, and that was reached within the application, is a fault', async ({
  open,
  outbox,
  jobId,
}) => {
  const page = await open();
  await watchLayoutShifts(page);
  await page.addInitScript(() =>
    addEventListener('popstate', () => {
      if (location.pathname !== '/privacy') return;
      // delayCalls delays the call to this address for the longest time
      void fetch('/api/no-such-calo')
        .then((answer) => answer.text())
        .then(() => {
          const planted = document.body.insertBefore(document.createElement('p'), document.body.firstChild);
          planted.style.setProperty('height', '300px');
        });
    }),
  );
  await page.goto('/terms');
  const screen: Screen = { name: 'planted', as: 'nobody', path: '/privacy', shows: () => page.locator('main') };
  const { faults } = await judge(screen, PLANTED_PLAN, { page, guard: guardScreen(page), outbox, jobId }, 'inside');
  expect(faults.join('\n')).toMatch(/^planted: moved by/m);
});

test('violations of axe and of the content policy are reported', async ({ page }) => {
  const guard = guardScreen(page);
  await page.goto('/signin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await page.evaluate(() => {
    // outside the application's root, because React removes unknown elements from the root when it hydrates the page
    const picture = document.body.appendChild(document.createElement('img'));
    picture.setAttribute('src', '/favicon.svg');
    const pale = document.body.appendChild(document.createElement('p'));
    pale.append('Nobody can read this.');
    pale.style.setProperty('color', '#eeeeee');
    // users of voice control speak the visible text, so the accessible name must contain it
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
