import type { Page } from '@playwright/test';
import { SCREENS } from '../screens/screen-list';
import { leave, visit } from '../screens/screen';
import { test } from '../support/market';
import { expect, type Visitor } from '../support/product';
import { wordsIn } from '../support/words';
import { reportFigure } from './figures';

const t = wordsIn('en');
const VISITORS: readonly Visitor[] = ['nobody', 'seeker', 'employer'];
const counts = { screens: 0, violations: 0 };

/** Collects what the content policy blocks on a page, from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeBinding('reportViolation', (_source, what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      (window as unknown as { reportViolation: (what: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI} ${sourceFile}`,
      );
    });
  });
  return violations;
}

test.afterAll(() => {
  const { screens, violations } = counts;
  reportFigure({
    what: 'content policy: screens that were clicked through',
    measured: screens,
    target: '≥ 60',
    met: screens >= 60,
  });
  reportFigure({ what: 'content policy: violations', measured: violations, target: '0', met: violations === 0 });
});

for (const visitor of VISITORS) {
  test(`no screen of ${visitor} breaks the content policy`, async ({ open, outbox, jobId }) => {
    const page = await open({ as: visitor });
    const violations = await watchPolicy(page);
    const screens = SCREENS.filter((screen) => screen.as === visitor);
    for (const screen of screens) {
      const context = { page, t, outbox, jobId };
      await visit(screen, context);
      await leave(screen, context);
      counts.screens++;
    }
    counts.violations += violations.length;
    expect(violations).toEqual([]);
  });
}

test('a script that a page is made to write is blocked, and the block is noticed', async ({ open }) => {
  const page = await open();
  const violations = await watchPolicy(page);
  await page.goto('/');
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.wasRun=1';
      document.head.append(script);
    })
    .catch(() => undefined);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
