import { afterEach, describe, expect, it } from '@jest/globals';
import type { Place } from '@nukkad/api-client/generated/api.gen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { anOwnJob, employerAnswers } from '../../../test/hiring';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';

const KORAMANGALA: Place = {
  id: '20000000-0000-4000-8000-000000000001',
  name: 'Koramangala',
  kind: 'locality',
  city: 'Bengaluru',
  state: 'Karnataka',
  latitude: 12.9352,
  longitude: 77.6245,
};
const FILLED = {
  'Job title': 'Waiter for the evening',
  Company: 'Udupi Upahara',
  Description: 'Serve ten tables.',
  'Job type': 'part_time',
  Category: 'food_service',
  Location: 'Koramangala',
};

async function open(answers: Record<string, Answer> = {}, path = '/employer') {
  const server = fakeServer({
    ...employerAnswers(),
    'GET /api/places': () => [KORAMANGALA],
    'GET /api/hire-hint': () => ({ seekers: '10_to_24', pay: null }),
    'POST /api/jobs': () => Response.json(anOwnJob(), { status: 201 }),
    ...answers,
  });
  const app = renderApp(path);
  const form = within(await screen.findByRole('form', { name: 'Request Your Next Hire' }));
  const fill = (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) {
      const field = form.getByLabelText(label);
      fireEvent[field instanceof HTMLSelectElement ? 'change' : 'input'](field, { target: { value } });
    }
  };
  const submit = () => app.user.click(form.getByRole('button', { name: 'Submit Hire Request' }));
  const posted = () => server.of('POST /api/jobs')[0]?.body;
  return { ...app, server, form, fill, submit, posted };
}
const toast = async (title: string) => {
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));
  return screen.getByTestId('toast');
};

afterEach(noDevice);

describe('an incomplete request', () => {
  it.each([
    ['nothing', {}, 'Job title, Company, Description, Job type, Category, Location', 'Job title'],
    ['all but the ends', { ...FILLED, 'Job title': ' ', Location: ' ' }, 'Job title, Location', 'Job title'],
    ['all but the choices', { ...FILLED, 'Job type': '', Category: '' }, 'Job type, Category', 'Job type'],
    ['all but the place', { ...FILLED, Location: '' }, 'Location', 'Location'],
  ])('with %s is told what is missing, in order, before any call', async (_name, fields, missing, first) => {
    const { server, form, fill, submit } = await open();
    fill(fields);
    await submit();
    expect(await toast('Missing required fields')).toHaveTextContent(`Please fill in: ${missing}`);
    expect(screen.getByTestId('toast').textContent).toMatch(new RegExp(`${missing}$`));
    expect(form.getByLabelText(first)).toHaveFocus();
    expect(form.getByLabelText(first)).toBeInvalid();
    expect(server.of('POST /api/jobs')).toHaveLength(0);
  });

  it.each([
    ['Minimum pay', '-1', 'An amount from 0 to 1,00,00,000, with at most two decimals'],
    ['Maximum pay', '10.005', 'An amount from 0 to 1,00,00,000, with at most two decimals'],
    ['Hours per week (optional)', '169', 'A whole number from 1 to 168'],
    ['Skills (optional)', `${'a'.repeat(61)}, b`, 'At most 30 skills of 60 characters each'],
  ])('or with a wrong value in %s says so there', async (label, value, sentence) => {
    const { server, form, fill, submit } = await open();
    fill({ ...FILLED, [label]: value });
    await submit();
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByLabelText(label)).toHaveFocus();
    expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
    expect(server.of('POST /api/jobs')).toHaveLength(0);
  });

  it('or with the highest pay below the lowest says so until it is right', async () => {
    const { form, fill, submit } = await open();
    fill({ ...FILLED, 'Minimum pay': '200', 'Maximum pay': '150' });
    await submit();
    expect(await form.findByText('This must not be below the lowest pay')).toBeVisible();
    fill({ 'Maximum pay': '250' });
    await waitFor(() => expect(form.queryByText('This must not be below the lowest pay')).not.toBeInTheDocument());
  });
});

