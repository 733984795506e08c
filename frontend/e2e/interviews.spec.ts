import { requestedInterviewTime } from '@nukkad/contract/interviews/interviews';
import { countEffort, expectEffort } from './support/effort';
import { Employer, postWaiterJob } from './support/employer';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

/** A separate city: the product asks every employer nearby, and must not ask the employers of another test. */
const VIJAYANAGAR = { latitude: 12.327, longitude: 76.612 };
const t = wordsIn('en');

test.use({ geolocation: VIJAYANAGAR });

test('interviews are asked for by the dialog and for one job; the employer confirms and declines', async ({
  open,
  outbox,
}) => {
  const hiring = new Employer(await open(), t, outbox);
  const { page: employer } = hiring;
  await hiring.signInByRequest(null);
  const { title, company } = await postWaiterJob(employer, 'Vijayanagar, Mysuru');

  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  const { page, toast } = seeker;
  await seeker.signInByRequest();
  const dialog = page.getByRole('dialog');
  const broadcast = page.getByRole('article', { name: 'Waiter', exact: true });

  await test.step('an interview by phone is requested from AI Jobs, a day from now between 9 and 19 h', async () => {
    await seeker.openAiJobs('waiter evening');
    await seeker.card(title, company).getByRole('button', { name: title }).click();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('interview-requests'),
    );
    const before = new Date();
    await dialog.getByRole('button', { name: 'Interview by phone' }).click();
    const { type, requestedTime } = (await sent).postDataJSON() as { type: string; requestedTime: string };
    expect(type).toBe('phone');
    const time = Date.parse(requestedTime);
    expect(time).toBeGreaterThanOrEqual(requestedInterviewTime(before).getTime());
    expect(time).toBeLessThanOrEqual(requestedInterviewTime(new Date()).getTime());
    await expect(toast).toContainText('Interview RequestedYour interview request has been submitted successfully!');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the employer declines it, and the seeker sees the refusal', async () => {
    await employer.goto('/employer');
    await employer.getByRole('button', { name: 'Decline Imran Khan' }).click();
    await employer.getByRole('dialog').getByRole('button', { name: 'Yes, decline' }).click();
    await expect(employer.getByTestId('toast')).toContainText('Request declined');
    await page.reload();
    await expect(page.getByRole('article', { name: title }).filter({ hasText: 'Declined' })).toBeVisible();
  });

  await test.step('the dialog asks for the work, then for the mode and the time', async () => {
    await seeker.openSection('request-interview');
    await page.getByRole('button', { name: 'Request Interview' }).first().click();
    await expect(dialog.getByRole('radio')).toHaveCount(14);
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await dialog.getByText('Waiter', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const effort = await countEffort(page);
    await page.getByRole('button', { name: 'Request Interview' }).first().click();
    await dialog.getByText('Waiter', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeDisabled();
    await dialog.getByText('In person', { exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeDisabled();
    await dialog.getByText('4:00 PM - 6:00 PM', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    await expect(toast).toContainText('Interview Request Sent!');
    expectEffort('ask for interviews', await effort());
    await expect(dialog).toHaveCount(0);
    await expect(broadcast).toContainText('Matching employers...');
    await expect(broadcast).toContainText('Pending');
    await page.getByRole('button', { name: 'Request Interview' }).first().click();
    await expect(dialog.getByRole('radio')).toHaveCount(14);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a nearby employer of such work confirms with a time and a place', async () => {
    await employer.reload();
    await employer.getByRole('button', { name: 'Confirm Imran Khan' }).waitFor();
    const effort = await countEffort(employer);
    await employer.getByRole('button', { name: 'Confirm Imran Khan' }).click();
    const sheet = employer.getByRole('dialog');
    await expect(sheet).toContainText('Interview with Imran Khan');
    await sheet.getByLabel('Where').click();
    await employer.keyboard.type('Cafe Corner, 5th Block');
    await sheet.getByRole('button', { name: 'Confirm interview' }).click();
    await expect(employer.getByTestId('toast')).toContainText('Interview confirmed');
    expectEffort('confirm the first interview', await effort());
  });

  await test.step('the seeker has the details, the calendar and a mail with the date', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    const confirmed = page.getByRole('article').filter({ hasText: company }).filter({ hasText: 'Confirmed' });
    await confirmed.getByRole('button', { name: 'View Details' }).click();
    await expect(dialog).toContainText('Cafe Corner, 5th Block');
    await expect(dialog).toContainText('Tomorrow, 4 pm');
    await dialog.getByRole('link', { name: 'Open calendar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await page.getByRole('button', { name: /^Tomorrow, 4.* pm/ }).click();
    await expect(page.getByRole('article').filter({ hasText: company })).toContainText('Cafe Corner, 5th Block');
    await expect
      .poll(async () => (await outbox.messagesTo(seeker.email)).map(({ text }) => text).join())
      .toContain('Cafe Corner');
  });
});
