import { SEEKER_SECTIONS } from '../src/shared/dashboard/sections';
import { topsOf } from './support/first-content';
import { holdRequests } from './support/held-requests';
import { DESKTOP, PHONE } from './support/looks';
import { expect, test } from './support/product';
import { settled, watchRequests } from './support/settled';

/** How far a bone may stand from what takes its place: the space around a line of text. */
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
      test.setTimeout(90_000);
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
