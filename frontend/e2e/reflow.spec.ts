import type { Page } from '@playwright/test';
import { LANGUAGES } from '@nukkad/domain/languages';
import { SEEKER_SECTIONS } from '../src/shared/dashboard/sections';
import { EMPLOYER_SCREENS } from './screens/employer-screens';
import { visit } from './screens/screen';
import { FIRST_LOOK, forgetLook, lookOf, take } from './support/looks';
import { test } from './support/market';
import { expect, type Visitor } from './support/product';
import { settled, watchRequests } from './support/settled';
import { cutTexts, textFaults } from './support/text-fit';
import { wordsIn } from './support/words';

/** The narrowest window that a page must fit, and twice the size of its text on a usual phone. */
const VIEWS = [
  { name: 'at 320 px', width: 320, height: 640, rootPx: 16 },
  { name: 'with text of twice the size', width: 360, height: 740, rootPx: 32 },
] as const;

/** What has no long way to it, in all languages. */
const PAGES: Readonly<Partial<Record<Visitor, readonly string[]>>> = {
  nobody: [
    ...['/', '/signin', '/signup', '/api/login', '/pricing', '/plans', '/details', '/timeline', '/old-landing'],
    ...['/how-matching-works', '/nowhere'],
    ...['/terms', '/privacy', '/refund', '/contact', '/career', '/about', '/referral'],
  ],
  seeker: [
    ...SEEKER_SECTIONS.map((section) => `/?section=${section}`),
    '/?section=job-search&view=nearby',
    ...['/instant-requests', '/instant-requests?tab=notifications'],
  ],
  employer: ['/employer', '/employer?post=1', '/employer?post=2', '/employer?post=3', '/instant-requests?tab=post'],
};
/** The job with most applications, in English: its page for everybody, for who applies, and for who manages it. */
const JOB_PAGES: Readonly<Partial<Record<Visitor, (jobId: string) => readonly string[]>>> = {
  nobody: (id) => [`/jobs/${id}`],
  seeker: (id) => [`/?section=ai-jobs&job=${id}`, `/?section=ai-jobs&job=${id}&sheet=apply`],
  employer: (id) => [`/employer/jobs/${id}`],
};

/** Gives an open page the size of a view's text, and tells what does not fit. */
async function faultsNow(page: Page, name: string, view: (typeof VIEWS)[number]): Promise<string[]> {
  await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), view.rootPx);
  await settled(page);
  const { language } = await lookOf(page);
  const faults = [...(await textFaults(page, language)), ...(await cutTexts(page))];
  return faults.map((fault) => `${name}, ${language}: ${fault}`);
}

/** Gives the page of an address the size of a view's text, and tells what does not fit. */
async function faultsAt(page: Page, path: string, view: (typeof VIEWS)[number]): Promise<string[]> {
  await page.goto(path);
  return faultsNow(page, path, view);
}

for (const visitor of ['nobody', 'seeker', 'employer'] as const) {
  for (const view of VIEWS) {
    test(`the pages for ${visitor} fit ${view.name}`, async ({ open, jobId }) => {
      test.setTimeout(240_000);
      const page = await open({ as: visitor });
      watchRequests(page);
      const faults: string[] = [];
      for (const language of LANGUAGES) {
        await page.goto(PAGES[visitor]?.[0] ?? '/');
        await settled(page);
        await take(page, { ...FIRST_LOOK, language });
        await page.setViewportSize({ width: view.width, height: view.height });
        const own = language === FIRST_LOOK.language ? (JOB_PAGES[visitor]?.(jobId) ?? []) : [];
        for (const path of [...(PAGES[visitor] ?? []), ...own]) faults.push(...(await faultsAt(page, path, view)));
      }
      await forgetLook(page);
      expect(faults).toEqual([]);
    });
  }
}

// the last step has most to say when everything is filled in and the pay is too low
const FILLED = EMPLOYER_SCREENS.find(({ name }) => name === 'hire-form-minimum-wage');
for (const view of VIEWS) {
  test(`the filled steps of posting a job fit ${view.name}`, async ({ open, outbox, jobId }) => {
    test.setTimeout(240_000);
    if (!FILLED) throw new Error('The filled hire form is no screen any more.');
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      const page = await open({ as: 'employer', language });
      await page.setViewportSize({ width: view.width, height: view.height });
      const t = wordsIn(language);
      await visit(FILLED, { page, outbox, jobId, t });
      for (const step of [3, 2, 1]) {
        faults.push(...(await faultsNow(page, `step ${step}`, view)));
        if (step > 1)
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('hire-form:steps.back') })
            .click();
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
}

test('a text that is cut off at its lower edge is a fault', async ({ open }) => {
  const page = await open();
  await page.goto('/terms');
  await settled(page);
  expect(await cutTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const planted = document.body.appendChild(document.createElement('p'));
    planted.append('A long planted text');
    Object.assign(planted.style, { width: '60px', height: '20px', overflow: 'hidden' });
  });
  expect((await cutTexts(page)).join()).toContain('“A long planted text” is cut off at 20 px of height');
});
