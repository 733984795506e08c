import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { storeDoneWork } from './support/done-work';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const BRAND = 'Nukkad';

const check = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(t('verify-record:field')).fill(text);
  await page.getByRole('button', { name: t('verify-record:check'), exact: true }).click();
};
const finding = (page: Page, name: string) => page.locator(`[data-finding=${name}]`);

/** Returns whether the first line of a finding is uncovered, for example by the header and the notice above it. */
const isUncovered = (page: Page, name: string): Promise<boolean> =>
  finding(page, name)
    .getByRole('heading')
    .evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + 4) === heading;
    });

/**
 * Opens the page of a check and waits until the service worker has stored the files that the page loaded, and the page
 * has stored the keys of the issuer.
 */
async function openStored(page: Page): Promise<void> {
  await page.goto('/verify');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const stored = new Set((await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname));
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const missing = loaded.filter((path) => path.startsWith('/assets/') && !stored.has(path));
        return missing.length + (localStorage.getItem('nukkad-record-list-0') === null ? 1 : 0);
      }),
    )
    .toBe(0);
}

test('a worker creates a record, a shop verifies it without a network and detects a changed one, and the worker revokes it', async ({
  open,
  outbox,
}) => {
  const worker = new Seeker(await open(), t, outbox, { first: 'Lakshmi', last: 'Gowda' });
  await worker.signInByRequest();
  await storeDoneWork(worker.email);
  const phone = worker.page;
  const shop = await open({ serviceWorker: true });
  let text = '';

  await test.step('the worker creates a record, and saves the file with the employer in it', async () => {
    await phone.goto('/job-seeker?account=records');
    await phone.getByRole('button', { name: t('profile:records.make') }).click();
    await expect(phone.getByRole('img', { name: t('profile:records.qr') })).toBeVisible();
    await phone.getByRole('checkbox', { name: t('profile:records.show.employer') }).check();
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: t('profile:records.download') }).click();
    text = await readFile(await (await download).path(), 'utf8');
  });

  await test.step('the shop sees that it is genuine, and its content', async () => {
    await openStored(shop);
    await check(shop, text);
    await expect(finding(shop, 'genuine')).toBeVisible();
    await expect(shop.getByText('Lakshmi Gowda')).toBeVisible();
    await expect(shop.getByText('Namma Tiffin')).toBeVisible();
    await expect(shop.getByText('Indiranagar, Bengaluru')).toHaveCount(0);
    // the record is one long word, which must not widen the page
    const [content, page] = await shop.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBe(page);
  });

  await test.step('without a network the page opens, verifies the signature, and does not call the record valid', async () => {
    await shop.context().setOffline(true);
    await shop.reload();
    await check(shop, text);
    await expect(finding(shop, 'unchecked')).toBeVisible();
    await expect.poll(() => isUncovered(shop, 'unchecked')).toBe(true);
    await expect(shop.getByText(t('verify-record:finding.unchecked.title', { brand: BRAND }))).toBeVisible();
    const at = text.indexOf('.', text.indexOf('#')) + 20;
    await check(shop, text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1));
    await expect(finding(shop, 'changed')).toBeVisible();
    await expect(shop.getByText('Lakshmi Gowda')).toHaveCount(0);
    await shop.context().setOffline(false);
  });

  await test.step('after the worker revokes the record, the shop sees the revocation', async () => {
    await phone.getByRole('button', { name: t('profile:records.revoke') }).click();
    await phone
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('profile:records.revoke') })
      .click();
    await expect(worker.toast).toContainText(t('profile:records.revoked'));
    await check(shop, text);
    await expect(finding(shop, 'revoked')).toBeVisible();
  });
});