describe('a complete request', () => {
  it('is posted once, says so, clears every field and refreshes the list of jobs', async () => {
    const { server, user, form, fill, submit, posted } = await open();
    fill({
      ...FILLED,
      'Minimum pay': '120.50',
      'Maximum pay': '150',
      'Hours per week (optional)': '24.7',
      'Skills (optional)': ' Billing, ,Kannada ,, ',
    });
    await user.click(form.getByRole('radio', { name: 'Per month' }));
    server.answer('GET /api/my-jobs', () => [anOwnJob({ title: 'Waiter for the evening' })]);
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
      expect(form.getByLabelText(label)).toHaveValue(label.endsWith('pay') || label.startsWith('Hours') ? null : '');
    }
    expect(form.getByLabelText('Skills (optional)')).toHaveValue('');
    expect(form.getByRole('radio', { name: 'Per hour' })).toBeChecked();
    expect(await screen.findByRole('link', { name: 'Manage Waiter for the evening' })).toBeVisible();
    expect(server.of('POST /api/jobs')).toHaveLength(1);
  });

  it('may leave pay, hours and skills open', async () => {
    const { fill, submit, posted } = await open();
    fill(FILLED);
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).not.toHaveProperty('minRate');
    expect(posted()).not.toHaveProperty('hoursPerWeek');
    expect(posted()).toMatchObject({ requiredSkills: [] });
  });

  it('cannot be sent twice while it is on its way', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { form, fill, submit } = await open({
      'POST /api/jobs': () => new Promise<Response>((resolve) => (release = resolve)),
    });
    fill(FILLED);
    await submit();
    expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    release(Response.json(anOwnJob(), { status: 201 }));
    expect(await form.findByRole('button', { name: 'Submit Hire Request' })).toBeEnabled();
  });

  it('that fails keeps what was typed, and shows what the server says about a field', async () => {
    const refused = Response.json(
      {
        status: 400,
        title: 'Invalid',
        detail: 'Please check the fields.',
        errors: [
          { field: 'company', message: 'This name is reserved.' },
          { field: 'elsewhere', message: 'x' },
        ],
      },
      { status: 400 },
    );
    const { form, fill, submit } = await open({ 'POST /api/jobs': () => refused });
    fill(FILLED);
    await submit();
    expect(await toast('Error')).toHaveTextContent('Failed to submit hire request. Please try again.');
    expect(await form.findByText('This name is reserved.')).toBeVisible();
    expect(form.getByLabelText('Job title')).toHaveValue(FILLED['Job title']);
  });

  it('that the server cannot take says so', async () => {
    const { fill, submit } = await open({ 'POST /api/jobs': () => problem(500, 'Broken') });
    fill(FILLED);
    await submit();
    expect(await toast('Error')).toHaveTextContent('Failed to submit hire request. Please try again.');
  });
});

describe('the place', () => {
  const place = { latitude: KORAMANGALA.latitude, longitude: KORAMANGALA.longitude };

  it('is taken from a suggestion with the keyboard, and keeps its point when a house number is added', async () => {
    const { user, form, fill, submit, posted } = await open();
    fill({ ...FILLED, Location: '' });
    const field = form.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'kora');
    await form.findByRole('option', { name: /Koramangala.*Bengaluru/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Koramangala, Bengaluru');
    expect(form.getByText('Found on the map')).toBeVisible();
    fireEvent.input(field, { target: { value: '12, 5th Cross, Koramangala, Bengaluru' } });
    expect(form.getByText('Found on the map')).toBeVisible();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({ location: '12, 5th Cross, Koramangala, Bengaluru', ...place });
  });

  it('loses its point when other words are typed', async () => {
    const { user, form, fill, submit, posted } = await open();
    fill({ ...FILLED, Location: '' });
    const field = form.getByRole('combobox', { name: 'Location' });
    await user.type(field, 'kora');
    await user.click(await form.findByRole('option', { name: /Koramangala.*Bengaluru/ }));
    fireEvent.input(field, { target: { value: 'Jayanagar' } });
    expect(form.queryByText('Found on the map')).not.toBeInTheDocument();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).not.toHaveProperty('latitude');
  });

  it('can be where the device is, which is asked only when wanted and with a reason', async () => {
    const device = fakeDevice({ latitude: 12.971598765, longitude: 77.594566789 });
    const { user, form, fill, submit, posted } = await open();
    expect(form.getByText(/Only if you are at the workplace now/)).toBeVisible();
    expect(device.asked()).toBe(0);
    fill(FILLED);
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByText('On the map where you are now')).toBeVisible();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).toMatchObject({ location: 'Koramangala', latitude: 12.9716, longitude: 77.59457 });
  });

  it('gives the position of the device up again', async () => {
    fakeDevice(place);
    const { user, form, fill, submit, posted } = await open();
    fill(FILLED);
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    await user.click(await form.findByRole('button', { name: 'Remove my location from this job' }));
    expect(form.getByRole('button', { name: 'Use my current location' })).toBeVisible();
    await submit();
    await toast('Hire request submitted successfully!');
    expect(posted()).not.toHaveProperty('latitude');
  });

  it.each([
    ['denied', 'Your browser does not share your location. Type the area instead.'],
    ['unavailable', 'We could not find your location. Type the area instead.'],
  ] as const)('says when the position is %s', async (answer, sentence) => {
    fakeDevice(answer);
    const { user, form } = await open();
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByRole('alert')).toHaveTextContent(sentence);
  });
});

