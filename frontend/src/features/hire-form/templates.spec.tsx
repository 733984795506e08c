import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, refusedField } from '../../../test/fake-server';
import { aHireHint, anOwnJob, employerAnswers, jobAnswers } from '../../../test/hiring';
import { setMedia } from '../../../test/media';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { openForm, toast } from './testing/open-form';

const last = anOwnJob({ title: 'Old job', rateType: 'monthly', location: 'MG Road, Bengaluru' });

const TWELVE = [
  ...['Waiter', 'Cook', 'Delivery', 'Helper', 'Cleaner', 'Shop assistant'],
  ...['Driver', 'Security guard', 'Telecaller', 'Tailor', 'Electrician', 'Office helper'],
];

it('twelve templates are offered, the most frequent work first', async () => {
  const { form } = await openForm();
  const list = within(form.getByRole('list', { name: 'Ready-made job posts' }));
  expect(list.getAllByRole('button').map((template) => template.textContent)).toEqual(TWELVE);
});

describe('a template', () => {
  it('fills in the form in the employer’s language, with company, place and pay as last time', async () => {
    const { user, form, submit, posted } = await openForm(jobAnswers([last]));
    await screen.findByRole('link', { name: 'Manage Old job' });
    await user.click(form.getByRole('button', { name: 'Cook' }));
    expect(form.getByRole('button', { name: 'Cook', pressed: true })).toBeVisible();
    expect(form.getByLabelText('Job title')).toHaveValue('Cook');
    expect(form.getByLabelText('Company')).toHaveValue('Udupi Upahara');
    expect(form.getByLabelText('Location')).toHaveValue('MG Road, Bengaluru');
    expect(form.getByRole('radio', { name: 'Per month' })).toBeChecked();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({
      ...{ title: 'Cook', category: 'food_service', jobType: 'part_time', hoursPerWeek: 48, rateType: 'monthly' },
      ...{ company: 'Udupi Upahara', location: 'MG Road, Bengaluru', latitude: 12.93, longitude: 77.62 },
      requiredSkills: ['cooking', 'kitchen hygiene', 'chopping vegetables'],
    });
    expect(form.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  it.each([
    ['that of the last job, if that has pay', { minRate: 100, maxRate: 120 }, 'Per hour'],
    ['that of the last job, if that has a minimum pay', { minRate: 100, maxRate: null }, 'Per hour'],
    ['that of the last job, if that has a maximum pay', { minRate: null, maxRate: 120 }, 'Per hour'],
    ['its own, if the last job has none', { minRate: null, maxRate: null }, 'Per month'],
  ])('sets the type of rate: %s', async (_name, pay, type) => {
    const { user, form } = await openForm(jobAnswers([anOwnJob({ title: 'Old job', rateType: 'hourly', ...pay })]));
    await screen.findByRole('link', { name: 'Manage Old job' });
    await user.click(form.getByRole('button', { name: 'Cook' }));
    expect(form.getByRole('radio', { name: type })).toBeChecked();
  });

  it('retains the filled-in company, place and pay, and can be changed', async () => {
    const { user, form, fill, submit, posted } = await openForm(jobAnswers([last]));
    await screen.findByRole('link', { name: 'Manage Old job' });
    fill({ Company: 'Rava', Location: 'Indiranagar', 'Minimum pay': '150' });
    await user.click(form.getByRole('button', { name: 'Security guard' }));
    // a category other than the six is selectable once it is set
    expect(form.getByLabelText('Category')).toHaveValue('security');
    fill({ 'Job title': 'Night guard' });
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({
      ...{ title: 'Night guard', company: 'Rava', location: 'Indiranagar', minRate: 150, rateType: 'hourly' },
    });
  });

  it('is available for a first job too', async () => {
    const { user, form } = await openForm();
    await user.click(await form.findByRole('button', { name: 'Waiter' }));
    expect(form.getByLabelText('Job title')).toHaveValue('Waiter');
    expect(form.getByLabelText('Location')).toHaveValue('');
  });

  it('shows its texts in Kannada', async () => {
    await i18n.changeLanguage('kn');
    fakeServer(employerAnswers());
    const { user } = renderApp('/employer');
    await user.click(await screen.findByRole('button', { name: 'ಅಡುಗೆಯವರು' }));
    expect(screen.getByDisplayValue('ಅಡುಗೆಯವರು')).toBeVisible();
  });
});

it('shows a preview of the job for seekers while it is filled in', async () => {
  const { form, fill } = await openForm();
  const preview = within(form.getByRole('region', { name: 'This is what people see' }));
  expect(preview.getByText('Your job shows here while you fill it in.')).toBeVisible();
  fill({ 'Job title': 'Night cook', Company: 'Rava', 'Minimum pay': '150' });
  expect(await preview.findByText('Night cook')).toBeVisible();
  expect(preview.getByText(/^Rava/)).toBeVisible();
  expect(preview.getByText(/₹150/)).toBeVisible();
});

describe('the hire form on a phone', () => {
  async function open(path = '/employer', answers = {}) {
    setMedia((query) => query.includes('max-width'));
    Element.prototype.scrollIntoView = () => undefined;
    const server = fakeServer({
      ...employerAnswers([last]),
      'GET /api/places': () => [],
      'GET /api/hire-hint': () => aHireHint({ seekers: '10_to_24' }),
      'POST /api/jobs': () => Response.json(anOwnJob(), { status: 201 }),
      ...answers,
    });
    return { ...renderApp(path), server };
  }
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Request Your Next Hire' }));

  it('a template leads to the pay, then to the place, and the job is posted', async () => {
    const { user, server, router } = await open();
    await screen.findByRole('link', { name: 'Manage Old job' });
    await user.click(await screen.findByRole('button', { name: 'Delivery' }));
    const form = await sheet();
    expect(router.state.location.search).toBe('?post=2');
    expect(form.getByText('Step 2 of 3: pay and hours')).toBeVisible();
    fireEvent.input(form.getByLabelText('Minimum pay'), { target: { value: '15000' } });
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await form.findByLabelText('Company')).toHaveValue('Udupi Upahara');
    expect(router.state.location.search).toBe('?post=3');
    expect(form.getByRole('region', { name: 'This is what people see' })).toHaveTextContent('Delivery partner');
    await user.click(form.getByRole('button', { name: 'Submit Hire Request' }));
    await toast('Hire request submitted successfully!');
    expect(server.of('POST /api/jobs')[0]?.body).toMatchObject({ title: 'Delivery partner', minRate: 15000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
    const posted = within(await screen.findByRole('region', { name: 'Your job is up' }));
    expect(posted.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  });

  it('a ready range of pay fills in both amounts, and the step of the place begins at the first blank field', async () => {
    const { user, server } = await open('/employer', employerAnswers());
    await user.click(await screen.findByRole('button', { name: 'Delivery' }));
    const form = await sheet();
    expect(form.getByRole('radio', { name: 'Per month' })).toBeChecked();
    const pay = within(form.getByRole('group', { name: 'Choose the pay' }));
    await user.click(pay.getByRole('button', { name: '₹18,000–22,000' }));
    expect(form.getByLabelText('Minimum pay')).toHaveValue('18000');
    expect(form.getByLabelText('Maximum pay')).toHaveValue('22000');
    await user.click(pay.getByRole('button', { name: '₹18,000–22,000', pressed: true }));
    expect(form.getByLabelText('Minimum pay')).toHaveValue('');
    await user.click(pay.getByRole('button', { name: '₹22,000–26,000' }));
    await user.click(form.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(form.getByLabelText('Company')).toHaveFocus());
    await user.keyboard('Ravi Tiffins');
    await user.type(form.getByLabelText('Location'), 'Koramangala');
    await user.click(form.getByRole('button', { name: 'Submit Hire Request' }));
    await toast('Hire request submitted successfully!');
    expect(server.of('POST /api/jobs')[0]?.body).toMatchObject({
      ...{ company: 'Ravi Tiffins', minRate: 22000, maxRate: 26000, rateType: 'monthly' },
    });
  });

  it('the address opens it; missing fields are named, and their step is shown', async () => {
    const { user, router } = await open('/employer?post=3');
    const form = await sheet();
    await user.click(form.getByRole('button', { name: 'Submit Hire Request' }));
    expect(await toast('Missing required fields')).toHaveTextContent(
      'Please fill in: Job title, Company, Description, Job type, Category, Location',
    );
    expect(await form.findByText('Step 1 of 3: what work')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveFocus());
    expect(form.getByLabelText('Job title')).toBeInvalid();
    await user.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('a reload shows the same step, with the typed text', async () => {
    const { user, router } = await open();
    await screen.findByRole('link', { name: 'Manage Old job' });
    await user.click(await screen.findByRole('button', { name: 'Delivery' }));
    const form = await sheet();
    fireEvent.input(form.getByLabelText('Minimum pay'), { target: { value: '15000' } });
    await user.click(form.getByRole('button', { name: 'Next' }));
    await form.findByText('Step 3 of 3: place and check');
    await user.click(form.getByRole('button', { name: 'Back' }));
    await form.findByText('Step 2 of 3: pay and hours');
    expect(router.state.location.search).toBe('?post=2');
    await user.click(form.getByRole('button', { name: 'Next' }));
    await form.findByText('Step 3 of 3: place and check');
    const { search } = router.state.location;
    cleanup();

    const again = await open(`/employer${search}`);
    const reloaded = await sheet();
    expect(reloaded.getByText('Step 3 of 3: place and check')).toBeVisible();
    await again.user.click(reloaded.getByRole('button', { name: 'Back' }));
    expect(await reloaded.findByLabelText('Minimum pay')).toHaveValue('15000');
  });

  it('the steps are one entry of the history, which Back removes', async () => {
    const { user, router } = await open();
    await screen.findByRole('link', { name: 'Manage Old job' });
    await user.click(await screen.findByRole('button', { name: 'Delivery' }));
    const form = await sheet();
    await user.click(form.getByRole('button', { name: 'Next' }));
    await form.findByText('Step 3 of 3: place and check');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' });
  });

  it.each(['4', 'nonsense'])('an address with a step that does not exist opens the first: %s', async (step) => {
    await open(`/employer?post=${step}`);
    expect((await sheet()).getByText('Step 1 of 3: what work')).toBeVisible();
  });

  it('a copy of a job opens it, filled in', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { router } = await open(`/employer?copy=${last.id}`);
    const form = await sheet();
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveValue('Old job'));
    expect(router.state.location.search).toBe('?post=1');
  });

  it('a refusal of the server is shown on its step, and Back leads from step to step', async () => {
    const { user } = await open('/employer', {
      'POST /api/jobs': () => refusedField('title', 'This title is reserved.'),
    });
    await screen.findByRole('link', { name: 'Manage Old job' });
    await user.click(await screen.findByRole('button', { name: 'Delivery' }));
    const form = await sheet();
    await user.click(form.getByRole('button', { name: 'Next' }));
    await user.click(await form.findByRole('button', { name: 'Back' }));
    expect(await form.findByLabelText('Minimum pay')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Next' }));
    await user.click(form.getByRole('button', { name: 'Submit Hire Request' }));
    expect(await form.findByText('This title is reserved.')).toBeVisible();
    expect(form.getByLabelText('Job title')).toHaveValue('Delivery partner');
  });
});
