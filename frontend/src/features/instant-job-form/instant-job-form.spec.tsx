import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Place } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { problem, refusedField } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { aHireHint, anEmployer } from '../../../test/hiring';
import { aBoard } from '../../../test/instant-jobs';
import { openInstantForm, POSTED, toastSaying } from './testing/open-instant-form';

// jsdom does not scroll
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the instant form, untouched', () => {
  it('stands on its defaults', async () => {
    const { form } = await openInstantForm();
    expect(form.getByRole('radio', { name: 'Flexible timing' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'Direct Pay' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'Per hour' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'US dollars ($)' })).toBeChecked();
    expect(form.getByLabelText('Search radius')).toHaveValue('20');
    expect(form.getByTestId('duration')).toHaveTextContent('4 hours');
    expect(within(form.getByRole('group', { name: 'How many people?' })).getByRole('status')).toHaveTextContent('1');
    expect(form.queryByLabelText('Start')).not.toBeInTheDocument();
    expect(form.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('offers its six categories and its four urgencies in their order', async () => {
    const { form } = await openInstantForm();
    const names = (group: string) =>
      within(form.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value'));
    expect(names('Category')).toEqual([
      'delivery',
      'food_service',
      'retail',
      'cleaning',
      'tech_support',
      'event_staff',
    ]);
    expect(names('When do you need someone?')).toEqual(['asap', 'within_24h', 'scheduled', 'flexible']);
    expect(form.getByText('ASAP (within 1 hour)')).toBeVisible();
    expect(form.getByText('Scheduled date/time')).toBeVisible();
  });

  it.each([
    ['nothing', [], 'Job title'],
    ['a title alone', ['title'], 'Delivery'],
    ['all but the place', ['title', 'category'], 'Location'],
  ] as const)(
    'with %s is told what is missing before any call, and goes to the first of it',
    async (_, given, first) => {
      const { server, form, type, choose, submit } = await openInstantForm();
      if (given.some((field) => field === 'title')) type('Job title', 'Waiter');
      if (given.some((field) => field === 'category')) await choose('Delivery');
      await submit();
      expect(await toastSaying('Missing Information')).toHaveTextContent('Please fill in all required fields.');
      expect(form.getByLabelText(first)).toHaveFocus();
      expect(server.of('POST /api/instant-jobs')).toHaveLength(0);
    },
  );
});

describe('a filled instant form', () => {
  it('is posted as the call takes it, says how many were found, and is empty again', async () => {
    const { form, fill, submit, posted, router } = await openInstantForm({
      [`GET /api/instant-jobs/${POSTED.id}`]: () => aBoard({ id: POSTED.id }),
    });
    await fill();
    await submit();
    expect(await toastSaying('Job Posted Successfully')).toHaveTextContent('Found 24 workers, sent 10 notifications');
    expect(posted()).toEqual({
      title: 'Waiter for this evening',
      description: '',
      category: 'food_service',
      location: 'Koramangala, Bengaluru',
      minRate: 0,
      maxRate: 0,
      urgency: 'flexible',
      duration: 4,
      maxRadius: 20,
      requiredSkills: [],
      paymentMethod: 'direct',
      rateType: 'hourly',
      currency: 'USD',
      openings: 1,
      askRegularsFirst: false,
    });
    expect(form.getByLabelText('Job title')).toHaveValue('');
    expect(form.getByRole('radio', { name: 'Food Service' })).not.toBeChecked();
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=post&job=${POSTED.id}`));
  });

  it('reads rates and radius as whole numbers, and splits skills at commas', async () => {
    const { fill, type, submit, posted, user, form } = await openInstantForm();
    await fill();
    type('Minimum pay', '15.9');
    type('Maximum pay', '25');
    type('Search radius', '');
    type('Skills (optional)', ' Billing, ,Kannada ,');
    await user.click(form.getByRole('button', { name: 'One person more' }));
    await submit();
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()).toMatchObject({
      ...{ minRate: 15, maxRate: 25, maxRadius: 20, openings: 2 },
      requiredSkills: ['Billing', 'Kannada'],
    });
  });

  it.each([
    ['Search radius', '21', 'A whole number from 1 to 20'],
    ['Minimum pay', '-5', 'A whole number from 0 to 1,00,00,000'],
  ])('with a wrong value in %s says so there', async (label, value, sentence) => {
    const { server, form, fill, type, submit } = await openInstantForm();
    await fill();
    type(label, value);
    await submit();
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByLabelText(label)).toHaveFocus();
    expect(server.of('POST /api/instant-jobs')).toHaveLength(0);
  });

  it('for a fixed time asks for the start, and takes its hours from start to end on an Indian clock', async () => {
    const { server, form, fill, choose, type, submit, posted } = await openInstantForm();
    await fill();
    await choose('Scheduled date/time');
    await submit();
    expect(await form.findByText('Please choose when the work starts')).toBeVisible();
    expect(server.of('POST /api/instant-jobs')).toHaveLength(0);
    type('Start', '2026-12-01T17:00');
    type('End (optional)', '2026-12-01T23:00');
    expect(form.getByTestId('duration')).toHaveTextContent('6 hours');
    await submit();
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()).toMatchObject({
      ...{ urgency: 'scheduled', duration: 6 },
      startTime: '2026-12-01T11:30:00.000Z',
      endTime: '2026-12-01T17:30:00.000Z',
    });
  });

  it('that fails keeps what was typed and says why', async () => {
    const { form, fill, submit } = await openInstantForm({
      'POST /api/instant-jobs': () => problem(429, 'Please wait a while.'),
    });
    await fill();
    await submit();
    expect(await toastSaying('Failed to Post Job')).toHaveTextContent('Please wait a while.');
    expect(form.getByLabelText('Job title')).toHaveValue('Waiter for this evening');
  });

  it('shows at its field what the server refuses', async () => {
    const { form, fill, submit } = await openInstantForm({
      'POST /api/instant-jobs': () => refusedField('location', "We don't know this place."),
    });
    await fill();
    await submit();
    await toastSaying('Failed to Post Job');
    expect(form.getByLabelText('Location')).toBeInvalid();
    expect(form.getByText("We don't know this place.")).toBeVisible();
    expect(form.getByLabelText('Location')).toHaveFocus();
  });

  it('is there again when the page is opened again', async () => {
    const first = await openInstantForm();
    await first.fill();
    first.unmount();
    const { form } = await openInstantForm();
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveValue('Waiter for this evening'));
    expect(form.getByRole('radio', { name: 'Food Service' })).toBeChecked();
  });
});

const KORAMANGALA: Place = {
  ...{ id: '20000000-0000-4000-8000-000000000001', name: 'Koramangala', kind: 'locality' },
  ...{ city: 'Bengaluru', state: 'Karnataka', latitude: 12.9352, longitude: 77.6245 },
};
const FOOD_PAY = {
  ...{ category: 'food_service' as const, jobs: 12, withinKm: 20 },
  ...{ minimum: 120, lowerQuartile: 140, median: 150, upperQuartile: 180, maximum: 200 },
};
type Opened = Awaited<ReturnType<typeof openInstantForm>>;

describe('the pay of the instant form', () => {
  afterEach(noDevice);

  it.each([
    ['hourly', 'USD', 'Per hour', 'US dollars ($)', '15', '25'],
    ['hourly', 'INR', 'Per hour', 'Rupees (₹)', '200', '300'],
    ['monthly', 'USD', 'Per month', 'US dollars ($)', '3000', '5000'],
    ['monthly', 'INR', 'Per month', 'Rupees (₹)', '20000', '35000'],
  ])('gives examples for %s pay in %s', async (_type, _currency, type, currency, from, to) => {
    const { form, choose } = await openInstantForm();
    await choose(type);
    await choose(currency);
    expect(form.getByLabelText('Minimum pay')).toHaveAttribute('placeholder', from);
    expect(form.getByLabelText('Maximum pay')).toHaveAttribute('placeholder', to);
  });

  it.each([
    ['Koramangala, Bangalore', 'Per month', 'Rupees (₹)'],
    ['Koramangala, Bengaluru', 'Per month', 'US dollars ($)'],
  ])('in %s by the %s is in %s at first', async (place, rateType, currency) => {
    const { form, type, choose } = await openInstantForm();
    type('Location', place);
    await choose(rateType);
    expect(form.getByRole('radio', { name: currency })).toBeChecked();
    await choose('Per hour');
    expect(form.getByRole('radio', { name: 'US dollars ($)' })).toBeChecked();
  });

  const DOLLARS = 'US dollars ($)';
  const RUPEES = 'Rupees (₹)';
  const known = {
    'GET /api/hire-hint': () => aHireHint({ seekers: '10_to_24', pay: FOOD_PAY }),
    'GET /api/places': () => [KORAMANGALA],
    'GET /api/places/nearest': () => KORAMANGALA,
  };
  const isChosen = (name: string) => expect(screen.getByRole('radio', { name })).toBeChecked();

  it.each([
    [
      'picked',
      async ({ user, form }: Opened) => {
        await user.type(form.getByLabelText('Location'), 'kora');
        await user.click(await form.findByRole('option', { name: /Koramangala/ }));
      },
    ],
    [
      'pinned',
      async ({ user, form }: Opened) => {
        fakeDevice(KORAMANGALA);
        await user.click(form.getByRole('button', { name: 'Use my current location' }));
        await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue('Koramangala, Bengaluru'));
      },
    ],
    ['found by the server', ({ fill }: Opened) => fill()],
  ])('is in rupees once a place in India is %s, whatever the type of rate', async (_name, takePlace) => {
    const opened = await openInstantForm(known);
    isChosen(DOLLARS);
    await takePlace(opened);
    await waitFor(() => isChosen(RUPEES));
    await opened.choose('Per month');
    isChosen(RUPEES);
    opened.type('Location', 'behind the banyan');
    await opened.choose('Per hour');
    isChosen(RUPEES);
  });

  it('stays in dollars at a place in another country', async () => {
    fakeDevice({ latitude: 40.71, longitude: -74.01 });
    const { user, form } = await openInstantForm();
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByText('On the map where you are now')).toBeVisible();
    isChosen(DOLLARS);
  });

  it('stays in the currency that the account chose, in every form after that', async () => {
    const first = await openInstantForm(known);
    await first.choose(DOLLARS);
    await first.choose(RUPEES);
    await first.choose(DOLLARS);
    await first.fill();
    await first.form.findByRole('button', { name: /Usual pay nearby/ });
    isChosen(DOLLARS);
    first.unmount();
    sessionStorage.clear();
    const second = await openInstantForm(known);
    await second.choose(RUPEES);
    second.unmount();
    sessionStorage.clear();
    await openInstantForm();
    isChosen(RUPEES);
  });

  it('starts in rupees after a job was posted in rupees, for that account alone', async () => {
    const { choose, fill, submit, unmount } = await openInstantForm();
    await fill();
    await choose(RUPEES);
    await submit();
    await toastSaying('Job Posted Successfully');
    isChosen(RUPEES);
    unmount();
    const other = anEmployer({ id: '90000000-0000-4000-8000-000000000001' });
    await openInstantForm({ 'GET /api/auth/user': () => other });
    isChosen(DOLLARS);
  });

  it('through Secure Pay works out the fee, and says that nothing is held', async () => {
    const { form, type, choose, user } = await openInstantForm();
    expect(form.queryByRole('region', { name: 'Secure Pay' })).not.toBeInTheDocument();
    await choose('Secure Pay');
    const box = within(form.getByRole('region', { name: 'Secure Pay' }));
    expect(box.getByText('Coming soon')).toBeVisible();
    expect(box.getByText(/We don't charge or hold any money/)).toBeVisible();
    expect(box.getByRole('status')).toHaveTextContent('The platform fee will be 5% of the total pay.');
    await choose('Rupees (₹)');
    type('Minimum pay', '200');
    type('Maximum pay', '300');
    await user.click(form.getByRole('button', { name: 'One person more' }));
    expect(box.getByRole('status')).toHaveTextContent('Pay for 4 hours, 2 people: ₹1,600–2,400');
    expect(box.getByRole('status')).toHaveTextContent('The 5% platform fee will be ₹80–120');
  });

  it('takes over what is usually paid near by', async () => {
    const { form, type, choose, user } = await openInstantForm({
      'GET /api/hire-hint': () =>
        aHireHint({
          seekers: '10_to_24',
          pay: {
            ...{ category: 'delivery', jobs: 12, withinKm: 20 },
            ...{ minimum: 120, lowerQuartile: 140.4, median: 150, upperQuartile: 179.6, maximum: 200 },
          },
        }),
    });
    await choose('Delivery');
    type('Location', 'Koramangala, Bengaluru');
    await user.click(await form.findByRole('button', { name: 'Usual pay nearby: ₹140–180 an hour' }));
    expect(form.getByLabelText('Minimum pay')).toHaveValue('140');
    expect(form.getByLabelText('Maximum pay')).toHaveValue('180');
    expect(form.getByRole('radio', { name: 'Rupees (₹)' })).toBeChecked();
  });
});
