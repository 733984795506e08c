import type { Page } from '@playwright/test';
import { auditPage } from './support/axe-audit';
import { countEffort, expectEffort } from './support/effort';
import { Employer } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { grantStaffRole, setUpSecondFactor } from './support/staff';
import { wordsIn } from './support/words';

/** A separate city: the product asks every available worker nearby, and must not ask the workers of another test. */
const SALEM = { latitude: 11.664, longitude: 78.146 };
const TITLE = 'Helper for a wedding lunch';
const t = wordsIn('en');

test.use({ geolocation: SALEM, permissions: ['geolocation'] });

/** A worker on the page of requests, available for events around Salem. */
async function becomeAvailable({ page }: Seeker): Promise<void> {
  await page.goto('/instant-requests');
  await expect(page.getByText(t('instant-work/requests:none.title'))).toBeVisible();
  const effort = await countEffort(page);
  await page.getByRole('button', { name: t('instant-work/availability:change') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('instant-work/availability:place.use') }).click();
  await sheet.getByText('Event Staff', { exact: true }).click();
  await sheet.getByRole('button', { name: t('instant-work/availability:save') }).click();
  await expect(sheet).toHaveCount(0);
  const available = page.getByRole('switch', { name: t('instant-work/availability:switch') });
  if (!(await available.isChecked())) await available.click();
  await expect(available).toBeChecked();
  expectEffort('offer instant work', await effort());
}

const offerOn = (page: Page) => page.getByRole('article', { name: TITLE });

