import { Employer, postWaiterJob } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

/** A separate city: the product notifies every user nearby with a matching saved search. */
const SHIVAMOGGA = { latitude: 13.93, longitude: 75.568 };
const t = wordsIn('en');

test.use({ geolocation: SHIVAMOGGA });

test('a seeker saves a search, hears of such a job without a reload, not of a second one of the same day', async ({
  open,
  outbox,
}) => {
  const hiring = new Employer(await open(), t, outbox);
  const { page: employer } = hiring;
  await hiring.signInByRequest(null);

  const seeker = new Seeker(await open(), t, outbox, { first: 'Meena', last: 'Rao' });
  const { page } = seeker;
  await seeker.signInByRequest();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const unread = (count: number) => page.getByRole('button', { name: new RegExp(`^Notifications.*${count}`) });
  const notice = page.getByRole('dialog', { name: t('notifications:title') }).getByText('matches a search you saved');

  await test.step('the search is saved from AI Jobs', async () => {
    await page.goto('/job-seeker?section=ai-jobs&q=waiter');
    await page.getByRole('button', { name: t('saved-searches:save') }).click();
    await expect(page.getByText(t('saved-searches:told'))).toBeVisible();
  });

  await test.step('a job is posted, and the bell shows it at once', async () => {
    const { title } = await postWaiterJob(employer, 'Shivamogga');
    await expect(unread(1)).toBeVisible();
    await bell.click();
    await expect(notice).toContainText(title);
    await notice.click();
    await expect(page).toHaveURL(/section=ai-jobs&q=waiter/);
  });

  await test.step('a second job of the same day waits', async () => {
    const before = (await outbox.subjectsTo(seeker.email)).length;
    const { company } = await postWaiterJob(employer, 'Shivamogga');
    await page.reload();
    await expect(page.getByText(company)).toBeVisible();
    await bell.click();
    await expect(notice).toHaveCount(1);
    expect(await outbox.subjectsTo(seeker.email)).toHaveLength(before);
    await page.keyboard.press('Escape');
    // closing navigates back in the history: a navigation at the same moment would be cancelled
    await expect(page.getByRole('dialog', { name: t('notifications:title') })).toHaveCount(0);
    await expect(page).toHaveURL(/section=ai-jobs&q=waiter$/);
  });

  await test.step('the list pauses the search and deletes it', async () => {
    await page.goto('/job-seeker?section=ai-jobs&saved=all');
    const search = page.getByRole('article', { name: 'waiter', exact: true });
    await search.getByRole('button', { name: t('saved-searches:pause') }).click();
    await expect(search.getByText(t('saved-searches:state.paused'))).toBeVisible();
    await search.getByRole('button', { name: t('saved-searches:delete.open') }).click();
    await page.getByRole('button', { name: t('saved-searches:delete.confirm') }).click();
    await expect(page.getByText(t('saved-searches:none.title'))).toBeVisible();
  });
});
