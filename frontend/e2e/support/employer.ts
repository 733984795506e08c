import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { giveCode, newEmail } from './people';
import { expect } from './product';
import type { Outbox } from './outbox';
import { type NameAnswer, signInByCode } from './sign-in';
import type { Words } from './words';

/** Content of the hire form. */
export interface Vacancy {
  title: string;
  company: string;
  description: string;
  jobType: string;
  category: string;
  /** The text typed into the field for the place, and the suggestion that is then chosen. */
  place: { typed: string; suggestion: string };
  minRate: string;
  maxRate: string;
  hoursPerWeek: string;
  skills: string;
}

/** Posts a job by the call of a signed-in employer's page; the page need not have opened anything. */
export async function postWaiterJob(
  page: Page,
  location = 'Koramangala, Bengaluru',
): Promise<{ id: string; title: string; company: string }> {
  const job = { title: 'Waiter for the evening', company: `Cafe Corner ${randomUUID().slice(0, 8)}` };
  const response = await page.request.post('/api/jobs', {
    headers: { 'x-requested-with': 'fetch' },
    data: {
      ...job,
      description: 'Serving tables from five to eleven.',
      jobType: 'part_time',
      category: 'food_service',
      location,
      requiredSkills: [],
    },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { ...job, id };
}

/** An employer in front of a browser. */
export class Employer {
  readonly email = newEmail('employer');

  constructor(
    readonly page: Page,
    private readonly t: Words,
    private readonly outbox: Outbox,
  ) {}

  /** Creates the account and its session without a page, and submits the name. */
  async signInByRequest(name: NameAnswer = { firstName: 'Meena', lastName: 'Shetty' }): Promise<void> {
    await signInByCode(this.page.request, this.outbox, { role: 'employer', login: this.email, name });
  }

  /** Signs in from the provider's page to the dashboard, for journeys about signing in. */
  async signInOnScreen(): Promise<void> {
    await giveCode(this.page, this.t, this.outbox, this.email);
    await this.page.waitForURL('**/employer');
  }

  get hireForm(): Locator {
    return this.page.getByRole('form', { name: this.t('hire-form:title') });
  }

  /** Whether the form has steps, on a page of its own. */
  private get onPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** Opens the step of the form that contains a group of fields; on a desktop the form is one page. */
  async step(of: 'pay' | 'place'): Promise<void> {
    if (!this.onPhone) return;
    await this.page.getByRole('button', { name: this.t('hire-form:steps.next') }).click();
    await expect(this.page.getByRole('heading', { name: this.t(`hire-form:steps.${of}`) })).toBeAttached();
  }

  /** Opens the form on a phone without a template. */
  async openHireForm(): Promise<void> {
    if (this.onPhone && !(await this.hireForm.isVisible()))
      await this.page.getByRole('button', { name: this.t('hire-form:steps.other') }).click();
  }

  async submitHireForm(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('hire-form:submit') }).click();
  }

  async post(vacancy: Vacancy): Promise<void> {
    const { t, hireForm: form } = this;
    const field = (name: string) => form.getByLabel(t(`hiring:form.fields.${name}`));
    await this.openHireForm();
    // the form shows the fields only if they are filled or missing
    if (this.onPhone && !(await field('title').isVisible())) {
      await form.getByRole('button', { name: t('hire-form:steps.other') }).click();
    }
    await field('title').fill(vacancy.title);
    await field('description').fill(vacancy.description);
    await field('jobType').selectOption(vacancy.jobType);
    await field('category').selectOption(vacancy.category);
    await field('requiredSkills').fill(vacancy.skills);
    await this.step('pay');
    await field('minRate').fill(vacancy.minRate);
    await field('maxRate').fill(vacancy.maxRate);
    await field('hoursPerWeek').fill(vacancy.hoursPerWeek);
    await this.step('place');
    await field('company').fill(vacancy.company);
    const place = form.getByRole('combobox', { name: t('hiring:form.fields.location') });
    await place.fill(vacancy.place.typed);
    await form.getByRole('option', { name: vacancy.place.suggestion }).click();
    await this.submitHireForm();
  }

  /** Opens the page of one of the employer's jobs from the list of active jobs. */
  async manage(title: string): Promise<void> {
    await this.page.getByRole('link', { name: `${this.t('employer-dashboard:jobs.manage')} ${title}` }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The application of one person on the page of a job. */
  applicationOf(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  async downloadResume(application: Locator): Promise<{ name: string; content: Buffer }> {
    const started = this.page.waitForEvent('download');
    await application.getByRole('link', { name: this.t('manage-job:resume.download') }).click();
    const download = await started;
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  }
}