test('instant work goes from the post to the payment: two workers are asked, one accepts, the other waits and replaces the first', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open({ width: 1280 }), t, outbox);
  await employer.signInByRequest();
  const desk = employer.page;

  const ravi = new Seeker(await open(), t, outbox, { first: 'Ravi', last: 'Kumar' });
  const farida = new Seeker(await open(), t, outbox, { first: 'Farida', last: 'Sheikh' });
  for (const worker of [ravi, farida]) {
    await worker.signInByRequest();
    await becomeAvailable(worker);
  }

  await test.step('the employer posts with a usual job, the place of the device and the pay', async () => {
    await desk.goto('/instant-requests?tab=post');
    const form = desk.getByRole('form', { name: t('instant-work/job-form:title') });
    const next = () => form.getByRole('button', { name: t('instant-work/job-form:steps.next') }).click();
    await form.getByLabel(t('instant-work/job-form:fields.title')).fill(TITLE);
    await form.getByRole('radio', { name: 'Event Staff' }).check();
    await next();
    await form.getByRole('radio', { name: t('hiring:urgency.asap') }).check();
    await next();
    await form.getByRole('combobox', { name: t('instant-work/job-form:fields.location') }).fill('Cherry Road, Salem');
    await form.getByRole('button', { name: t('hiring:device.use') }).click();
    await form.getByRole('button', { name: t('instant-work/job-form:more') }).click();
    await form.getByRole('radio', { name: /₹/ }).check();
    await form.getByLabel(t('instant-work/job-form:fields.minRate')).fill('150');
    await form.getByLabel(t('instant-work/job-form:fields.maxRate')).fill('150');
    await form.getByRole('button', { name: t('instant-work/job-form:submit') }).click();
    await expect(employer.page.getByTestId('toast')).toContainText(t('instant-work/job-form:posted.title'));
    await expect(employer.page.getByTestId('toast')).toContainText(
      t('instant-work/job-form:posted.text', { found: '2', sent: '2' }),
    );
  });

  await test.step('both open pages show the request without a reload', async () => {
    for (const { page } of [ravi, farida]) {
      await expect(offerOn(page)).toBeVisible();
      await expect(offerOn(page)).toContainText(t('instant-work/requests:urgency.asap'));
    }
  });

  const board = desk.getByRole('region', { name: t('instant-work/jobs:board.label', { title: TITLE }) });

  await test.step('one accepts with one tap; the other is notified, and the employer sees the coming worker', async () => {
    const effort = await countEffort(ravi.page);
    await offerOn(ravi.page)
      .getByRole('button', { name: t('instant-work/requests:accept') })
      .click();
    await expect(ravi.toast).toContainText(t('instant-work/requests:done.accepted'));
    expectEffort('accept instant work', await effort());
    await expect(offerOn(farida.page)).toContainText(t('instant-work/requests:filled'));
    await expect(board).toContainText(t('instant-work/jobs:peopleFound_one', { count: 1, found: 1 }));
    await expect(board).toContainText('Ravi Kumar');
  });

  await test.step('the other joins the waiting list, and gets the work when the first undoes the acceptance', async () => {
    await farida.page.getByRole('button', { name: t('instant-work/requests:standby.action') }).click();
    await expect(farida.toast).toContainText(t('instant-work/requests:done.standby'));
    await expect(board).toContainText(t('instant-work/jobs:standby.title'));
    await ravi.page.getByRole('button', { name: t('instant-work/requests:undo.action') }).click();
    await expect(ravi.toast).toContainText(t('instant-work/requests:done.undone'));
    await expect(board.getByRole('list', { name: t('instant-work/jobs:coming') })).toContainText('Farida Sheikh');
    await expect(offerOn(farida.page)).toContainText(t('instant-work/requests:status.accepted'));
    await expect(offerOn(ravi.page)).toContainText(t('instant-work/requests:filled'));
  });

  /** Returns the code that Farida's phone shows for the next step. */
  const codeOf = async (): Promise<string> =>
    (await farida.page.getByRole('dialog').getByRole('status').first().innerText()).replace(/\D/g, '');

  await test.step('work starts and ends with the codes that the worker shows', async () => {
    await farida.page.getByRole('button', { name: t('instant-work/engagements:open') }).click();
    await desk.goto('/instant-requests?tab=post');
    const worker = desk.getByRole('link', { name: /Farida Sheikh/ });
    await expect(worker).toBeVisible();
    const effort = await countEffort(desk);
    await worker.click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByLabel(t('instant-work/given-work:code.start')).click();
    await desk.keyboard.type(await codeOf());
    await expect(desk.getByTestId('toast')).toContainText(t('instant-work/given-work:said.started.title'));
    expectEffort('confirm the start of work', await effort());
    await expect(farida.page.getByRole('dialog')).toContainText(t('instant-work/engagements:code.end'));
    const ending = await countEffort(desk);
    await sheet.getByLabel(t('instant-work/given-work:code.end')).click();
    await desk.keyboard.type(await codeOf());
    await expect(desk.getByTestId('toast')).toContainText(t('instant-work/given-work:said.done.title'));
    expectEffort('confirm the end of work', await ending());
  });

  await test.step('the employer reports the payment, and the worker confirms it', async () => {
    const sheet = desk.getByRole('dialog');
    const amount = sheet.getByLabel(t('instant-work/given-work:pay.amount'));
    await amount.clear();
    const paying = await countEffort(desk);
    await amount.click();
    await desk.keyboard.type('150');
    await sheet.getByRole('button', { name: t('instant-work/given-work:pay.said') }).click();
    const received = farida.page.getByRole('button', { name: t('instant-work/engagements:money.received') });
    await received.waitFor();
    expectEffort('report the payment', await paying());
    const confirming = await countEffort(farida.page);
    await received.click();
    await expect(farida.page.getByRole('dialog')).toContainText(t('instant-work/engagements:money.state.received'));
    await expect(farida.page.getByRole('dialog')).toContainText('₹150');
    expectEffort('confirm the payment', await confirming());
    await expect(sheet).toContainText('Farida Sheikh');
  });

  await test.step('both answer about the work, and neither sees an answer before both have answered', async () => {
    const mine = farida.page.getByRole('dialog');
    const theirs = desk.getByRole('dialog');
    await mine.getByRole('button', { name: t('review:answer.yes'), exact: true }).click();
    // the recorded hours are shorter than agreed, so there is no button that answers all facts with yes
    const safe = mine.getByRole('radiogroup', { name: t('review:fact.safe_and_respectful') });
    await safe.getByText(t('review:answer.yes'), { exact: true }).click();
    await mine.getByRole('button', { name: t('review:finish') }).click();
    await expect(mine.getByRole('region', { name: t('review:mine') })).toBeVisible();
    await expect(theirs.getByRole('region', { name: t('review:title') })).toBeVisible();
    await expect(theirs.getByRole('region')).toHaveCount(1);
    await theirs.getByRole('button', { name: t('review:answer.yes'), exact: true }).click();
    await theirs.getByRole('button', { name: t('review:finish') }).click();
    const read = theirs.getByRole('region', { name: t('review:theirs', { name: 'Farida Sheikh' }) });
    await expect(read).toContainText(t('review:fact.safe_and_respectful'));
    await expect(mine.getByRole('button', { name: t('review:change') })).toHaveCount(0);
    await read.getByRole('button', { name: t('review:reply.action') }).click();
    await read.getByLabel(t('review:reply.label')).fill('Thank you, come again.');
    await read.getByRole('button', { name: t('review:reply.send') }).click();
    await expect(mine).toContainText('Thank you, come again.');
    for (const page of [farida.page, desk]) expect(await auditPage(page)).toEqual([]);
  });

  await test.step('the worker reports the answer, the staff remove it, and both sides see the decision', async () => {
    const mine = farida.page.getByRole('dialog');
    await mine.getByRole('button', { name: t('review:report.action') }).click();
    await mine.getByRole('button', { name: t('review:report.reasons.untrue') }).click();
    await mine.getByLabel(t('review:report.text')).fill('I was there until four.');
    await mine.getByRole('button', { name: t('review:report.send') }).click();
    await expect(mine).toContainText(t('review:decision.open'));

    const staff = new Seeker(await open({ width: 1280 }), t, outbox, { first: 'Asha', last: 'Rao' });
    await staff.signInByRequest();
    await grantStaffRole(staff.email, 'support');
    await staff.page.goto('/admin?section=review-cases');
    await setUpSecondFactor(staff.page, t);
    const reported = staff.page.getByRole('listitem').filter({ hasText: TITLE });
    await expect(reported).toContainText('I was there until four.');
    await reported.getByLabel(t('admin:decision.reason')).fill('The scans show it.');
    await reported.getByRole('button', { name: t('admin:reviewCases.remove') }).click();
    await expect(reported).toHaveCount(0);

    const own = desk.getByRole('dialog').getByRole('region', { name: t('review:mine') });
    await expect(own).toContainText(t('review:decision.removed'));
    await expect(own).toContainText(t('review:decision.reason', { reason: 'The scans show it.' }));
    await expect(own.getByRole('button', { name: t('review:appeal.action') })).toBeVisible();
    await expect(mine.getByRole('button', { name: t('review:report.action') })).toHaveCount(0);
    await expect(mine).not.toContainText(t('review:decision.open'));
    for (const page of [farida.page, desk]) expect(await auditPage(page)).toEqual([]);
  });
});
