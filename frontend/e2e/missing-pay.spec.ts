import { auditPage } from './support/axe-audit';
import { Employer, postWaiterJob } from './support/employer';
import { expect, test } from './support/product';
import { settled } from './support/settled';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test('an employer is asked for the pay of a job that states none, and is one tap from saying it', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  const { page } = employer;
  await employer.signInByRequest({ skip: true });
  const { title } = await postWaiterJob(page);
  await page.goto('/employer');
  const today = page.getByRole('region', { name: t('employer-dashboard:waiting.title') });
  const asked = today.getByRole('link', { name: new RegExp(t('employer-dashboard:waiting.pay')) });
  await expect(asked).toContainText(title);
  await settled(page);
  expect(await auditPage(page)).toEqual([]);

  await asked.click();
  const sheet = page.getByRole('dialog', { name: t('manage-job:edit.title') });
  await expect(sheet.getByLabel(t('hiring:form.fields.minRate'))).toBeFocused();
  await settled(page);
  expect(await auditPage(page)).toEqual([]);
  await page.keyboard.type('150');
  await sheet.getByRole('button', { name: t('manage-job:edit.save'), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('manage-job:noPay.title') })).toHaveCount(0);

  await page.goto('/employer');
  await expect(page.getByRole('link', { name: `Manage ${title}` })).toBeVisible();
  await expect(asked).toHaveCount(0);
});
