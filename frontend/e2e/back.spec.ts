import { Employer, postWaiterJob } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

test('Back closes overlays one by one, and a search survives a reload', async ({ open }) => {
  const page = await open({ as: 'seeker' });
  await page.goto('/?section=salary');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'AI Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Jobs' })).toBeVisible();

  await test.step('the search is in the address and survives a reload', async () => {
    const box = page.getByRole('searchbox', { name: t('ai-jobs:search.label') });
    await box.fill('cook');
    await box.press('Enter');
    await page.getByRole('combobox', { name: t('ai-jobs:sort.label') }).selectOption('pay');
    await expect(page).toHaveURL(/q=cook&sort=pay/);
    await page.reload();
    await expect(box).toHaveValue('cook');
    await expect(page.getByRole('combobox', { name: t('ai-jobs:sort.label') })).toHaveValue('pay');
  });

  await test.step('a job opens over the list, and Back leads to the same place of the list', async () => {
    const card = page.getByRole('article').nth(3);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/job=/);
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/q=cook&sort=pay$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step('a drawer and its panel are closed one after the other', async () => {
    await page.getByRole('button', { name: t('dashboard:profile.open') }).click();
    const menu = page.getByRole('dialog', { name: t('profile:label') });
    await menu.getByRole('button', { name: t('profile:entries.devices') }).click();
    await expect(menu.getByRole('heading', { level: 2 })).toBeVisible();
    await page.goBack();
    await expect(menu.getByRole('button', { name: t('profile:entries.devices') })).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(/q=cook&sort=pay$/);
  });

  await test.step('Back then leads through the searches to the previous section, without a stop at the drawer', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/q=cook$/);
    await page.goBack();
    await expect(page).toHaveURL(/section=ai-jobs$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Salary' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('typed text survives Back and a reload, and is deleted after it is sent', async ({ open, outbox }) => {
  const employer = new Employer(await open({ width: 1280 }), t, outbox);
  await employer.signInByRequest();
  await employer.page.goto('/employer');
  await employer.hireForm.getByLabel(t('hiring:form.fields.title')).fill('Night watchman');
  await employer.page.reload();
  await expect(employer.hireForm.getByLabel(t('hiring:form.fields.title'))).toHaveValue('Night watchman');
  const { title, company } = await postWaiterJob(employer.page);

  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();
  const { page } = seeker;
  await seeker.openAiJobs('waiter evening');
  await seeker.card(title, company).getByRole('button', { name: title }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ai-jobs/details:apply') })
    .click();
  const message = page.getByRole('dialog').getByLabel(t('applications:dialog.message'));
  await message.fill('I have waited tables for two years.');
  await page.reload();
  await expect(message).toHaveValue('I have waited tables for two years.');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await seeker.card(title, company).getByRole('button', { name: title }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('ai-jobs/details:apply') })
    .click();
  await expect(message).toHaveValue('I have waited tables for two years.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('applications:dialog.submit') })
    .click();
  await expect(seeker.toast).toContainText(t('applications:dialog.sent.title'));
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('Back leads from the other side of the market to the page before, past the menu and its open panel', async ({
  open,
  outbox,
}) => {
  const seeker = new Seeker(await open({ width: 1280 }), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();
  const { page } = seeker;
  await page.goto('/?section=salary');
  const salary = page.getByRole('heading', { level: 1, name: t('dashboard:sections.salary') });
  const menu = page.getByRole('dialog', { name: t('profile:label') });
  // the first time it adds the side, and then it is a link
  for (const way of [
    menu.getByRole('button', { name: t('profile:role.start.employer') }),
    menu.getByRole('link', { name: t('profile:role.switchTo.employer') }),
  ]) {
    await page.getByRole('button', { name: t('dashboard:profile.open') }).click();
    await menu.getByRole('button', { name: t('profile:entries.devices') }).click();
    await expect(menu.getByRole('heading', { level: 2 })).toBeVisible();
    await way.click();
    await expect(page).toHaveURL(/\/employer$/);
    await expect(page.getByRole('heading', { level: 1, name: t('employer-dashboard:title') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/section=salary$/);
    await expect(salary).toBeVisible();
    await expect(menu).toHaveCount(0);
  }
});
