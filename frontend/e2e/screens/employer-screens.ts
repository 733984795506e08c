import type { Locator } from '@playwright/test';
import { dialogWith, type Screen, type ScreenContext } from './screen';

/** Presses the first button with a name that begins with a text. */
const press = async (context: ScreenContext, name: string): Promise<void> => {
  const { page, t } = context;
  await page
    .getByRole('button', { name: new RegExp(`^${t(name)}`) })
    .first()
    .click();
};

/** The newest application on the page of a job. */
const newest = ({ page, t }: ScreenContext): Locator =>
  page
    .getByRole('region', { name: t('manage-job:applications.title') })
    .getByRole('article')
    .first();

const openNewest = async (context: ScreenContext): Promise<void> => {
  await newest(context).getByRole('button', { expanded: false }).first().click();
  await newest(context).getByRole('link').first().waitFor();
};

/** A state of the dashboard. */
const onDashboard = (
  name: string,
  then: (context: ScreenContext) => Promise<void>,
  shows: Screen['shows'],
): Screen => ({
  name,
  as: 'employer',
  path: '/employer',
  then,
  shows,
});

/** A state of the hire form on a phone, from one of its steps on. */
const onStep = (name: string, step: number, shows: Screen['shows'], then?: Screen['then']): Screen => ({
  name,
  as: 'employer',
  path: `/employer?post=${step}`,
  phoneOnly: true,
  ...(then ? { then } : {}),
  shows,
});

/** A state of the page of the job that has most applications. */
const onJob = (
  name: string,
  shows: Screen['shows'],
  { then, main = false }: { then?: (context: ScreenContext) => Promise<void>; main?: boolean } = {},
): Screen => ({
  name,
  as: 'employer',
  path: ({ jobId }) => `/employer/jobs/${jobId}`,
  main,
  ...(then ? { then } : {}),
  shows,
});

/** The address of the tab on which an employer posts instant work, with the step of its form. */
const instantPath = (step?: 1 | 2 | 3): string => `/instant-requests?tab=post${step ? `&now=${step}` : ''}`;

/** A state of that tab. */
const onInstant = (
  name: string,
  shows: Screen['shows'],
  { then, step, ...more }: Partial<Pick<Screen, 'then' | 'main' | 'wordedOnce'>> & { step?: 1 | 2 | 3 } = {},
): Screen => ({
  name,
  as: 'employer',
  path: instantPath(step),
  ...(then ? { then } : {}),
  ...more,
  shows,
});

/** The form of one step. */
const instantForm = ({ page, t }: ScreenContext): Locator =>
  page.getByRole('form', { name: t('instant-work/job-form:title') });

/** Opens the work that the demonstration seeker has accepted, in a list of that tab. */
const openWedding = async ({ page, t }: ScreenContext, list: string): Promise<void> => {
  await page
    .getByRole('region', { name: t(list) })
    .getByRole('link', { name: /wedding/ })
    .first()
    .click();
};

const choose = async ({ page }: ScreenContext, value: string): Promise<void> => {
  // forced, because the label covers the radio button
  await page.locator(`input[type=radio][value=${value}]`).check({ force: true });
};

