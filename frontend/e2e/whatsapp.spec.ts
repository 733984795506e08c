import { Employer, postWaiterJob } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { signInByCode } from './support/sign-in';
import { wordsIn } from './support/words';

/** A separate city: the product notifies every user nearby with a matching saved search. */
const BALLARI = { latitude: 15.142, longitude: 76.924 };
const t = wordsIn('en');

test.use({ geolocation: BALLARI });

test('a seeker chooses WhatsApp, gets news there, and what is read there is read everywhere', async ({
  open,
  outbox,
}) => {
  const hiring = new Employer(await open(), t, outbox);
  await hiring.signInByRequest(null);
  const seeker = new Seeker(await open(), t, outbox, { first: 'Meena', last: 'Rao' });
  const { page, phone } = seeker;
  const name = { firstName: 'Meena', lastName: 'Rao' };
  await signInByCode(page.request, outbox, { role: 'job-seeker', login: phone.sent, name });
  const toWhatsApp = async () => (await outbox.messagesTo(phone.sent)).filter(({ channel }) => channel === 'whatsapp');
  const control = page.getByRole('switch', { name: t('whatsapp:label') });

  await test.step('a search is saved, and WhatsApp is chosen in the settings', async () => {
    await page.goto('/job-seeker?section=ai-jobs&q=waiter');
    await page.getByRole('button', { name: t('saved-searches:save') }).click();
    await expect(page.getByText(t('saved-searches:told'))).toBeVisible();
    await page.getByRole('button', { name: t('dashboard:profile.open') }).click();
    const menu = page.getByRole('dialog', { name: t('profile:label') });
    await menu.getByRole('button', { name: t('profile:entries.notifications'), exact: true }).click();
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription(new RegExp(phone.sent.replace('+', '\\+')));
    await control.click();
    await expect(control).toBeChecked();
    await page.goBack();
    await page.goBack();
    await expect(menu).toHaveCount(0);
  });

  await test.step('the news of a job arrives in the language of the seeker, and states how to end it', async () => {
    const { title } = await postWaiterJob(hiring.page, 'Ballari');
    await expect.poll(async () => (await toWhatsApp()).length, 'messages by WhatsApp').toBe(1);
    const [message] = await toWhatsApp();
    expect(message?.text).toContain(title);
    expect(message?.text).toMatch(/Reply STOP/);
    await expect(page.getByRole('button', { name: /^Notifications.*1/ })).toBeVisible();
  });

  await test.step('reading it in WhatsApp marks the bell of the open page as read, and no text message is sent', async () => {
    const phonePage = await page.context().newPage();
    await phonePage.goto('/dev/whatsapp');
    const card = phonePage.getByRole('article').filter({ hasText: phone.sent });
    await card.getByRole('button', { name: 'read', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Notifications.*1/ })).toHaveCount(0);
    await card.getByRole('button', { name: 'STOP', exact: true }).click();
    await phonePage.close();
  });

  await test.step('STOP ends the messages, is confirmed, and the settings say so', async () => {
    await expect.poll(async () => (await toWhatsApp()).length, 'messages by WhatsApp').toBe(2);
    await page.reload();
    await page.getByRole('button', { name: t('dashboard:profile.open') }).click();
    const menu = page.getByRole('dialog', { name: t('profile:label') });
    await menu.getByRole('button', { name: t('profile:entries.notifications'), exact: true }).click();
    await expect(page.getByText(t('whatsapp:explained.stopped'))).toBeVisible();
    await expect(control).not.toBeChecked();
    expect((await outbox.messagesTo(phone.sent)).filter(({ text }) => /waiter/i.test(text))).toHaveLength(1);
  });
});
