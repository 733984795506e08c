import { formatPhone } from '@nukkad/contract/typing/format-phone';
import { Employer } from './support/employer';
import { answerNameQuestion } from './support/people';
import { kilometresBetween, localityPoint } from './support/distance';
import { holdRequests } from './support/held-requests';
import { expect, test } from './support/product';
import { pdfWith } from './support/resume';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

/** The middle of Koramangala, with as many decimals as the product sends. */
const KORAMANGALA = { latitude: 12.935, longitude: 77.624 };
/** The point of Indiranagar on maps. */
const INDIRANAGAR = { latitude: 12.9784, longitude: 77.6408 };
/** Distances are shown to 100 m. */
const SHOWN_TO_KM = 0.1;
const RESUME = { name: 'asha-rao.pdf', content: pdfWith('Asha Rao, cook, four years') };

test.use({ geolocation: KORAMANGALA });

test('an employer posts a job, a seeker near by finds it with its true distance and applies, the employer reads it', async ({
  open,
  outbox,
}) => {
  const t = wordsIn('en');
  const company = `Udupi Upahara ${Date.now()}`;
  const title = 'Idli cook for the breakfast shift';
  const employer = new Employer(await open(), t, outbox);
  const seeker = new Seeker(await open(), t, outbox, { first: 'Asha', last: 'Rao' });

  await test.step('the employer signs in by a code from a mail, which creates the account', async () => {
    await employer.page.goto('/api/login?role=employer');
    await expect(employer.page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await employer.signInOnScreen();
    await expect(employer.page.getByRole('heading', { name: 'Employer Dashboard' })).toBeVisible();
    await answerNameQuestion(employer.page, t, 'Ravi', 'Kumar');
    await expect(employer.page.getByText('No active jobs')).toBeVisible();
  });

  await test.step('an empty hire form shows the missing fields', async () => {
    await employer.openHireForm();
    await employer.step('pay');
    await employer.step('place');
    await employer.submitHireForm();
    await expect(employer.page.getByTestId('toast')).toContainText(
      'Missing required fieldsPlease fill in: Job title, Company, Description, Job type, Category, Location',
    );
  });

  await test.step('the employer posts a job at a named place', async () => {
    await employer.post({
      title,
      company,
      description: 'Idli, vada and chutney for a small kitchen, six days a week from 5 to 11 in the morning.',
      jobType: 'part_time',
      category: 'food_service',
      place: { typed: 'indiranag', suggestion: 'Indiranagar, Bengaluru' },
      minRate: '180',
      maxRate: '220.50',
      hoursPerWeek: '36',
      skills: 'idli, ,  vada ',
    });
    await expect(employer.page.getByTestId('toast')).toContainText(
      'Hire request submitted successfully!Your request has been posted and is now visible to job seekers.',
    );
    await expect(employer.hireForm).toHaveCount(0);
    await expect(employer.page.getByRole('link', { name: `Manage ${title}` })).toBeVisible();
  });

  await test.step('a seeker signs up in three steps, with both codes', async () => {
    await seeker.page.goto('/signup');
    await seeker.giveDetails();
    await expect(seeker.toast).toContainText('Account CreatedPlease verify your email and phone number');
    const complete = seeker.page.getByRole('button', { name: 'Complete Registration' });
    await expect(complete).toBeDisabled();
    await seeker.verify('email');
    await expect(complete).toBeDisabled();
    await seeker.verify('phone');
    await seeker.completeAndSignIn();
    await expect(seeker.page.getByRole('heading', { level: 1, name: 'Request Interview' })).toBeVisible();
  });

  const place = localityPoint('bengaluru', 'indiranagar');
  const kilometres = kilometresBetween(KORAMANGALA, place);
  await test.step('the seeker finds the job in Job Search, with its true distance', async () => {
    expect(kilometresBetween(place, INDIRANAGAR)).toBeLessThan(2);
    await seeker.openSection('job-search');
    await seeker.searchJobs('idli cook');
    const card = seeker.card(title, company);
    await expect(card).toBeVisible();
    expect(Math.abs((await seeker.distanceOn(card)) - kilometres)).toBeLessThan(SHOWN_TO_KM);
    await expect(card).toContainText('₹180–220.50 an hour');
    await expect(card).toContainText('Indiranagar');
  });

  await test.step('and in AI Jobs, with the same distance and how well it fits', async () => {
    await seeker.openSection('ai-jobs');
    await seeker.searchAiJobs('idly cook');
    const card = seeker.card(title, company);
    await expect(card).toBeVisible();
    expect(Math.abs((await seeker.distanceOn(card)) - kilometres)).toBeLessThan(SHOWN_TO_KM);
    const score = Number(/(\d+)% match/.exec(await card.innerText())?.[1]);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(100);
  });

  await test.step('the seeker applies with a message and a resume', async () => {
    await seeker.card(title, company).getByRole('button', { name: title }).click();
    await seeker.page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
    await seeker.apply('I made idli for four years and live two streets away.', RESUME);
    await expect(seeker.toast).toContainText('Application submitted!Your application has been sent to the employer.');
    await expect(seeker.card(title, company)).toContainText('Applied');
    await seeker.openSection('applications');
    await expect(seeker.card(title, company)).toContainText('Sent');
  });

  await test.step('the employer reads the application and receives the resume unchanged', async () => {
    await employer.page.reload();
    await employer.manage(title);
    const application = employer.applicationOf('Asha Rao');
    const viewed = await holdRequests(employer.page, 'PATCH', '**/api/applications/*');
    const matched = await holdRequests(employer.page, 'GET', '**/api/applications/*/match');
    await application.getByRole('button', { name: 'Asha Rao' }).first().click();
    await expect(application).toContainText('I made idli for four years and live two streets away.');
    const phone = application.getByRole('link', { name: formatPhone(seeker.phone.sent) });
    const hire = application.getByRole('button', { name: 'Hire', exact: true });
    // waits for late web fonts, because letters have other widths before
    await employer.page.evaluate(() => document.fonts.ready);
    const before = [await phone.boundingBox(), await hire.boundingBox()];
    viewed.release();
    const answered = employer.page.waitForResponse(/\/match$/);
    matched.release();
    await answered;
    await expect(application).toContainText('Viewed');
    const after = [await phone.boundingBox(), await hire.boundingBox()];
    expect(after, 'what is pressed next stays where it is').toEqual(before);
    await expect(application.getByRole('link', { name: seeker.email })).toBeVisible();
    expect(await employer.downloadResume(application)).toEqual(RESUME);
  });

  await test.step('the seeker sees that it was read', async () => {
    await seeker.page.reload();
    await expect(seeker.card(title, company)).toContainText('The employer read it');
  });
});
