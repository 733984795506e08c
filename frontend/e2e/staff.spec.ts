import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@nukkad/contract/accounts/auth';
import { detailOn } from './screens/screen';
import { pdfWith } from './support/resume';
import { countEffort, expectEffort } from './support/effort';
import { givePassword, newEmail } from './support/people';
import { expect, test } from './support/product';
import { enterSecondFactor, setUpSecondFactor } from './support/staff';
import { signInByPassword } from './support/sign-in';
import { wordsIn } from './support/words';

const DESKTOP = 1280;
const t = wordsIn('en');
const REFERENCE = /NK-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const support = DEMO_ACCOUNTS.find(({ role }) => role === 'support')?.email ?? '';

/** Asks the support for help in the chat of a public page, with a file. */
async function askSupport(page: Page, email: string, message: string): Promise<void> {
  await page.goto('/contact');
  await page.getByRole('button', { name: t('support-chat:open') }).click();
  const chat = page.getByRole('region', { name: t('support-chat:title') });
  await chat.getByLabel(t('support-chat:fields.firstName')).fill('Lakshmi');
  await chat.getByLabel(t('support-chat:fields.lastName')).fill('Gowda');
  await chat.getByLabel(t('support-chat:fields.email')).fill(email);
  await chat.getByLabel(t('support-chat:fields.city')).fill('Mysuru');
  await chat.getByLabel(t('support-chat:fields.message')).fill(message);
  const file = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdfWith('A bill') };
  await chat.getByLabel(t('support-chat:attachment.label')).setInputFiles(file);
  await chat.getByRole('button', { name: t('support-chat:send') }).click();
  await expect(page.getByTestId('toast')).toContainText(t('support-chat:sent.title'));
}

test('a member of staff signs in with a second factor, answers a request for help, and reads it by its call', async ({
  open,
  outbox,
}) => {
  const email = newEmail('lakshmi');
  const message = 'The shop did not pay me for Sunday.';
  const answer = 'We have asked the shop. You hear from us tomorrow.';

  await test.step('a guest asks the support for help and gets a confirmation by mail', async () => {
    await askSupport(await open(), email, message);
    await expect.poll(() => outbox.subjectsTo(email)).toEqual([expect.stringMatching(REFERENCE)]);
  });
  const [acknowledged] = await outbox.messagesTo(email);
  const [reference = ''] = REFERENCE.exec(acknowledged?.subject ?? '') ?? [];
  const page = await open({ width: DESKTOP });
  let key = '';

  await test.step('the staff page requires an authenticator app before it shows anything', async () => {
    await page.goto('/api/login?returnTo=/admin');
    await givePassword(page, t, support);
    await expect(page.getByRole('heading', { name: t('admin:factor.setUp.title') })).toBeVisible();
    expect((await page.request.get('/api/admin/support-requests')).status()).toBe(403);
    const effort = await countEffort(page);
    key = await setUpSecondFactor(page, t);
    expectEffort('set up the second factor', await effort());
  });

  await test.step('the next session requires a code of the app', async () => {
    const next = await open({ width: DESKTOP });
    await signInByPassword(next.request, 'job-seeker', support);
    await next.goto('/admin');
    await next.getByLabel(t('admin:factor.code.app')).waitFor();
    const effort = await countEffort(next);
    await enterSecondFactor(next, t, key);
    await expect(next.getByLabel(t('admin:support.search'))).toBeVisible();
    expectEffort('enter the second factor', await effort());
  });

  await test.step('the request is found by its reference, with its file, and is answered', async () => {
    await page.getByLabel(t('admin:support.search')).fill(reference);
    await page.getByRole('button', { name: t('admin:support.find') }).click();
    await page
      .getByRole('list', { name: t('admin:sections.support') })
      .getByRole('link')
      .filter({ hasText: reference })
      .click();
    const sheet = detailOn(page);
    await expect(sheet).toContainText(message);
    const download = page.waitForEvent('download');
    await sheet.getByRole('link', { name: /bill\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('bill.pdf');
    await sheet.getByLabel(t('admin:support.reply')).fill(answer);
    await sheet.getByRole('button', { name: t('admin:support.send'), exact: true }).click();
    await expect(page.getByTestId('toast')).toContainText(t('admin:support.sent'));
  });

  await test.step('the answer is mailed under the same reference', async () => {
    await expect.poll(async () => (await outbox.messagesTo(email)).length).toBe(2);
    const [mailed] = await outbox.messagesTo(email);
    expect(mailed?.subject).toContain(reference);
    expect(mailed?.text).toContain(answer);
  });

  await test.step('Swagger UI tries the call out with the session of the staff', async () => {
    await page.goto('/api/docs');
    const call = page.locator('.opblock[id$="-listSupportRequests"]');
    // the page draws only the calls in view, and few are in view
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return call.isVisible();
      })
      .toBe(true);
    await call.getByRole('button').first().click();
    await call.getByRole('button', { name: 'Try it out' }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    const live = call.locator('.live-responses-table');
    await expect(live.locator('.response-col_status').last()).toHaveText(/^200/);
    await expect(live).toContainText(reference);
  });
});
