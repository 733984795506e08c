import { moveCodesBack } from './support/clock';
import { expect, test } from './support/product';
import { PASSWORD, Seeker } from './support/seeker';
import { signInByPassword } from './support/sign-in';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test('a number that was not verified at the sign-up is verified in Profile Settings, without a reload', async ({
  open,
  outbox,
}) => {
  const seeker = new Seeker(await open(), t, outbox, { first: 'Asha', last: 'Rao' });
  const { page, phone, toast } = seeker;
  await page.goto('/signup');
  await seeker.giveDetails();
  await seeker.verify('email');
  await outbox.codeTo(phone.sent);
  await signInByPassword(page.request, 'job-seeker', seeker.email, PASSWORD);
  await page.goto('/');

  await page.getByRole('button', { name: t('dashboard:profile.open') }).click();
  await page.getByRole('button', { name: t('profile:settings'), exact: true }).click();
  const settings = page.getByRole('form', { name: t('profile:entries.settings') });
  const number = settings.getByLabel(t('profile:profile.phone'), { exact: true });
  await expect(number).toHaveAccessibleDescription(t('profile:unverified.hint'));
  const code = page.getByLabel(t('profile:pending.code'), { exact: true });
  await moveCodesBack(outbox, phone.sent);
  await page.getByRole('button', { name: t('profile:unverified.send'), exact: true }).click();
  await expect(code).toBeVisible();
  const sent = await outbox.codeTo(phone.sent, 2);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await expect(toast).toContainText('Invalid verification code');
  await expect(code).toBeEnabled();
  await code.fill(sent);
  await expect(toast).toContainText(t('profile:unverified.verified.phone'));
  await expect(settings.getByRole('img', { name: t('profile:profile.verified') })).toHaveCount(2);
  await expect(code).toHaveCount(0);

  await settings.getByLabel(t('profile:profile.firstName')).press('Enter');
  await expect(toast).toContainText(t('profile:profile.saved'));
  const user = (await (await page.request.get('/api/auth/user')).json()) as object;
  expect(user).toMatchObject({ phone: phone.sent, phoneVerified: true, pendingPhone: null });
});
