import type { Page } from '@playwright/test';
import { moveCodesBack } from './support/clock';
import { newEmail, newPhone } from './support/people';
import { expect, test } from './support/product';
import { signInByCode } from './support/sign-in';
import { wordsIn } from './support/words';

const t = wordsIn('en');

/** Applies to a job of the list that has no application yet; returns its id. */
async function applyToOne(page: Page, index: number): Promise<string> {
  const { jobs } = (await (await page.request.get('/api/public/jobs?limit=10')).json()) as { jobs: { id: string }[] };
  const jobId = String(jobs[index]?.id);
  const answer = await page.request.post('/api/applications', {
    headers: { 'x-requested-with': 'fetch' },
    data: { jobId, coverMessage: 'I live nearby.' },
  });
  expect(answer.status()).toBe(201);
  return jobId;
}

const appliedTo = async (page: Page): Promise<string[]> => {
  const list = (await (await page.request.get('/api/my-applications')).json()) as { jobId: string }[];
  return list.map(({ jobId }) => jobId).toSorted();
};

test('an account with a number and one with an address become one, into which both ways lead', async ({
  open,
  outbox,
}) => {
  const [email, phone] = [newEmail('asha'), newPhone()];
  const byPhone = await open();
  const account = { role: 'job-seeker', name: { firstName: 'Asha', lastName: 'Rao' } } as const;
  await signInByCode(byPhone.request, outbox, { ...account, login: phone.sent });
  const first = await applyToOne(byPhone, 0);

  const page = await open();
  await signInByCode(page.request, outbox, { ...account, login: email });
  await page.goto('/');
  const second = await applyToOne(page, 1);

  await page.getByRole('button', { name: t('dashboard:profile.open') }).click();
  await page.getByRole('button', { name: t('profile:settings'), exact: true }).click();
  await page.getByLabel(t('profile:profile.phone'), { exact: true }).fill(phone.typed);
  await moveCodesBack(outbox, phone.sent);
  await page.getByRole('button', { name: t('profile:save'), exact: true }).click();
  await expect(page.getByText(t('profile:pending.phone', { waiting: phone.sent }))).toBeAttached();
  const back = page.getByRole('button', { name: t('profile:back'), exact: true });
  if (await back.isVisible()) await back.click();
  const code = page.getByLabel(t('profile:pending.code'), { exact: true });
  await code.fill(await outbox.codeTo(phone.sent, 2));
  await moveCodesBack(outbox, email);
  await page.getByRole('button', { name: t('profile:joining.send'), exact: true }).click();
  await expect(page.getByText(t('profile:joining.sent', { own: email }))).toBeVisible();
  await code.fill(await outbox.codeTo(email, 2));
  const both = `${email}, ${phone.sent}`;
  await expect(page.getByText(t('profile:joining.offer', { signsIn: both }))).toBeVisible();
  await page.getByRole('button', { name: t('profile:joining.join'), exact: true }).click();
  await expect.poll(() => appliedTo(page)).toEqual([first, second].toSorted());

  expect((await byPhone.request.get('/api/auth/user')).status()).toBe(401);
  const user = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  expect(user).toMatchObject({ email, phone: phone.sent, firstName: 'Asha' });
  const again = await open();
  await moveCodesBack(outbox, phone.sent);
  await signInByCode(again.request, outbox, { role: 'job-seeker', login: phone.sent, name: null, codes: 3 });
  expect((await (await again.request.get('/api/auth/user')).json()) as object).toMatchObject({ id: user.id });
  expect(await appliedTo(again)).toEqual([first, second].toSorted());
});
