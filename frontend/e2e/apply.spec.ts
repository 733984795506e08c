import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@nukkad/contract/accounts/auth';
import { countEffort, expectEffort, Hand } from './support/effort';
import { Employer, postWaiterJob } from './support/employer';
import { DESKTOP, PHONE } from './support/screen-variants';
import { expect, test } from './support/product';
import { newPhone } from './support/people';
import { pdfWith } from './support/resume';
import { Seeker } from './support/seeker';
import { settled } from './support/settled';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

test('a seeker applies with a ready sentence, and then from the home page, with three taps and no key each time', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open({ width: 1280 }), t, outbox);
  await employer.signInByRequest();
  const { title, company } = await postWaiterJob(employer.page);

  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();
  const { page } = seeker;
  await seeker.openAiJobs('waiter evening');
  const sheet = page.getByRole('dialog');
  const message = sheet.getByLabel(t('applications:dialog.message'));
  const sentence = t('applications:dialog.sentences.startToday');
  const send = () => sheet.getByRole('button', { name: t('applications:dialog.submit') }).click();
  const firstEffort = await countEffort(page);
  await seeker.card(title, company).getByRole('button', { name: title }).click();
  await sheet
    .getByRole('group', { name: t('applications:firstMessage') })
    .getByRole('button', { name: sentence.replace('.', '') })
    .click();
  await expect(message).toHaveValue(sentence);
  await sheet
    .getByLabel(t('applications:dialog.resume.label'))
    .setInputFiles({ name: 'imran.pdf', mimeType: 'application/pdf', buffer: pdfWith('Imran Khan') });
  await send();
  await expect(seeker.toast).toContainText(t('applications:dialog.sent.title'));
  expectEffort('apply for the first time', await firstEffort());
  await expect(seeker.card(title, company)).toContainText(t('job:applied'));

  await page.goto('/');
  const jobs = page.getByRole('article').filter({ has: page.locator('[data-card-target]') });
  // a job without an application
  const card = jobs.filter({ hasNotText: company }).first();
  await card.waitFor();
  await settled(page);
  const effort = await countEffort(page);
  await card.locator('[data-card-target]').click();
  await page.getByRole('button', { name: t('ai-jobs/details:apply'), exact: true }).click();
  await expect(message).toHaveValue(sentence);
  await expect(sheet.getByText('imran.pdf')).toBeVisible();
  await send();
  await expect(seeker.toast).toContainText(t('applications:dialog.sent.title'));
  expectEffort('apply again', await effort());

  // after a reload the job details are open again and show their actions in the place of the bar
  await page.goto('/?section=applications');
  await expect(page.getByRole('article')).toHaveCount(2);
});

/** AI Jobs on a phone is in `sheets.spec.ts`. */
const screens = [
  { section: 'ai-jobs', width: DESKTOP },
  ...[PHONE, DESKTOP].map((width) => ({ section: 'job-search', width })),
];

for (const { section, width } of screens) {
  test(`the details and the form to apply in ${section} at ${width} px are the same after Back, a reload and as a shared link`, async ({
    open,
  }) => {
    const page = await open({ as: 'seeker', width });
    await page.goto(`/?section=${section}`);
    await settled(page);
    const card = page.locator('[data-job]').nth(1);
    const title = await card.getByRole('heading').innerText();
    const detailsIn = (shown: Page) =>
      width === PHONE
        ? shown.getByRole('dialog', { name: title })
        : shown.getByRole('region', { name: title, exact: true });
    const details = detailsIn(page);
    const form = page.getByRole('dialog').filter({ has: page.getByLabel(t('applications:dialog.message')) });

    await card.getByRole('button').click();
    await expect(details).toBeVisible();
    await expect(page).toHaveURL(/[?&]job=[^&]+$/);
    await page.reload();
    await expect(details).toBeVisible();
    const shared = page.url();

    await details.getByRole('button', { name: t('ai-jobs/details:apply'), exact: true }).click();
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(/job=[^&]+&sheet=apply$/);
    await page.reload();
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toHaveCount(0);
    if (width !== PHONE) {
      await expect(details).toBeVisible();
      await page.goBack();
    }
    await expect(page).toHaveURL(new RegExp(`section=${section}$`));

    const other = await page.context().newPage();
    await other.goto(shared);
    await expect(detailsIn(other)).toBeVisible();
  });
}

test('a job is sent on by WhatsApp, or its link is copied', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/?section=ai-jobs');
  await page.locator('[data-job]').first().getByRole('button').click();
  const id = new URL(page.url()).searchParams.get('job');
  await page.getByRole('button', { name: t('job/share:other'), exact: true }).click();
  const whatsapp = page.getByRole('menuitem', { name: t('job/share:whatsapp') });
  await expect(whatsapp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${id}$`));
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a guest who opens the link of a job signs in with a password, and returns to it', async ({ open }) => {
  const signedIn = await open({ as: 'seeker' });
  await signedIn.goto('/?section=ai-jobs');
  await signedIn.locator('[data-job]').first().getByRole('button').click();
  await expect(signedIn).toHaveURL(/job=/);
  const address = new URL(signedIn.url());

  const page = await open();
  await page.goto(`${address.pathname}${address.search}`);
  const hand = new Hand(page);
  await hand.tap(page.getByRole('status').getByRole('link', { name: t('shared:nav.signIn') }));
  await page.waitForURL(/\/oidc\//);
  await hand.tap(page.getByLabel(t('auth:signIn.login'), { exact: true }));
  await hand.type('seeker@demo.nukkad.test');
  await hand.tap(page.getByLabel(t('auth:signIn.password'), { exact: true }));
  await hand.type(DEMO_PASSWORD);
  await hand.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).search).toBe(address.search);
  expectEffort('sign in with a password', hand.effort);
});

test('a guest applies from a shared link, and signs up with a number on the way', async ({ open, outbox }) => {
  const employer = new Employer(await open(), t, outbox);
  await employer.signInByRequest();
  const { id } = await postWaiterJob(employer.page);
  const phone = newPhone();
  const page = await open();
  await page.goto(`/jobs/${id}`);
  const hand = new Hand(page);
  await hand.tap(page.getByRole('link', { name: t('public-job:apply'), exact: true }).first());
  await hand.tap(page.getByLabel(t('auth:signIn.login'), { exact: true }));
  await hand.type(phone.sent.slice(3));
  await hand.tap(page.getByRole('button', { name: t('auth:signIn.sendCode') }));
  await expect(page.getByLabel(t('auth:signIn.code'), { exact: true })).toBeFocused();
  await hand.type(await outbox.codeTo(phone.sent)); // its last digit is enough
  const sheet = page.getByRole('dialog');
  const sentence = t('applications:dialog.sentences.startToday').replace('.', '');
  await hand.tap(sheet.getByRole('button', { name: sentence }));
  await hand.tap(sheet.getByRole('button', { name: t('applications:dialog.submit') }));
  await expect(page.getByTestId('toast')).toContainText(t('applications:dialog.sent.title'));
  expectEffort('apply from a shared link', hand.effort);
});