it('speaks Hindi, the missing fields included', async () => {
  await i18n.changeLanguage('hi');
  fakeServer(employerAnswers());
  const { user } = renderApp('/employer');
  await user.click(await screen.findByRole('button', { name: 'जॉब पोस्ट करें' }));
  expect(await toast('कुछ ज़रूरी बातें बाकी हैं')).toHaveTextContent(
    'कृपया भरें: जॉब का नाम, कंपनी, काम के बारे में, जॉब का टाइप, किस तरह का काम, जगह',
  );
});

describe('the hint', () => {
  const pinned = async (answers: Record<string, Answer> = {}) => {
    fakeDevice({ latitude: 12.93521, longitude: 77.62447 });
    const opened = await open(answers);
    opened.fill({ Category: 'delivery', 'Skills (optional)': ' Bike riding , ,Hindi' });
    await opened.user.click(opened.form.getByRole('button', { name: 'Use my current location' }));
    await opened.form.findByText('On the map where you are now');
    return opened;
  };
  const pay = {
    ...{ category: 'delivery', jobs: 9, withinKm: 20, minimum: 80 },
    ...{ lowerQuartile: 110, median: 129.6, upperQuartile: 150, maximum: 300 },
  };

  it('tells whom to expect and what others pay, asked once for all that was filled in', async () => {
    const { server, form } = await pinned({ 'GET /api/hire-hint': () => ({ seekers: '10_to_24', pay }) });
    expect(await form.findByText('About 10 to 25 fitting people look for work within 20 km.')).toBeVisible();
    expect(form.getByText('Delivery: usually ₹110 to ₹150 an hour near by, in the middle ₹130.')).toBeVisible();
    const asked = server.of('GET /api/hire-hint').map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([
      { category: 'delivery', latitude: '12.935', longitude: '77.624', skills: 'Bike riding,Hindi' },
    ]);
  });

  it('says when there is too little to tell', async () => {
    const { form } = await pinned({ 'GET /api/hire-hint': () => ({ seekers: 'under_5', pay: null }) });
    expect(await form.findByText('Fewer than 5 fitting people look for work within 20 km.')).toBeVisible();
    expect(form.getByText(/Too few jobs near by to tell the usual pay/)).toBeVisible();
  });

  it('is asked for the place that was typed as well', async () => {
    const { server, form, fill } = await open();
    fill({ ...FILLED, Location: ' Koramangala, Bengaluru ' });
    expect(await form.findByText('About 10 to 25 fitting people look for work within 20 km.')).toBeVisible();
    const asked = server.of('GET /api/hire-hint').map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([{ category: 'food_service', location: 'Koramangala, Bengaluru' }]);
  });

  it('is not there for a place that nobody knows', async () => {
    const { server, form, fill } = await open({ 'GET /api/hire-hint': () => ({ seekers: null, pay: null }) });
    fill({ ...FILLED, Location: 'behind the old banyan' });
    await waitFor(() => expect(server.of('GET /api/hire-hint')).toHaveLength(1));
    await waitFor(() => expect(form.queryByText(/Counting who looks/)).not.toBeInTheDocument());
    expect(form.queryByText(/fitting people/)).not.toBeInTheDocument();
  });

  it('is not there without a place', async () => {
    const { server, form, fill } = await open();
    fill({ ...FILLED, Location: ' Ko ' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(server.of('GET /api/hire-hint')).toHaveLength(0);
    expect(form.queryByText(/fitting people/)).not.toBeInTheDocument();
  });

  it('steps aside when it was asked too often', async () => {
    const { server, form } = await pinned({ 'GET /api/hire-hint': () => problem(429, 'Too often') });
    await waitFor(() => expect(server.of('GET /api/hire-hint')).toHaveLength(1));
    await waitFor(() => expect(form.queryByText(/Counting who looks/)).not.toBeInTheDocument());
  });
});

describe('a copy of a job', () => {
  const original = anOwnJob({ title: 'Chef', category: 'construction', minRate: null, hoursPerWeek: null });

  it('fills in the form, which can be changed and posted', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { form, fill, submit, posted, router } = await open(
      { 'GET /api/my-jobs': () => [original] },
      `/employer?copy=${original.id}`,
    );
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveValue('Chef'));
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveFocus());
    expect(form.getByLabelText('Category')).toHaveValue('construction');
    await waitFor(() => expect(router.state.location.search).toBe(''));
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
    const { form } = await open({}, `/employer?copy=${original.id}`);
    await screen.findByText('No active jobs');
    expect(form.getByLabelText('Job title')).toHaveValue('');
  });
});
