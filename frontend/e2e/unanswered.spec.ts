import { Employer, postWaiterJob } from './support/employer';
import { moveApplicationsBack, SecondWorker } from './support/clock';
import { expect, test } from './support/product';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const t = wordsIn('en');

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

test('an employer who does not answer is reminded after three days, and after seven days the seeker gets an answer', async ({
  open,
  outbox,
}) => {
  const employer = new Employer(await open(), t, outbox);
  await employer.signInByRequest();
  const { title, company } = await postWaiterJob(employer.page);
  const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
  await seeker.signInByRequest();
  await seeker.openAiJobs('waiter evening');
  await seeker.card(title, company).getByRole('button', { name: title }).click();
  await seeker.page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
  await seeker.apply('I have waited tables for two years.');

  await test.step('three days later the employer is reminded by mail', async () => {
    const subjects = () => outbox.subjectsTo(employer.email);
    expect(await subjects()).not.toContain(`Waiting for your reply: ${title}`);
    await moveApplicationsBack(company, 3);
    await SecondWorker.whileRunning(async () => {
      await expect.poll(subjects).toContain(`Waiting for your reply: ${title}`);
    });
    await seeker.openSection('applications');
    await expect(seeker.card(title, company)).toContainText('Sent');
  });

  await test.step("seven days later the application is closed, and the seeker's open page shows the reason", async () => {
    await moveApplicationsBack(company, 4);
    await SecondWorker.whileRunning(async () => {
      await expect(seeker.card(title, company)).toContainText('No reply came, so we closed it');
    });
    await expect(seeker.card(title, company)).toContainText(`${company} did not reply for 7 days.`);
    await expect.poll(() => outbox.subjectsTo(seeker.email)).toContain(`No reply from ${company}: ${title}`);
  });
});
