import type { Page } from '@playwright/test';
import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import { Employer, postWaiterJob } from './support/employer';
import { FAILURE } from './support/failure';
import { openPath } from './support/inner-navigation';
import { applyVariant, DESKTOP, PHONE } from './support/screen-variants';
import { newEmail } from './support/people';
import { expect, test } from './support/product';
import { PASSWORD, Seeker } from './support/seeker';
import { settled } from './support/settled';
import { cutTexts, textFaults } from './support/text-fit';
import { type Words, wordsIn } from './support/words';

const t = wordsIn('en');

test.use({ geolocation: { latitude: 12.935, longitude: 77.624 } });

/**
 * In the page: finds the buttons and links that the toast covers, among the controls that lead on from the page and the
 * button of the support.
 */
function findCovered(support: string): string[] {
  const toast = document.querySelector('[data-testid="toast"]');
  if (!toast) return ['there is no toast'];
  const over = toast.getBoundingClientRect();
  const next = [
    ...['[data-bar] :is(a, button)', '[data-actions] :is(a, button)', 'form button[type="submit"]'],
    `button[aria-label="${support}"]`,
  ].join();
  return [...document.querySelectorAll<HTMLElement>(next)]
    .filter((button) => button.checkVisibility() && !toast.contains(button))
    .filter((button) => {
      const box = button.getBoundingClientRect();
      return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
}

/** Expects a toast with this title that covers no button. */
async function expectClear(page: Page, title: string, language: Language = 'en'): Promise<void> {
  await expect(page.getByTestId('toast')).toContainText(title);
  await settled(page);
  await expect(page.getByTestId('toast')).toBeVisible();
  expect(await page.evaluate(findCovered, wordsIn(language)('support-chat:open'))).toEqual([]);
}

/**
 * Expects the same of a toast in a language, that the toast is fully inside the window, and that no text is cut off.
 */
async function expectReadable(page: Page, title: string, language: Language): Promise<void> {
  await expectClear(page, title, language);
  await expect(page.getByTestId('toast')).toBeInViewport({ ratio: 1 });
  expect([...(await textFaults(page, language)), ...(await cutTexts(page))]).toEqual([]);
}

test('toasts on a phone cover neither the buttons of a sheet nor the bar', async ({ open, outbox }) => {
  const employer = new Employer(await open(), t, outbox);
  await employer.signInByRequest({ skip: true });
  const { title, company } = await postWaiterJob(employer.page);

  await test.step('while a seeker applies, and after', async () => {
    const seeker = new Seeker(await open(), t, outbox, { first: 'Imran', last: 'Khan' });
    await seeker.signInByRequest();
    const { page } = seeker;
    await seeker.openAiJobs('waiter evening');
    await seeker.card(title, company).getByRole('button', { name: title }).click();
    await page.getByRole('button', { name: t('ai-jobs/details:apply'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(t('applications:dialog.message')).fill('I have waited tables.');
    await page.route('**/api/applications', (route) => route.fulfill(FAILURE));
    await sheet.getByRole('button', { name: t('applications:dialog.submit') }).click();
    await expectClear(page, t('applications:dialog.failed.title'));
    await page.unroute('**/api/applications');
    await sheet.getByRole('button', { name: t('applications:dialog.submit') }).click();
    await expectClear(page, t('applications:dialog.sent.title'));
  });

  await test.step('while an employer posts a job, and after', async () => {
    const { page } = employer;
    await page.goto('/employer');
    await page.getByRole('button', { name: 'Tailor' }).click();
    const form = employer.hireForm;
    await form.getByLabel('Minimum pay').fill('15000');
    await page.getByRole('button', { name: 'Next' }).click();
    await form.getByLabel('Company').fill('');
    await page.getByRole('button', { name: 'Submit Hire Request' }).click();
    await expectClear(page, 'Missing required fields');
    await form.getByLabel('Company').fill(company);
    await page.getByRole('button', { name: 'Submit Hire Request' }).click();
    await expectClear(page, 'Hire request submitted successfully!');
  });
});

test('toasts on a phone do not cover the button of the sign-up', async ({ open }) => {
  const page = await open();
  await page.goto('/signup');
  const fill = (name: string, text: string) => page.getByLabel(t(`signup:fields.${name}`), { exact: true }).fill(text);
  await fill('firstName', 'Imran');
  await fill('lastName', 'Khan');
  await fill('email', newEmail('seeker'));
  await fill('phone', '98450 12345');
  await fill('password', PASSWORD);
  await fill('confirmPassword', `${PASSWORD}x`);
  await page.getByRole('button', { name: t('signup:create') }).click();
  await expectClear(page, t('signup:rules.passwordMismatch.title'));
});

/**
 * Variants that the tests above do not cover: a desktop in every language, and a phone in the languages with longer
 * words.
 */
const VARIANTS = [
  { width: PHONE, languages: LANGUAGES.filter((language) => language !== 'en') },
  { width: DESKTOP, languages: LANGUAGES },
];

for (const { width, languages } of VARIANTS) {
  test(`the longest toasts cover no buttons and are fully readable at ${width} px, in ${languages.join(', ')}`, async ({
    open,
  }) => {
    /**
     * Opens a path, runs the action that shows a toast in each language, and checks that the toast is readable. `prepare`
     * runs before the first action. Without it, the page is opened again for each language, because the action changes it.
     */
    const inEachLanguage = async (
      page: Page,
      path: string,
      title: string,
      act: (press: (name: string) => Promise<void>) => Promise<void>,
      prepare?: (words: Words, press: (name: string) => Promise<void>) => Promise<void>,
    ): Promise<void> => {
      for (const [index, language] of languages.entries()) {
        const words = wordsIn(language);
        const press = (name: string) =>
          page
            .getByRole('button', { name: words(name), exact: true })
            .first()
            .click();
        if (index === 0 || !prepare) {
          await openPath(page, path);
          await settled(page);
        }
        await applyVariant(page, { language, width, scheme: 'light' });
        await settled(page);
        if (index === 0) await prepare?.(words, press);
        await act(press);
        await expectReadable(page, words(title), language);
      }
    };
    const [employer, seeker, nobody] = [
      await open({ as: 'employer', width }),
      await open({ as: 'seeker', width }),
      await open({ width }),
    ];

    await test.step('missing fields in the form for a new job', () =>
      inEachLanguage(employer, '/employer?post=3', 'hire-form:missing.title', (press) => press('hire-form:submit')));

    await test.step('missing fields in the form for instant work', () =>
      inEachLanguage(employer, '/instant-requests?tab=post&now=3', 'instant-work/job-form:missing.title', (press) =>
        press('instant-work/job-form:submit'),
      ));

    await test.step('an application that fails to send', async () => {
      await seeker.route('**/api/applications', (route) => route.fulfill(FAILURE));
      await inEachLanguage(
        seeker,
        '/?section=ai-jobs',
        'applications:dialog.failed.title',
        (press) => press('applications:dialog.submit'),
        async (words, press) => {
          await seeker.locator('[data-job]:visible').first().getByRole('button').first().click();
          await press('ai-jobs/details:apply');
          const message = seeker.getByRole('dialog').getByLabel(words('applications:dialog.message'));
          await message.fill('I have waited tables.');
        },
      );
    });

    await test.step('a requested interview', async () => {
      await seeker.route('**/api/interview-requests', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 201, json: {} }) : route.fallback(),
      );
      const choose = (name: string) => seeker.locator(`input[name="${name}"]`).first().check({ force: true });
      await inEachLanguage(seeker, '/?section=request-interview', 'interview:sent.title', async (press) => {
        await press('interviews/request:hero.action');
        await choose('jobType');
        await press('interviews/request:dialog.continue');
        await choose('interviewMode');
        await choose('timeSlot');
        await press('interviews/request:dialog.send');
      });
    });

    await test.step('two passwords that differ', () =>
      inEachLanguage(
        nobody,
        '/signup',
        'signup:rules.passwordMismatch.title',
        (press) => press('signup:create'),
        async (words) => {
          const fill = (name: string, text: string) =>
            nobody.getByLabel(words(`signup:fields.${name}`), { exact: true }).fill(text);
          for (const [name, text] of Object.entries({ firstName: 'Imran', lastName: 'Khan', phone: '98450 12345' }))
            await fill(name, text);
          await fill('email', newEmail('seeker'));
          await fill('password', PASSWORD);
          await fill('confirmPassword', `${PASSWORD}x`);
        },
      ));
  });
}
