import type { Page } from '@playwright/test';
import { expect, test } from './support/product';
import { windowOf } from './support/screen-variants';
import { settled, watchRequests } from './support/settled';

const WIDTHS = [320, 360];
const NARROWEST = Math.min(...WIDTHS);

/** Words without a break opportunity: a list with slashes, an address, and names in two Indic scripts. */
const LONG = {
  skills: ['biryani/pulao/tandoori/kebab/rolls/chaat/parotta/dosa/idli', 'दालमखनीपनीरमखनीमलाईकोफ्ताशाहीपनीर'],
  text: 'https://example.com/a/very/long/address/that/nobody/would/ever/type/by/hand/again?with=a&long=query',
  name: 'ಬೃಹತ್ಬೆಂಗಳೂರುಮಹಾನಗರಪಾಲಿಕೆಕಾರ್ಮಿಕರಸಂಘದಅಧ್ಯಕ್ಷರು',
};

/** Returns the elements beyond the right edge of a page that scrolls sideways; empty if the page fits its window. */
const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (one: Element): boolean =>
      one.parentElement !== null &&
      one.parentElement !== document.body &&
      (getComputedStyle(one.parentElement).overflowX !== 'visible' || isClipped(one.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1 && !isClipped(one),
    );
    return [`${scrollWidth} px`, ...wide.map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`)].slice(0, 12);
  });

/** Replaces the words of a response by long words. */
function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return /skills$/i.test(key) ? LONG.skills : value.map((item) => lengthen(item, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lengthen(item, name)]));
  if (typeof value !== 'string') return value;
  if (['company', 'title', 'firstName', 'lastName', 'applicantName', 'seekerName'].includes(key)) return LONG.name;
  return ['description', 'message', 'lastMessage', 'location', 'text', 'bio', 'city'].includes(key) ? LONG.text : value;
}

/**
 * Lengthens the words of all responses and delays them until `held` settles, except the response about the signed-in
 * user.
 */
async function lengthenAnswers(page: Page, held: Promise<void>): Promise<void> {
  await page.route(/\/api\/(?!events|login|logout)/, async (route) => {
    if (!route.request().url().endsWith('/api/auth/user')) await held;
    if (route.request().method() !== 'GET') return route.continue().catch(() => undefined);
    const answer = await route.fetch().catch(() => null);
    if (!answer) return route.abort().catch(() => undefined);
    if (!answer.headers()['content-type']?.includes('json') || !answer.ok()) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: lengthen(await answer.json()) });
  });
}

const PAGES = {
  seeker: [
    ...['request-interview', 'job-search', 'ai-jobs', 'applications', 'calendar', 'salary', 'rewards'].map(
      (section) => `/?section=${section}`,
    ),
    '/instant-requests',
  ],
  employer: ['/employer', '/employer#recent-messages'],
} as const;

for (const as of ['seeker', 'employer'] as const) {
  test(`long words widen no page of the ${as}, and no loading frame does`, async ({ open }) => {
    const page = await open({ as, width: NARROWEST });
    watchRequests(page);
    for (const path of PAGES[as]) {
      let release = (): void => undefined;
      await lengthenAnswers(page, new Promise<void>((resolve) => (release = resolve)));
      await test.step(`${path} while loading`, async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('main')).toBeVisible();
        // the narrowest window is the last one
        for (const width of WIDTHS.toReversed()) {
          await page.setViewportSize(windowOf(width));
          expect(await findTooWide(page), `${width} px`).toEqual([]);
        }
      });
      await test.step(`${path} with long words, ${NARROWEST} px`, async () => {
        release();
        await page.getByText(LONG.name).or(page.getByText(LONG.text)).first().waitFor({ state: 'attached' });
        await settled(page);
        expect(await findTooWide(page)).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

test('a job with long words widens its public page on no phone', async ({ open }) => {
  const employer = await open({ as: 'new-employer', width: 1280 });
  await employer.goto('/employer');
  const posted = await employer.request.post('/api/jobs', {
    headers: { origin: new URL(employer.url()).origin, 'x-requested-with': 'fetch' },
    data: {
      title: `Cook ${LONG.skills[0]}`,
      company: LONG.name,
      description: `Cook ${LONG.text}`,
      requiredSkills: [LONG.skills[0]],
      jobType: 'part_time',
      category: 'food_service',
      location: 'Mysuru',
      minRate: 100,
      maxRate: 120,
    },
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const { id } = (await posted.json()) as { id: string };
  for (const width of WIDTHS) {
    const page = await open({ width });
    await page.goto(`/jobs/${id}`);
    await expect(page.getByText(LONG.skills[0] ?? '').first()).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  }
});
