import type { Page } from '@playwright/test';
import { LANGUAGES } from '@nukkad/domain/languages';
import type { SceneName } from '../src/shared/ui/Scene';
import { EMPTY_SCREENS, FAILING_SCREENS } from './screens/other-states';
import { leave, waitForLanguage, visit } from './screens/screen';
import { BASE_VARIANT, resetVariant, applyVariant } from './support/screen-variants';
import { limitFor } from './support/limits';
import { expect, test, type Visitor } from './support/product';
import { wordsIn } from './support/words';

/**
 * The expected illustration of each empty or failing screen. At most one per screen; its other panels show icons only
 * (null: none, for example on the home page when only the jobs load).
 */
const SCENES: Readonly<Record<string, SceneName | null>> = {
  'name-question': null,
  'request-interview-empty': 'search',
  'job-search-empty': 'search',
  'ai-jobs-empty': 'search',
  'applications-empty': 'corner',
  'calendar-empty': 'notebook',
  'salary-empty': 'search',
  'rewards-empty': 'corner',
  'instant-requests-empty': 'empty',
  'employer-empty': 'board',
  'request-interview-failing': null,
  'job-search-failing': 'offline',
  'ai-jobs-failing': 'offline',
  'applications-failing': 'offline',
  'calendar-failing': 'offline',
  'salary-failing': 'offline',
  'rewards-failing': 'offline',
  'instant-requests-failing': 'offline',
  'employer-failing': 'offline',
  'instant-hiring-failing': 'offline',
};
/** What a sign takes in the place of a scene, in pixels. */
const SIGN = 40;

/** In the page: the scenes that can be seen, and whether what is to be done next has gone below the bar because of them. */
const scenesOn = (page: Page) =>
  page.evaluate((sign) => {
    const edge = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('main svg')]
      .filter((svg) => svg.querySelector('use')?.getAttribute('href')?.includes('scenes') && svg.checkVisibility())
      .map((svg) => {
        const action = svg.parentElement?.querySelector('a[href], button')?.getBoundingClientRect();
        const bottom = (action?.bottom ?? 0) + scrollY;
        return {
          name: svg.querySelector('use')?.getAttribute('href')?.split('#')[1],
          hidden: svg.getAttribute('aria-hidden'),
          pushedAway: bottom > edge && bottom - svg.getBoundingClientRect().height + sign <= edge,
        };
      });
  }, SIGN);

const SCREENS = [...EMPTY_SCREENS, ...FAILING_SCREENS];
for (const visitor of [...new Set(SCREENS.map(({ as }) => as))] satisfies Visitor[]) {
  const group = SCREENS.filter(({ as }) => as === visitor);
  test(`what has nothing to show has its scene, and what to do next in sight, for ${visitor}`, async ({
    open,
    outbox,
  }) => {
    test.setTimeout(limitFor(group.length));
    const page = await open({ as: visitor });
    const found: unknown[] = [];
    const expected: unknown[] = [];
    for (const screen of group) {
      const context = { page, outbox, jobId: '', t: wordsIn(BASE_VARIANT.language) };
      await visit(screen, context);
      for (const language of LANGUAGES) {
        if (language !== BASE_VARIANT.language) {
          await applyVariant(page, { ...BASE_VARIANT, language });
          await waitForLanguage(screen, { ...context, t: wordsIn(language) });
        }
        const scene = SCENES[screen.name];
        found.push([screen.name, language, await scenesOn(page)]);
        const scenes = scene ? [{ name: scene, hidden: 'true', pushedAway: false }] : [];
        expected.push([screen.name, language, scenes]);
      }
      await leave(screen, context);
      await resetVariant(page);
    }
    expect(found).toEqual(expected);
  });
}

test('every empty and failing screen is named with its scene', () => {
  expect(Object.keys(SCENES).sort()).toEqual(SCREENS.map(({ name }) => name).sort());
});