/** The employer's dashboard and the page of a job, with their dialogs. */
export const EMPLOYER_SCREENS: readonly Screen[] = [
  {
    name: 'employer',
    as: 'employer',
    path: '/employer',
    main: true,
    shows: ({ page, t }) => page.getByRole('heading', { name: t('hire-form:title') }),
  },
  onStep('hire-form-work', 1, dialogWith('hire-form:templates.waiter.name')),
  onStep('hire-form-pay', 2, dialogWith('hire-form:preview.title')),
  {
    name: 'employer-menu',
    as: 'employer',
    path: '/employer',
    phoneOnly: true,
    then: ({ page, t }) => page.getByRole('button', { name: t('dashboard:sidebar.open') }).click(),
    shows: ({ page, t }) => page.getByRole('navigation', { name: t('dashboard:sections.label'), exact: true }),
  },
  {
    ...onStep(
      'hire-form-missing',
      3,
      ({ page, t }) => page.getByTestId('toast').filter({ hasText: t('hire-form:missing.title') }),
      async (context) => {
        // the error opens its step
        await context.page.goto('/employer?post=3');
        await press(context, 'hire-form:submit');
      },
    ),
    wordedOnce: true,
  },
  onStep(
    'hire-form-hint',
    1,
    ({ page, t }) => page.getByRole('form', { name: t('hire-form:title') }),
    async (context) => {
      const { page, t } = context;
      const hint = page.waitForResponse(/\/api\/hire-hint/);
      await press(context, 'hire-form:templates.delivery.name');
      // the first step has a button with the same name and is still visible when the address already names the second
      // step
      await page.getByRole('heading', { name: t('hire-form:steps.pay'), exact: true }).waitFor();
      await press(context, 'hire-form:steps.next');
      await page.getByRole('combobox', { name: t('hiring:form.fields.location') }).fill('Koramangala, Bengaluru');
      await hint;
    },
  ),
  {
    ...onStep(
      'hire-form-minimum-wage',
      1,
      ({ page, t }) => page.getByText(t('hire-form:hint.minimumWage.hourly', { rate: '₹89.25' })),
      async (context) => {
        const { page, t } = context;
        const hint = page.waitForResponse(/\/api\/hire-hint/);
        await press(context, 'hire-form:templates.shop.name');
        await choose(context, 'hourly');
        await page.getByLabel(t('hiring:form.fields.minRate')).fill('60');
        await press(context, 'hire-form:steps.next');
        await page.getByRole('combobox', { name: t('hiring:form.fields.location') }).fill('Koramangala, Bengaluru');
        await hint;
      },
    ),
    centred: true,
  },
  onDashboard(
    'employer-figure',
    ({ page, t }) =>
      page
        .getByRole('button', { name: new RegExp(t('employer-dashboard:figures.applications')) })
        .first()
        .click(),
    dialogWith('employer-dashboard:figures.about.applications'),
  ),
  onDashboard(
    'interview-answer',
    (context) => press(context, 'interviews/answers:confirm'),
    dialogWith('interviews/answers:answer.send'),
  ),
  onDashboard(
    'interview-decline',
    (context) => press(context, 'interviews/answers:decline.action'),
    dialogWith('interviews/answers:decline.confirm'),
  ),
  onJob('interview-propose', dialogWith('interview:propose.send'), {
    then: (context) => press(context, 'interview:propose.action'),
  }),
  onJob('manage-job', newest, { main: true }),
  onJob('manage-job-application', (context) => newest(context).getByLabel(context.t('manage-job:note.label')), {
    then: openNewest,
    main: true,
  }),
  onJob('interview-invite', dialogWith('manage-job:invite.send'), {
    then: async (context) => {
      const second = context.page
        .getByRole('region', { name: context.t('manage-job:applications.title') })
        .getByRole('article')
        .nth(1);
      await second.getByRole('button', { expanded: false }).first().click();
      await second.getByRole('button', { name: new RegExp(`^${context.t('manage-job:contact.invite')}`) }).click();
    },
  }),
  onJob('manage-job-hire', dialogWith('manage-job:decision.hired.confirm'), {
    then: async (context) => {
      await openNewest(context);
      await newest(context)
        .getByRole('button', { name: context.t('manage-job:actions.hired'), exact: true })
        .click();
    },
  }),
  onJob('manage-job-reject-several', dialogWith('manage-job:selected.confirm'), {
    then: async (context) => {
      await newest(context).getByRole('checkbox').check();
      await press(context, 'manage-job:selected.reject');
    },
  }),
  onJob('manage-job-close', dialogWith('manage-job:ask.close.title'), {
    then: (context) => press(context, 'manage-job:job.close'),
  }),
  onJob('manage-job-poster', dialogWith('manage-job:poster.print'), {
    then: (context) => press(context, 'manage-job:poster.open'),
  }),
  onJob('manage-job-edit', dialogWith('manage-job:edit.title'), {
    then: (context) => press(context, 'manage-job:job.edit'),
  }),
  onJob('conversation', dialogWith('messages:write.label'), {
    then: async (context) => {
      await openNewest(context);
      await newest(context)
        .getByRole('button', { name: new RegExp(`^${context.t('messages/recent:open')}`) })
        .click();
    },
    main: true,
  }),
  {
    name: 'manage-job-not-found',
    as: 'employer',
    path: '/employer/jobs/00000000-0000-4000-8000-000000000000',
    answers: [{ status: 404, path: /^\/api\/my-jobs\/0/ }],
    shows: ({ page, t }) => page.getByText(t('manage-job:notFound.title'), { exact: true }),
  },
  onInstant('instant-form', ({ page, t }) => page.getByRole('heading', { name: t('instant-work/job-form:title') }), {
    main: true,
  }),
  onInstant('instant-form-work', instantForm, { step: 1 }),
  onInstant('instant-form-when', ({ page, t }) => page.getByLabel(t('instant-work/job-form:fields.startTime')), {
    step: 2,
    then: (context) => choose(context, 'scheduled'),
  }),
  onInstant('instant-form-place', instantForm, { step: 3 }),
  onInstant(
    'instant-form-missing',
    ({ page, t }) => page.getByTestId('toast').filter({ hasText: t('instant-work/job-form:missing.title') }),
    {
      step: 3,
      then: async (context) => {
        const { page } = context;
        // in the previous language, the error opened the first step
        if (!page.url().endsWith(instantPath(3))) await page.goto(instantPath(3));
        await press(context, 'instant-work/job-form:submit');
      },
      wordedOnce: true,
    },
  ),
  onInstant(
    'instant-form-secure',
    ({ page, t }) => page.getByRole('region', { name: t('instant-work/job-form:securePay.title') }),
    {
      step: 3,
      then: async (context) => {
        const { page, t } = context;
        await instantForm(context)
          .getByRole('button', { name: t('instant-work/job-form:more'), exact: true })
          .click();
        await choose(context, 'platform');
        await page.getByLabel(t('instant-work/job-form:fields.minRate')).fill('200');
      },
    },
  ),
  onInstant(
    'instant-board',
    ({ page, t }) => page.getByRole('button', { name: t('instant-work/jobs:cancel.action') }),
    {
      then: (context) => openWedding(context, 'instant-work/jobs:list.title'),
      main: true,
    },
  ),
  onInstant('instant-board-cancel', dialogWith('instant-work/jobs:cancel.reason'), {
    then: async (context) => {
      await openWedding(context, 'instant-work/jobs:list.title');
      await press(context, 'instant-work/jobs:cancel.action');
    },
  }),
  onInstant('work-given', dialogWith('instant-work/given-work:cancel.action'), {
    then: (context) => openWedding(context, 'instant-work/given-work:list.now'),
    main: true,
  }),
  onInstant('work-given-cancel', dialogWith('instant-work/given-work:cancel.reason'), {
    then: async (context) => {
      await openWedding(context, 'instant-work/given-work:list.now');
      await press(context, 'instant-work/given-work:cancel.action');
    },
  }),
  {
    name: 'seeker-for-employer',
    as: 'employer',
    path: '/',
    shows: ({ page, t }) => page.getByRole('button', { name: t('dashboard:role.start.job_seeker') }),
  },
];
