import type { Page } from '@playwright/test';
import { Employer } from './support/employer';
import { kilometresBetween, localityPoint } from './support/distance';
import { expect, test } from './support/product';
import { pdfWith } from './support/resume';
import { Seeker } from './support/seeker';
import { wordsIn } from './support/words';

const KORAMANGALA = { latitude: 12.935, longitude: 77.624 };
const SHOWN_TO_KM = 0.1;
const RESUME = { name: 'आशा-राव.pdf', content: pdfWith('Asha Rao') };
const t = wordsIn('hi');

test.use({ geolocation: KORAMANGALA });

/** Changes the language on the open page, as users do first. */
async function speakHindi(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: wordsIn('en')('shared:language.label') }).selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
}

test('the main job is done in Hindi from end to end', async ({ open, outbox }) => {
  const company = `उडुपी उपहार ${Date.now()}`;
  const title = 'सुबह की शिफ़्ट के लिए रसोइया';
  const employer = new Employer(await open(), t, outbox);
  const seeker = new Seeker(await open(), t, outbox, { first: 'आशा', last: 'राव' });

  await test.step('the employer chooses Hindi and signs in by a code', async () => {
    await employer.page.goto('/old-landing');
    await speakHindi(employer.page);
    await employer.page.getByRole('link', { name: t('marketing:employer.login') }).click();
    await expect(employer.page.getByRole('heading', { level: 1, name: t('auth:signIn.title') })).toBeVisible();
    await employer.signInOnScreen();
    expect((await outbox.messagesTo(employer.email))[0]?.subject).toMatch(/[\u0900-\u097f]/);
    await expect(employer.page.getByRole('heading', { name: t('employer-dashboard:title') })).toBeVisible();
    await employer.page.getByRole('button', { name: t('dashboard/account:name.skip') }).click();
  });

  await test.step('the employer posts a job at a place with a Hindi name', async () => {
    await employer.post({
      title,
      company,
      description: 'इडली, वड़ा और चटनी बनानी है। हफ़्ते में छह दिन, सुबह 5 से 11 बजे तक।',
      jobType: 'part_time',
      category: 'food_service',
      place: { typed: 'इंदिरा', suggestion: 'इंदिरानगर, बेंगलुरु' },
      minRate: '180',
      maxRate: '220',
      hoursPerWeek: '36',
      skills: 'इडली, वड़ा',
    });
    await expect(employer.page.getByTestId('toast')).toContainText(t('hire-form:posted.title'));
  });

  await test.step('the seeker chooses Hindi and signs up', async () => {
    await seeker.page.goto('/signup');
    await speakHindi(seeker.page);
    await seeker.giveDetails();
    await expect(seeker.toast).toContainText(t('signup:created.title'));
    await seeker.verify('email');
    await seeker.verify('phone');
    await seeker.completeAndSignIn();
  });

  const kilometres = kilometresBetween(KORAMANGALA, localityPoint('bengaluru', 'indiranagar'));
  for (const [section, search] of [
    ['job-search', 'searchJobs'],
    ['ai-jobs', 'searchAiJobs'],
  ] as const) {
    await test.step(`the seeker finds it by a Hindi word in ${section}, with its true distance`, async () => {
      await seeker.openSection(section);
      await seeker[search]('रसोइया');
      const card = seeker.card(title, company);
      await expect(card).toBeVisible();
      expect(Math.abs((await seeker.distanceOn(card)) - kilometres)).toBeLessThan(SHOWN_TO_KM);
    });
  }

  await test.step('the seeker applies with a message and a resume', async () => {
    await seeker.card(title, company).getByRole('button', { name: title }).click();
    await seeker.page
      .getByRole('dialog')
      .getByRole('button', { name: t('ai-jobs/details:apply') })
      .click();
    await seeker.apply('मैं चार साल से इडली बना रही हूँ और पास में ही रहती हूँ।', RESUME);
    await expect(seeker.toast).toContainText(t('applications:dialog.sent.title'));
  });

  await test.step('the employer reads the application and has the resume', async () => {
    await employer.page.reload();
    await employer.page.locator('html[data-parts=fetched]').waitFor({ state: 'attached' });
    await employer.manage(title);
    const application = employer.applicationOf('आशा राव');
    await application.getByRole('button', { name: 'आशा राव' }).first().click();
    await expect(application).toContainText('मैं चार साल से इडली बना रही हूँ और पास में ही रहती हूँ।');
    expect(await employer.downloadResume(application)).toEqual(RESUME);
  });
});
