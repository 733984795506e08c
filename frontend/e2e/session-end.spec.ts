import { moveCodesBack } from './support/clock';
import { Employer, postWaiterJob } from './support/employer';
import { FAILURE } from './support/failure';
import { giveCode } from './support/people';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

test('an application that is sent after the session has ended waits for the sign-in and arrives once', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open({ width: 1280 }), t, outbox);
  await employer.signInByRequest();
  const { title, company } = await postWaiterJob(employer.page);
  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  const { page } = seeker;
  await seeker.signInByRequest();
  await seeker.openAiJobs('waiter evening');
  await seeker.card(title, company).getByRole('button', { name: title }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ai-jobs/details:apply') })
    .click();
  await page.getByLabel(t('applications:dialog.message')).fill('I have waited tables for two years.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: t('applications:dialog.submit') }).click();

  const sheet = page.getByRole('dialog', { name: t('session:title') });
  const button = sheet.getByRole('link', { name: t('session:signInAndSend') });
  await test.step('the question stands in the middle of a wide window', async () => {
    const phone = page.viewportSize() ?? { width: 0, height: 0 };
    const desktop = { width: 1280, height: 860 };
    await page.setViewportSize(desktop);
    const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    expect(Math.abs(2 * x + width - desktop.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(2 * y + height - desktop.height)).toBeLessThanOrEqual(2);
    await page.setViewportSize(phone);
  });
  // the click fails if another element would receive it
  await button.click();
  await expect(page.getByLabel(t('auth:signIn.login'), { exact: true })).toHaveValue(seeker.email);
  await moveCodesBack(outbox, seeker.email);
  await page.getByRole('button', { name: t('auth:signIn.sendCode') }).click();
  await page.getByLabel(t('auth:signIn.code'), { exact: true }).fill(await outbox.codeTo(seeker.email, 2));
  await expect(seeker.toast).toContainText(t('session:sent.title'));
  await expect(page).toHaveURL(/section=ai-jobs/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  const sent = (await (await page.request.get('/api/my-applications')).json()) as unknown[];
  expect(sent).toHaveLength(1);
});

test('an application is refused when another account has signed in, and its text is stored for the account that typed it', async ({
  open,
  signedIn,
}) => {
  const page = await open({ as: 'seeker' });
  const ashas = await page.context().cookies();
  await page.goto('/?section=job-search');
  const jobs = page.getByRole('article').filter({ hasNotText: t('job:applied') });
  await jobs.first().getByRole('button').click();
  await page.getByRole('button', { name: t('ai-jobs/details:apply'), exact: true }).click();
  const message = page.getByLabel(t('applications:dialog.message'));
  await message.fill('I can come at once.');
  await page.context().addCookies((await signedIn('newcomer')).cookies);
  await page.getByRole('button', { name: t('applications:dialog.submit') }).click();
  await expect(page.getByTestId('toast')).toContainText(t('session:anotherAccount.kept'));
  await expect(message).toHaveValue('');
  const sent = (await (await page.request.get('/api/my-applications')).json()) as unknown[];
  expect(sent).toHaveLength(0);
  await page.context().addCookies(ashas);
  await page.reload();
  await expect(message).toHaveValue('I can come at once.');
});

test('a failure shown while a form is open does not cover its button', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.route('**/api/applications', (route) => route.fulfill(FAILURE));
  await page.goto('/?section=job-search');
  // other tests may have applied to the first one
  const jobs = page.getByRole('article').filter({ hasNotText: t('job:applied') });
  await jobs.first().getByRole('button').click();
  await page.getByRole('button', { name: t('ai-jobs/details:apply'), exact: true }).click();
  await page.getByLabel(t('applications:dialog.message')).fill('Hello');
  const submit = page.getByRole('button', { name: t('applications:dialog.submit') });
  await submit.click();
  const toast = page.getByTestId('toast');
  await expect(toast).toBeVisible();
  const [over, under] = [await toast.boundingBox(), await submit.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
});

test('a link in a mail asks a guest to sign in, and leads to its target', async ({ open, outbox }) => {
  const employer = new Employer(await open(), t, outbox);
  const { page } = employer;
  await page.goto('/employer?status=new');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await page.getByRole('link', { name: t('shared:nav.signIn') }).click();
  await giveCode(page, t, outbox, employer.email);
  await expect(page).toHaveURL(/\/employer\?status=new$/);
});
