import type { Page } from '@playwright/test';
import { SEEKER_SECTIONS } from '../src/shared/dashboard/sections';
import { topsOf } from './support/first-content';
import { holdRequests } from './support/held-requests';
import { DESKTOP, PHONE } from './support/screen-variants';
import { expect, test } from './support/product';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

/** How far a skeleton block may stand from what takes its place: the space around a line of text. */
const ROOM = 8;

const PLACES = {
  seeker: [...SEEKER_SECTIONS.map((section) => `/job-seeker?section=${section}`), '/instant-requests'],
  employer: ['/employer', '/instant-requests?tab=post'],
} as const;

for (const side of ['seeker', 'employer'] as const) {
  for (const width of [PHONE, DESKTOP]) {
    test(`nothing jumps when the pages of the ${side} take the place of their skeletons, at ${width} px`, async ({
      open,
    }) => {
      const page = await open({ as: side, width });
      watchRequests(page);
      const moved: string[] = [];
      for (const place of PLACES[side]) {
        const session = await holdRequests(page, 'GET', '**/api/auth/user');
        await page.goto(place);
        await page.locator('header [role="progressbar"]').waitFor();
        const before = await topsOf(page);
        session.release();
        await settled(page);
        const after = await topsOf(page);
        await page.unroute('**/api/auth/user');
        if (Math.abs(after.header - before.header) > 0.5 || Math.abs(after.content - before.content) > ROOM)
          moved.push(`${place}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
      }
      expect(moved).toEqual([]);
    });
  }
}

/** The pages of each side, those of a single job among them. */
const PAGES = {
  seeker: ['/', ...PLACES.seeker, '/instant-requests?tab=notifications'],
  employer: [...PLACES.employer, '/instant-requests?tab=notifications', '/employer/jobs/:id'],
} as const;

/** What somebody with a screen reader finds a page by, as it stands. */
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
    test(`the pages of the ${side} have their landmarks while their data is on the way, at ${width} px`, async ({
      open,
    }) => {
      const page = await open({ as: side, width });
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
        // the first address is the landing page until it is known who is there; a skeleton stands there only for a moment
        const shown = path === '/' ? page.getByRole('heading', { level: 1, name: landing }) : skeleton;
        await shown.waitFor();
        const before = await landmarksOf(page);
        if (before.main !== 1 || before.banner !== 1 || before.heading !== 1)
          faults.push(`${path}, before it is known who is there: ${JSON.stringify(before)}`);
        session.release();
        // the page itself has come, and nothing that it shows
        await page.getByRole('button', { name: wordsIn('en')('dashboard:profile.open') }).waitFor();
        await expect(page.getByRole('heading', { level: 1, name: loading, exact: true })).toHaveCount(0);
        const during = await landmarksOf(page);
        if (during.main !== 1 || during.banner !== 1 || during.heading !== 1 || during.navigation === 0)
          faults.push(`${path}, while its data is on the way: ${JSON.stringify(during)}`);
        data.release();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      expect(faults).toEqual([]);
    });
  }
}
