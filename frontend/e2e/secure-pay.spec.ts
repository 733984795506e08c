import type { Page } from '@playwright/test';
import { countEffort, expectEffort } from './support/effort';
import { Employer } from './support/employer';
import { expect, test } from './support/product';
import { agePayoutAccount } from './support/secure-work';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

/** A separate city: the product asks every available worker nearby, and must not ask the workers of another test. */
const TIRUNELVELI = { latitude: 8.7139, longitude: 77.7567 };
const TITLE = 'Helper for a housewarming';
const t = wordsIn('en');

/**
 * Blocks links to payment apps, because some browsers show a dialog of their own, which covers the page until it is
 * answered.
 */
async function ignorePaymentApps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="upi:"]')) event.preventDefault();
    });
  });
}

test.use({ geolocation: TIRUNELVELI, permissions: ['geolocation'] });

/** A worker on the page of requests, available for events around. */
async function becomeAvailable({ page }: Seeker): Promise<void> {
  await page.goto('/instant-requests');
  await page.getByRole('button', { name: t('instant-work/availability:change') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('instant-work/availability:place.use') }).click();
  await sheet.getByText('Event Staff', { exact: true }).click();
  await sheet.getByRole('button', { name: t('instant-work/availability:save') }).click();
  await expect(sheet).toHaveCount(0);
  const available = page.getByRole('switch', { name: t('instant-work/availability:switch') });
  if (!(await available.isChecked())) await available.click();
  await expect(available).toBeChecked();
}

/** Acts as the payment app for the practice payment of `amount`. */
async function payInPracticeApp(page: Page, amount: string): Promise<void> {
  await page.goto('/dev/payments?lang=en');
  const payment = page.getByRole('article').filter({ hasText: amount });
  await payment.getByRole('button', { name: t('payments:practice.ok'), exact: true }).click();
  await expect(payment).toContainText(t('payments:practice.paid'));
}

test('work with Secure Pay goes from the post to the released pay: one tap reserves it before the worker leaves home', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  await employer.signInByRequest();
  const desk = employer.page;
  await ignorePaymentApps(desk);
  const worker = new Seeker(await open(), t, outbox, { first: 'Selvi', last: 'Murugan' });
  await worker.signInByRequest();
  const phone = worker.page;
  await becomeAvailable(worker);

  await test.step('the employer sees the price, and posts', async () => {
    await desk.goto('/instant-requests?tab=post');
    await desk.getByRole('button', { name: t('instant-work/job-form:steps.other') }).click();
    const form = desk.getByRole('dialog');
    const next = () => form.getByRole('button', { name: t('instant-work/job-form:steps.next') }).click();
    await form.getByLabel(t('instant-work/job-form:fields.title')).fill(TITLE);
    await form.getByRole('radio', { name: 'Event Staff' }).check();
    await next();
    await form.getByRole('radio', { name: t('hiring:urgency.asap') }).check();
    await next();
    await form
      .getByRole('combobox', { name: t('instant-work/job-form:fields.location') })
      .fill('Palayamkottai, Tirunelveli');
    await form.getByRole('button', { name: t('hiring:device.use') }).click();
    await form.getByLabel(t('instant-work/job-form:fields.minRate')).fill('150');
    await form.getByLabel(t('instant-work/job-form:fields.maxRate')).fill('150');
    await form.getByRole('button', { name: t('instant-work/job-form:more') }).click();
    await form.getByRole('radio', { name: t('engagement:secure') }).check();
    await form.getByRole('radio', { name: /₹/ }).check();
    const box = form.getByRole('region', { name: t('instant-work/job-form:securePay.title') });
    await expect(box).toContainText('₹635.40');
    await expect(box).toContainText(t('payment:practice'));
    await form.getByRole('button', { name: t('instant-work/job-form:submit') }).click();
    await expect(desk.getByTestId('toast')).toContainText(t('instant-work/job-form:posted.title'));
  });

  const offer = phone.getByRole('article', { name: TITLE });

  await test.step('the worker sets up the payout account first, then accepts', async () => {
    await expect(offer.getByRole('button', { name: t('instant-work/requests:accept') })).toBeDisabled();
    await offer.getByRole('button', { name: t('payment:offer.setUp') }).click();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('button', { name: t('secure-pay:account.start') }).click();
    await expect(sheet).toContainText(/is checking|We asked/);
    await agePayoutAccount(phone.request);
    // the sheet polls while the bank checks the account
    await expect(sheet.getByText(t('secure-pay:account.state.active.title'), { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: t('shared:close') }).click();
    await offer.getByRole('button', { name: t('instant-work/requests:accept') }).click();
    await expect(worker.toast).toContainText(t('instant-work/requests:done.accepted'));
    await phone.getByRole('button', { name: t('instant-work/engagements:open') }).click();
    await expect(phone.getByRole('dialog')).toContainText(t('payment:state.worker.to_reserve.title', { wage: '₹600' }));
  });

  await test.step('the message leads the employer to the payment, and its one button opens the payment app', async () => {
    await desk.goto('/instant-requests?tab=notifications');
    const message = desk.getByRole('link', { name: /Reserve the pay now/ });
    await message.waitFor();
    const effort = await countEffort(desk);
    await message.click();
    const reserve = desk.getByRole('link', { name: t('payment:reserve', { amount: '₹635.40' }) });
    await expect(reserve).toHaveAttribute('href', /^upi:\/\/pay\?/);
    await reserve.click();
    const taken = await effort();
    expect(taken.taps).toBe(2);
    expectEffort('reserve the pay', taken);
    const app = await desk.context().newPage();
    await payInPracticeApp(app, '₹635.40');
    await app.close();
    await expect(desk.getByRole('main')).toContainText(
      t('payment:state.employer.reserved.title', { wage: '₹600', name: 'Selvi Murugan' }),
    );
  });

  const sheet = phone.getByRole('dialog');

  await test.step('the worker sees that the pay is reserved', async () => {
    await expect(sheet).toContainText(t('payment:state.worker.reserved.title', { wage: '₹600' }));
    await expect(sheet).toContainText(t('payment:practice'));
  });

  await test.step('start and end by the codes release the pay at once', async () => {
    const codeOf = async (): Promise<string> =>
      (
        await sheet
          .getByRole('status')
          .filter({ hasText: /\d{4}|(\d\s*){4}/ })
          .last()
          .innerText()
      ).replace(/\D/g, '');
    await desk.getByRole('link', { name: t('secure-pay:work') }).click();
    const work = desk.getByRole('dialog');
    await work.getByLabel(t('instant-work/given-work:code.start')).fill(await codeOf());
    await expect(desk.getByTestId('toast')).toContainText(t('instant-work/given-work:said.started.title'));
    await expect(sheet).toContainText(t('instant-work/engagements:code.end'));
    await work.getByLabel(t('instant-work/given-work:code.end')).fill(await codeOf());
    await expect(desk.getByTestId('toast')).toContainText(t('instant-work/given-work:said.done.title'));
    await expect(sheet).toContainText(/is on its way to you|is yours/);
  });

  await test.step('both see it in their statements', async () => {
    for (const page of [desk, phone]) {
      await page.goto('/statement');
      await expect(page.getByRole('list', { name: t('secure-pay:statement.title') })).toContainText(TITLE);
      await expect(page.getByRole('main')).toContainText(t('payment:practice'));
    }
  });
});
