import type { Page } from '@playwright/test';
import { SEEKER_SECTIONS } from '../src/entities/session/model/sections';
import { type PageTops, topsOf } from './support/first-content';
import { holdRequests } from './support/held-requests';
import { DESKTOP, PHONE } from './support/screen-variants';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { expect, test } from './support/product';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

/**
 * Maximum distance in pixels between a skeleton block and the content that replaces it: the space around a line of
 * text.
 */
const ROOM = 8;

/** Addresses with content that begins at the same position as the skeleton. */
const COMPARED: Readonly<Record<'seeker' | 'employer', readonly string[]>> = {
  seeker: [...SEEKER_SECTIONS.map((section) => `/job-seeker?section=${section}`), '/instant-requests'],
  employer: ['/employer', '/instant-requests?tab=post'],
};

/** Returns whether the header and the content of a page are at the positions of the skeleton. */
const stands = (before: PageTops, after: PageTops): boolean =>
  Math.abs(after.header - before.header) <= 0.5 && Math.abs(after.content - before.content) <= ROOM;

/** The pages of each side, those of a single job among them. */
const PAGES = {
  seeker: ['/', ...COMPARED.seeker, '/instant-requests?tab=notifications'],
  employer: [...COMPARED.employer, '/instant-requests?tab=notifications', '/employer/jobs/:id'],
} as const;

/** Addresses with a column beside the lists on a desktop, which has a skeleton too. */
const WITH_COLUMN: readonly string[] = ['/job-seeker?section=request-interview', '/employer'];

/** In the page: whether a skeleton of the content stands in the right half of the window. */
const hasSkeletonAtRight = (): boolean =>
  [...document.querySelectorAll('main :is([role="progressbar"], [aria-busy="true"])')].some(
    (skeleton) => skeleton.getBoundingClientRect().left > innerWidth / 2,
  );

/** Counts the landmarks and headings by which screen reader users navigate the page in its current state. */
async function landmarksOf(page: Page): Promise<Record<'main' | 'banner' | 'navigation' | 'heading', number>> {
  const [main, banner, navigation, heading] = await Promise.all([
    page.getByRole('main').count(),
    page.getByRole('banner').count(),
    page.getByRole('navigation').count(),
    page.getByRole('heading', { level: 1, name: /\S/ }).count(),
  ]);
  return { main, banner, navigation, heading };
}

for (const side of ['seeker', 'employer'] as const) {
  for (const width of [PHONE, DESKTOP]) {
    test(`the pages of the ${side} have their landmarks while they load, and nothing moves when the content replaces the skeleton, at ${width} px`, async ({
      open,
    }) => {
      const page = await open({ as: side, width });
      watchRequests(page);
      await watchLayoutShifts(page);
      const loading = wordsIn('en')('shared:loading');
      const landing = wordsIn('en')('landing:hero.title');
      const skeleton = page.locator('header [role="progressbar"]');
      const faults: string[] = [];
      const jobs =
        side === 'employer' ? ((await (await page.request.get('/api/my-jobs')).json()) as { id: string }[]) : [];
      for (const place of PAGES[side]) {
        const path = place.replace(':id', jobs[0]?.id ?? '');
        const data = await holdRequests(page, 'GET', /\/api\/(?!auth\/user|events)/);
        const session = await holdRequests(page, 'GET', '**/api/auth/user');
        await page.goto(path);
        // the first address is the landing page until the session is known; its skeleton is visible only for a moment
        const shown = path === '/' ? page.getByRole('heading', { level: 1, name: landing }) : skeleton;
        await shown.waitFor();
        const topsBefore = await topsOf(page);
        const before = await landmarksOf(page);
        if (before.main !== 1 || before.banner !== 1 || before.heading !== 1)
          faults.push(`${path}, before it is known who is there: ${JSON.stringify(before)}`);
        session.release();
        // the page itself is loaded, but none of its data
        await page.getByRole('button', { name: wordsIn('en')('dashboard:profile.open') }).waitFor();
        await expect(page.getByRole('heading', { level: 1, name: loading, exact: true })).toHaveCount(0);
        const during = await landmarksOf(page);
        if (during.main !== 1 || during.banner !== 1 || during.heading !== 1 || during.navigation === 0)
          faults.push(`${path}, while its data is on the way: ${JSON.stringify(during)}`);
        if (width === DESKTOP && WITH_COLUMN.includes(place)) {
          await expect.poll(() => page.evaluate(hasSkeletonAtRight), place).toBe(true);
        }
        data.release();
        if (COMPARED[side].includes(place)) {
          await settled(page);
          const after = await topsOf(page);
          if (!stands(topsBefore, after))
            faults.push(`${path}: ${JSON.stringify(topsBefore)} became ${JSON.stringify(after)}`);
          faults.push(...(await layoutShifts(page)).map((fault) => `${path} ${fault}`));
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      expect(faults).toEqual([]);
    });
  }
}
