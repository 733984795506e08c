import type { Locator, Page } from '@playwright/test';
import type { Outbox } from './outbox';
import { newEmail, newPhone } from './people';
import { signInByCode } from './sign-in';
import { expect } from './product';
import { settled, watchRequests } from './settled';
import type { Words } from './words';

export const PASSWORD = 'kitaab-ghar-12';

/** A seeker in front of a phone. */
export class Seeker {
  readonly email = newEmail('seeker');
  readonly phone = newPhone();

  constructor(
    readonly page: Page,
    private readonly t: Words,
    private readonly outbox: Outbox,
    private readonly name: { first: string; last: string },
  ) {
    watchRequests(page);
  }

  get toast(): Locator {
    return this.page.getByTestId('toast');
  }

  /** First step of the registration, on its page. */
  async giveDetails(): Promise<void> {
    const { page, t } = this;
    const field = (name: string) => page.getByLabel(t(`signup:fields.${name}`), { exact: true });
    await field('firstName').fill(this.name.first);
    await field('lastName').fill(this.name.last);
    await field('email').fill(this.email);
    await field('phone').fill(this.phone.typed);
    await field('password').fill(PASSWORD);
    await field('confirmPassword').fill(PASSWORD);
    await page.getByRole('button', { name: t('signup:create') }).click();
  }

  /** Second step: enters the code from the mailbox or the phone. */
  async verify(channel: 'email' | 'phone'): Promise<void> {
    const { page, t } = this;
    await page.getByRole('tab', { name: t(`signup:verification.${channel}.tab`) }).click();
    const code = await this.outbox.codeTo(channel === 'email' ? this.email : this.phone.sent);
    await page.getByLabel(t(`signup:verification.${channel}.code`)).fill(code); // its last digit is enough
    await expect(this.toast).toContainText(t(`signup:verified.${channel}.title`));
  }

  /** Third step: its button signs in at once. */
  async completeAndSignIn(): Promise<void> {
    const { page, t } = this;
    await page.getByRole('button', { name: t('signup:verification.complete') }).click();
    await expect(page.getByText(t('signup:complete.text'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('signup:complete.signIn'), exact: true })
      .click();
    await expect(page.getByText(t('dashboard:greeting', { name: this.name.first }))).toBeVisible();
  }

  /** Creates the account, its session and its name by requests, without a page. */
  async signInByRequest(): Promise<void> {
    const name = { firstName: this.name.first, lastName: this.name.last };
    await signInByCode(this.page.request, this.outbox, { role: 'job-seeker', login: this.email, name });
  }

  /** Opens AI Jobs with the results of a search. */
  async openAiJobs(text: string): Promise<void> {
    await this.page.goto(`/?${new URLSearchParams({ section: 'ai-jobs', q: text }).toString()}`);
    await settled(this.page);
  }

  async openSection(section: string): Promise<void> {
    const { page, t } = this;
    await page.getByRole('button', { name: t('dashboard:sidebar.open') }).click();
    const sections = page.getByRole('navigation', { name: t('dashboard:sections.label') });
    await sections.getByRole('link', { name: t(`dashboard:sections.${section}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: t(`dashboard:sections.${section}`) })).toBeVisible();
  }

  /** Searches in the section Job Search and waits for the results: the previous list is visible until then. */
  async searchJobs(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.t('job-search:form.what') }).fill(text);
    await this.page.getByRole('button', { name: this.t('search:line.search'), exact: true }).click();
    await settled(this.page);
  }

  /** Searches in the section AI Jobs with Enter and waits for the results: the previous list is visible until then. */
  async searchAiJobs(text: string): Promise<void> {
    const box = this.page.getByRole('searchbox', { name: this.t('ai-jobs:search.label') });
    await box.fill(text);
    await box.press('Enter');
    await settled(this.page);
  }

  /** The card of a job in a list. */
  card(title: string, company: string): Locator {
    return this.page.getByRole('article', { name: title }).filter({ hasText: company });
  }

  /** Returns the distance on a card, in kilometres. */
  async distanceOn(card: Locator): Promise<number> {
    const [, unit = ''] = this.t('shared:format.km', { value: '|' }).split('|');
    const milestone = card.locator('[data-family]');
    await expect(milestone).toContainText(unit.trim());
    return Number.parseFloat(await milestone.innerText());
  }

  /** Fills in the application dialog, which must be open, and sends it. */
  async apply(message: string, resume?: { name: string; content: Buffer }): Promise<void> {
    const { t } = this;
    const dialog = this.page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: t('applications:dialog.submit') });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel(t('applications:dialog.message')).fill(message);
    if (resume) {
      await dialog
        .getByLabel(t('applications:dialog.resume.label'))
        .setInputFiles({ name: resume.name, mimeType: 'application/pdf', buffer: resume.content });
      await expect(dialog.getByText(resume.name)).toBeVisible();
    }
    await submit.click();
    await expect(dialog).toHaveCount(0);
  }
}
