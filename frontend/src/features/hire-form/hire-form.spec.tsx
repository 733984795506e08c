import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { conflict, fakeServer, problem, refusedFields } from '../../../test/fake-server';
import { anEmployer, anOwnJob, employerAnswers, jobAnswers } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { FILLED, openForm, toast } from './testing/open-form';

describe('an existing advertisement of the employer', () => {
  const same = anOwnJob({ title: 'Waiter for the evening', location: 'Koramangala' });
  const refusesSame = ({ body }: { body?: unknown }) =>
    (body as { isAnother?: boolean } | undefined)?.isAnother
      ? Response.json(anOwnJob(), { status: 201 })
      : conflict('You have this job already.', same);

  async function openQuestion(renewal: object | Response = same, posting: typeof refusesSame = refusesSame) {
    const opened = await openForm({ 'POST /api/jobs': posting, [`PATCH /api/jobs/${same.id}`]: () => renewal });
    opened.fill(FILLED);
    await opened.submit();
    const question = within(await screen.findByRole('dialog', { name: 'You have this job already: renew it?' }));
    return { ...opened, question };
  }

  it('can be renewed', async () => {
    const { user, server, question } = await openQuestion();
    expect(question.getByText(/“Waiter for the evening”, Koramangala, says the same/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Renew it' }));
    await toast('Job renewed');
    expect(server.of(`PATCH /api/jobs/${same.id}`)[0]?.body).toEqual({ status: 'open' });
    expect(server.of('POST /api/jobs')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be posted as another job', async () => {
    const { user, server, form, question } = await openQuestion();
    await user.click(question.getByRole('button', { name: 'It is another job' }));
    await toast('Hire request submitted successfully!');
    expect(server.of('POST /api/jobs')[1]?.body).toMatchObject({ title: 'Waiter for the evening', isAnother: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(form.getByLabelText('Job title')).toHaveValue('');
  });

  it('leaves the form as it is when the question is closed', async () => {
    const { user, server, form } = await openQuestion();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(form.getByLabelText('Job title')).toHaveValue(FILLED['Job title']);
    expect(server.of('POST /api/jobs')).toHaveLength(1);
  });

  it.each([
    ['Renew it', 'The job was removed.'],
    ['It is another job', 'Failed to submit hire request. Please try again.'],
  ])('closes the question and retains the typed text if the server refuses: %s', async (answer, sentence) => {
    const { user, form, question } = await openQuestion(problem(409, 'The job was removed.'), (call) =>
      (call.body as { isAnother?: boolean }).isAnother ? problem(500, 'Broken') : refusesSame(call),
    );
    await user.click(question.getByRole('button', { name: answer }));
    expect(await toast('Error')).toHaveTextContent(sentence);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(form.getByLabelText('Job title')).toHaveValue(FILLED['Job title']);
  });

  it('focuses the field that the server refuses after the answer', async () => {
    const refused = refusedFields('Please check the fields.', [
      { field: 'company', message: 'This name is reserved.' },
    ]);
    const { user, form, question } = await openQuestion(same, (call) =>
      (call.body as { isAnother?: boolean }).isAnother ? refused : refusesSame(call),
    );
    await user.click(question.getByRole('button', { name: 'It is another job' }));
    expect(await form.findByText('This name is reserved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(form.getByLabelText('Company')).toHaveFocus());
  });
});

describe('the company of the form', () => {
  it.each([
    ['the named one for the first job', [], 'Shetty Stores'],
    ['empty for an employer with jobs', [anOwnJob({ title: 'Old job' })], ''],
  ])('is %s', async (_name, jobs, company) => {
    const named = anEmployer({ billingName: 'Shetty Stores' });
    const { form } = await openForm({ ...jobAnswers(jobs), 'GET /api/auth/user': () => named });
    await screen.findAllByText(jobs[0]?.title ?? 'No active jobs');
    expect(form.getByLabelText('Company')).toHaveValue(company);
  });
});

describe('an incomplete request', () => {
  it.each([
    ['nothing', {}, 'Job title, Company, Description, Job type, Category, Location', 'Job title'],
    ['all but the ends', { ...FILLED, 'Job title': ' ', Location: ' ' }, 'Job title, Location', 'Job title'],
    ['all but the choices', { ...FILLED, 'Job type': '', Category: '' }, 'Job type, Category', 'Job type'],
    ['all but the place', { ...FILLED, Location: '' }, 'Location', 'Location'],
  ])('with %s shows the missing fields, in order, before any call', async (_name, fields, missing, first) => {
    const { server, form, fill, submit } = await openForm();
    fill(fields);
    await submit();
    expect(await toast('Missing required fields')).toHaveTextContent(`Please fill in: ${missing}`);
    expect(screen.getByTestId('toast').textContent).toMatch(new RegExp(`${missing}$`));
    expect(form.getByLabelText(first)).toHaveFocus();
    expect(form.getByLabelText(first)).toBeInvalid();
    expect(server.of('POST /api/jobs')).toHaveLength(0);
  });

  it.each([
    ['Minimum pay', 'as per market', 'An amount from 0 to 1,00,00,000, with at most two decimals'],
    ['Maximum pay', '10.005', 'An amount from 0 to 1,00,00,000, with at most two decimals'],
    ['Hours per week (optional)', '169', 'A whole number from 1 to 168'],
    ['Job title', 'Girls only', 'Jobs must be open to women and men. Remove the words that ask for only one.'],
    [
      'Skills (optional)',
      'cooking, age 18-25',
      "A job can't ask for an age. You can only write a minimum age set by law.",
    ],
    ['Skills (optional)', `${'a'.repeat(61)}, b`, 'At most 30 skills of 60 characters each'],
  ])('or a wrong value in %s shows an error at the field', async (label, value, sentence) => {
    const { server, form, fill, submit } = await openForm();
    fill({ ...FILLED, [label]: value });
    await submit();
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByLabelText(label)).toHaveFocus();
    expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
    expect(server.of('POST /api/jobs')).toHaveLength(0);
  });

  it('or a maximum pay below the minimum shows an error until it is corrected', async () => {
    const { form, fill, submit } = await openForm();
    fill({ ...FILLED, 'Minimum pay': '200', 'Maximum pay': '150' });
    await submit();
    expect(await form.findByText('Maximum pay must be the same as or more than minimum pay')).toBeVisible();
    fill({ 'Maximum pay': '250' });
    await waitFor(() =>
      expect(form.queryByText('Maximum pay must be the same as or more than minimum pay')).not.toBeInTheDocument(),
    );
  });
});

describe('a complete request', () => {
  it('is posted once, shows a confirmation, clears every field and refreshes the list of jobs', async () => {
    const { server, user, form, fill, submit, posted } = await openForm();
    fill({
      ...FILLED,
      'Minimum pay': '₹120.50',
      'Maximum pay': '೧೫೦',
      'Hours per week (optional)': '24.7',
      'Skills (optional)': ' Billing, ,Kannada ,, ',
    });
    await user.click(form.getByRole('radio', { name: 'Per month' }));
    const posting = anOwnJob({ title: 'Waiter for the evening' });
    for (const [call, answer] of Object.entries(jobAnswers([posting]))) server.answer(call, answer);
    await submit();
    expect(await toast('Hire request submitted successfully!')).toHaveTextContent(
      'Your request has been posted and is now visible to job seekers.',
    );
    expect(posted()).toEqual({
      title: 'Waiter for the evening',
      company: 'Udupi Upahara',
      description: 'Serve ten tables.',
      jobType: 'part_time',
      category: 'food_service',
      location: 'Koramangala',
      minRate: 120.5,
      maxRate: 150,
      rateType: 'monthly',
      currency: 'INR',
      hoursPerWeek: 24,
      requiredSkills: ['Billing', 'Kannada'],
    });
    for (const label of [...Object.keys(FILLED), 'Minimum pay', 'Maximum pay', 'Hours per week (optional)']) {
      expect(form.getByLabelText(label)).toHaveValue('');
    }
    expect(form.getByLabelText('Skills (optional)')).toHaveValue('');
    expect(form.getByRole('radio', { name: 'Per hour' })).toBeChecked();
    expect(await screen.findByRole('link', { name: 'Manage Waiter for the evening' })).toBeVisible();
    expect(server.of('POST /api/jobs')).toHaveLength(1);
    expect(Object.entries(localStorage)).toContainEqual([expect.stringContaining('last-post:'), 'job']);
  });

  it('may leave pay, hours and skills empty', async () => {
    const { fill, submit, posted } = await openForm();
    fill(FILLED);
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).not.toHaveProperty('minRate');
    expect(posted()).not.toHaveProperty('hoursPerWeek');
    expect(posted()).toMatchObject({ requiredSkills: [] });
  });

  it('cannot be sent twice while it is pending', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { form, fill, submit } = await openForm({
      'POST /api/jobs': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    fill(FILLED);
    await submit();
    expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    release(Response.json(anOwnJob(), { status: 201 }));
    expect(await form.findByRole('button', { name: 'Submit Hire Request' })).toBeEnabled();
  });

  it("retains the typed text after a failure, and shows the server's error at its field", async () => {
    const refused = refusedFields('Please check the fields.', [
      { field: 'company', message: 'This name is reserved.' },
      { field: 'elsewhere', message: 'x' },
    ]);
    const { form, fill, submit } = await openForm({ 'POST /api/jobs': () => refused });
    fill(FILLED);
    await submit();
    expect(await toast('Error')).toHaveTextContent('Failed to submit hire request. Please try again.');
    expect(await form.findByText('This name is reserved.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Company')).toHaveFocus());
    expect(form.getByLabelText('Job title')).toHaveValue(FILLED['Job title']);
  });

  it('shows a message when the server is unavailable', async () => {
    const { fill, submit } = await openForm({ 'POST /api/jobs': () => problem(500, 'Broken') });
    fill(FILLED);
    await submit();
    expect(await toast('Error')).toHaveTextContent('Failed to submit hire request. Please try again.');
  });
});
it('shows its texts in Hindi, also for missing fields', async () => {
  await i18n.changeLanguage('hi');
  fakeServer(employerAnswers());
  const { user } = renderApp('/employer');
  await user.click(await screen.findByRole('button', { name: 'जॉब पोस्ट करें' }));
  expect(await toast('कुछ ज़रूरी जानकारी बाकी है')).toHaveTextContent(
    'कृपया भरें: जॉब का नाम, कंपनी, काम के बारे में, जॉब का टाइप, किस तरह का काम, जगह',
  );
});

describe('a copy of a job', () => {
  const original = anOwnJob({ title: 'Chef', category: 'construction', minRate: null, hoursPerWeek: null });

  it('fills in the form, which can be changed and posted', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { form, fill, submit, posted, router } = await openForm(
      jobAnswers([original]),
      `/employer?copy=${original.id}`,
    );
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveValue('Chef'));
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveFocus());
    expect(form.getByLabelText('Category')).toHaveValue('construction');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.historyAction).toBe('REPLACE');
    fill({ 'Job title': 'Chef by night' });
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({
      ...{ title: 'Chef by night', category: 'construction', location: original.location, maxRate: 150 },
      ...{ latitude: original.latitude, longitude: original.longitude, requiredSkills: ['Billing'] },
    });
    expect(posted()).not.toHaveProperty('minRate');
  });

  it('of a job that is not there leaves the form empty', async () => {
    const { form } = await openForm({}, `/employer?copy=${original.id}`);
    await screen.findByText('No active jobs');
    expect(form.getByLabelText('Job title')).toHaveValue('');
  });
});

describe('a job that was posted', () => {
  it.each([
    [
      { minRate: 120, maxRate: 150 },
      '12, 5th Cross, Koramangala, Bengaluru',
      ['₹120–150 an hour', 'Koramangala, Bengaluru'],
    ],
    [{ minRate: null, maxRate: null }, 'Mysuru', ['Mysuru']],
  ])('is shown with its actions to share and to open it: %j', async (pay, location, lines) => {
    const job = anOwnJob({ title: 'Waiter for the evening', location, ...pay });
    const { fill, submit } = await openForm({ 'POST /api/jobs': () => Response.json(job, { status: 201 }) });
    expect(screen.queryByRole('region', { name: 'Your job is up' })).not.toBeInTheDocument();
    fill(FILLED);
    await submit();
    const posted = within(await screen.findByRole('region', { name: 'Your job is up' }));
    expect(posted.getByText('Waiter for the evening')).toBeVisible();
    expect(posted.getByRole('link', { name: 'See your job' })).toHaveAttribute('href', `/employer/jobs/${job.id}`);
    const address = new URL(posted.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? '');
    expect(address.searchParams.get('text')?.split('\n')).toEqual([
      ...['Waiter for the evening', ...lines],
      `${window.location.origin}/jobs/${job.id}`,
    ]);
  });
});
