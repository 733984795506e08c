import type { Locator, Page } from '@playwright/test';
import { countEffort, expectEffort } from './support/effort';
import { Employer, postWaiterJob } from './support/employer';
import { answerNameQuestion } from './support/people';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');
const SHOP = 'Ravi Tiffins';
test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

/** Presses the chip with a ready range of pay, on the step that asks for it. */
const choosePay = (form: Locator) =>
  form
    .getByRole('group', { name: t('hiring:form.pay.presets') })
    .getByRole('button', { name: '₹18,000–22,000' })
    .click();
const press = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true }).click();

test('a new employer posts a first job from a template in a few taps, and is asked for the shop once', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  const { page, hireForm: form } = employer;
  await employer.signInByRequest(null);
  await page.goto('/employer');
  const question = page.getByRole('form', { name: t('dashboard/account:name.employer.title') });
  await expect(question.getByLabel(t('dashboard/account:name.company'))).toBeVisible();

  await test.step('the job shows its pay, its shop and its place', async () => {
    const effort = await countEffort(page);
    await page.getByRole('button', { name: 'Tailor' }).click();
    await choosePay(form);
    await press(page, 'hire-form:steps.next');
    await expect(form.getByLabel(t('hiring:form.fields.company'))).toBeFocused();
    await page.keyboard.type(SHOP);
    await press(page, 'hiring:device.use');
    await expect(form.getByRole('combobox')).toHaveValue(/, Bengaluru$/);
    await press(page, 'hire-form:submit');
    await expect(page.getByTestId('toast')).toContainText(t('hire-form:posted.title'));
    expectEffort('post the first job', await effort());
    const posted = page.getByRole('region', { name: t('hire-form:posted.heading') });
    await expect(posted).toContainText(SHOP);
    await expect(posted).toContainText('₹18,000–22,000');
    await expect(page.getByRole('link', { name: 'Manage Tailor' })).toBeVisible();
  });

  await test.step("the question for the user's name does not ask for the shop again", async () => {
    await expect(question.getByLabel(t('dashboard/account:name.first'))).toBeVisible();
    await expect(question.getByLabel(t('dashboard/account:name.company'))).toHaveCount(0);
  });
});

test('the first job contains the shop that a new employer has named, and a typed place', async ({ open, outbox }) => {
  const employer = new Employer(await open(), t, outbox);
  const { page, hireForm: form } = employer;
  await employer.signInByRequest(null);
  await page.goto('/employer');
  await page.getByLabel(t('dashboard/account:name.company')).fill(SHOP);
  await answerNameQuestion(page, t, 'Meena', 'Shetty');
  const effort = await countEffort(page);
  await page.getByRole('button', { name: 'Tailor' }).click();
  await choosePay(form);
  await press(page, 'hire-form:steps.next');
  await expect(form.getByLabel(t('hiring:form.fields.company'))).toHaveValue(SHOP);
  await expect(form.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('koramang');
  await form.getByRole('option', { name: 'Koramangala, Bengaluru' }).click();
  await press(page, 'hire-form:submit');
  await expect(page.getByTestId('toast')).toContainText(t('hire-form:posted.title'));
  expectEffort('post the first job with a typed place', await effort());
});

test('an employer posts from a template, and invites an applicant, in a few taps', async ({ open, outbox }) => {
  const employer = new Employer(await open(), t, outbox);
  const { page } = employer;
  await employer.signInByRequest({ skip: true });
  const { company } = await postWaiterJob(page);
  await page.goto('/employer');
  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();

  await test.step('the job is posted from the dashboard with its pay alone', async () => {
    await expect(page.getByRole('link', { name: 'Manage Waiter for the evening' })).toBeVisible();
    const effort = await countEffort(page);
    const form = employer.hireForm;
    await page.getByRole('button', { name: 'Tailor' }).click();
    await choosePay(form);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByLabel('Company')).toHaveValue(company);
    await expect(form.getByRole('region', { name: 'This is what people see' })).toContainText('Tailor');
    await page.getByRole('button', { name: 'Submit Hire Request' }).click();
    await expect(page.getByTestId('toast')).toContainText('Hire request submitted successfully!');
    expectEffort('post a job', await effort());
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Manage Tailor' })).toBeVisible();
  });

  await test.step('input survives Back and a reload, and Back leads to the dashboard', async () => {
    await page.getByRole('button', { name: 'Other work' }).click();
    await employer.hireForm.getByRole('button', { name: 'Other work' }).click();
    await employer.hireForm.getByLabel('Job title').fill('Night watchman');
    await page.goBack();
    await expect(employer.hireForm).toHaveCount(0);
    await expect(page).toHaveURL(/\/employer$/);
    await page.goto('/employer?post=1');
    await expect(employer.hireForm.getByLabel('Job title')).toHaveValue('Night watchman');
    await page.goto('/employer');
  });

  await test.step('the applicant is invited with the default values', async () => {
    await seeker.openAiJobs('tailor');
    await seeker.card('Tailor', company).getByRole('button', { name: 'Tailor' }).click();
    await seeker.page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
    await seeker.apply('I have sewn blouses for two years.');
    await expect(page.getByRole('region', { name: 'Today' })).toContainText('1 new application');
    await page.getByRole('link', { name: /^Open 1 new application/ }).click();
    const application = employer.applicationOf('Imran Khan');
    await expect(application).toBeVisible();
    const effort = await countEffort(page);
    await application.getByRole('button', { name: 'Imran Khan' }).first().click();
    await application.getByRole('button', { name: 'Invite Imran Khan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByTestId('toast')).toContainText('Imran Khan is invited');
    expectEffort('invite an applicant', await effort());
    await expect(application).toContainText('You invited');
  });

  await test.step('the seeker proposes another time, which the employer accepts', async () => {
    await seeker.openSection('calendar');
    const invitation = seeker.page.getByRole('region', { name: 'You are invited' });
    await expect(invitation).toContainText(`${company} invites you: `);
    await invitation.getByRole('button', { name: 'Suggest another time' }).click();
    await seeker.page.getByRole('dialog').getByLabel('Time', { exact: true }).fill('16:30');
    await seeker.page.getByRole('dialog').getByRole('button', { name: 'Send new time' }).click();
    const interview = employer.applicationOf('Imran Khan').getByRole('group', { name: 'Interview' });
    await expect(interview).toContainText('Imran Khan suggests');
    await interview.getByRole('button', { name: 'Accept Imran Khan' }).click();
    await expect(page.getByTestId('toast')).toContainText('Interview fixed');
    await expect(interview).toContainText('Confirmed');
    await expect(seeker.page.getByRole('region', { name: 'You are invited' })).toHaveCount(0);
  });

  await test.step('the applicant is hired', async () => {
    const application = employer.applicationOf('Imran Khan');
    const hire = application.getByRole('button', { name: t('manage-job:actions.hired') });
    await expect(hire).toBeVisible();
    const effort = await countEffort(page);
    await hire.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('manage-job:decision.hired.confirm') })
      .click();
    await expect(page.getByTestId('toast')).toContainText(t('manage-job:answered.hired', { name: 'Imran Khan' }));
    expectEffort('hire an applicant', await effort());
  });
});
