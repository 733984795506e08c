import type { Locator, Page } from '@playwright/test';
import { encode } from 'uqr';
import { countEffort, expectEffort } from './support/effort';
import { DESKTOP } from './support/screen-variants';
import { expect, test } from './support/product';
import { settled, watchRequests } from './support/settled';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test.use({ permissions: ['geolocation', 'clipboard-read', 'clipboard-write'] });

/** Simulates a device with a native share dialog, as phones have, and records the shared data. */
const offerDeviceShare = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, { share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })) });
  });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const sentByWhatsApp = async (link: Locator): Promise<string> => {
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://wa.me');
  return address.searchParams.get('text') ?? '';
};
/** The address of the public page of the job that is open. */
const publicAddress = (page: Page): string => {
  const url = new URL(page.url());
  return `${url.origin}/jobs/${url.searchParams.get('job') ?? ''}`;
};

async function openShareMenu(page: Page): Promise<Locator> {
  await page.goto('/?section=ai-jobs');
  await page.locator('[data-job]:visible').first().getByRole('button').first().click();
  await page.waitForURL(/[?&]job=/);
  const effort = await countEffort(page);
  await page.getByRole('button', { name: t('job/share:other'), exact: true }).click();
  const { taps, keys } = await effort();
  // its first entry is the message of WhatsApp
  expectEffort('share a job', { taps: taps + 1, keys });
  return page.getByRole('menu');
}

test('the ways to share a job begin with WhatsApp, then the device, then its link', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await offerDeviceShare(page);
  const menu = await openShareMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText([
    t('job/share:whatsapp'),
    t('job/share:apps'),
    t('job/share:copy'),
  ]);
  const text = await sentByWhatsApp(menu.getByRole('menuitem', { name: t('job/share:whatsapp') }));
  expect(text.split('\n').at(-1)).toBe(publicAddress(page));
  await menu.getByRole('menuitem', { name: t('job/share:apps') }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared.url)).toBe(
    publicAddress(page),
  );
});

test('a device without ways of its own offers WhatsApp and the link of a job, which is its public address', async ({
  open,
}) => {
  const page = await open({ as: 'seeker', width: DESKTOP });
  const menu = await openShareMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText([t('job/share:whatsapp'), t('job/share:copy')]);
  await menu.getByRole('menuitem', { name: t('job/share:copy') }).click();
  await expect(page.getByTestId('toast')).toContainText(t('job/share:copied'));
  const link = await copied(page);
  expect(link).toBe(publicAddress(page));
  const guest = await open();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = guest.getByRole('group', { name: t('job/share:label') });
  await expect(ways.getByRole('link').or(ways.getByRole('button'))).toHaveText([
    t('job/share:whatsapp'),
    t('job/share:copy'),
  ]);
  expect((await sentByWhatsApp(ways.getByRole('link'))).split('\n').at(-1)).toBe(link);
  // the page is readable before it is interactive; this button appears when it is interactive
  await guest.getByRole('button', { name: t('support-chat:open') }).waitFor();
  await ways.getByRole('button', { name: t('job/share:copy') }).click();
  await expect(ways.getByRole('status')).toHaveText(t('job/share:copied'));
  expect(await copied(guest)).toBe(link);
});

/** Opens the poster of the newest job of the demonstration employer; returns the address of the job's public page. */
async function openPoster(page: Page): Promise<string> {
  watchRequests(page);
  const jobs = (await (await page.request.get('/api/my-jobs')).json()) as { id: string; isActive: boolean }[];
  const id = jobs.find((job) => job.isActive)?.id ?? '';
  await page.goto(`/employer/jobs/${id}?poster=1`);
  await expect(page.getByRole('dialog').getByRole('img', { name: t('manage-job:poster.code') })).toBeVisible();
  await settled(page);
  return `${new URL(page.url()).origin}/jobs/${id}`;
}

/** Returns the dark modules of a drawn code, row by row. */
const drawnCode = (code: Locator): Promise<boolean[][]> =>
  code.evaluate((svg) => {
    const size = (svg as SVGSVGElement).viewBox.baseVal.width;
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) (rows[Number(y)] as boolean[])[Number(x)] = true;
    return rows;
  });

test('the code on the poster of a job is its public address, with the white edge that cameras need', async ({
  open,
}) => {
  const page = await open({ as: 'employer' });
  const link = await openPoster(page);
  const sheet = page.getByRole('dialog');
  const drawn = await drawnCode(sheet.getByRole('img', { name: t('manage-job:poster.code') }));
  expect(drawn).toEqual(encode(link, { ecc: 'M', border: 4 }).data);
  await expect(sheet.getByText(link, { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await sheet.getByRole('link', { name: t('manage-job:poster.picture') }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  expect(await (await saved).failure()).toBeNull();
  const guest = await open();
  const answer = await guest.goto(link);
  expect(answer?.status()).toBe(200);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the poster alone is printed, on one sheet, and the page as usual once it is closed', async ({ open }) => {
  const page = await open({ as: 'employer', width: DESKTOP });
  const link = await openPoster(page);
  /** In the page: the parts of it that are printed. */
  const printed = () =>
    page.evaluate(() =>
      [...document.body.children]
        .filter((part) => !['SCRIPT', 'STYLE'].includes(part.tagName) && part.checkVisibility())
        .map((part) => part.className || part.id),
    );
  await page.emulateMedia({ media: 'print' });
  expect(await printed()).toEqual(['poster-paper']);
  const paper = page.locator('.poster-paper');
  await expect(paper.getByText(link, { exact: true })).toBeVisible();
  await expect(paper.locator('svg[role="img"]')).toBeVisible();
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shared:close') })
    .click();
  await expect(paper).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
