import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Place } from '@nukkad/api-client/generated/api.gen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, refusedField } from '../../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../../test/geolocation';
import { aHireHint, anEmployer } from '../../../../test/hiring';
import { aBoard } from '../../../../test/instant-jobs';
import { aSecurePayQuote } from '../../../../test/secure-pay-quote';
import { openInstantForm, POSTED, toastSaying } from './testing/open-instant-form';

// jsdom has no scrolling
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the instant form, untouched', () => {
  it('has its default values', async () => {
    const { form, fillWork, toPlace, openMore } = await openInstantForm();
    expect(form.getByLabelText('Job title')).toHaveValue('');
    await fillWork();
    expect(form.getByRole('radio', { name: 'Flexible timing' })).toBeChecked();
    expect(form.getByTestId('duration')).toHaveTextContent('4 hours');
    expect(within(form.getByRole('group', { name: 'How many people?' })).getByRole('status')).toHaveTextContent('1');
    expect(form.queryByLabelText('Start')).not.toBeInTheDocument();
    expect(form.queryByRole('switch')).not.toBeInTheDocument();
    await toPlace();
    expect(form.getByLabelText('Location')).toHaveValue('');
    expect(form.queryByLabelText('Search radius')).not.toBeInTheDocument();
    await openMore();
    expect(form.getByRole('button', { name: 'More', expanded: true })).toBeVisible();
    expect(form.getByRole('radio', { name: 'Direct Pay' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'Per hour' })).toBeChecked();
    expect(form.getByRole('radio', { name: 'US dollars ($)' })).toBeChecked();
    expect(form.getByLabelText('Search radius')).toHaveValue('20');
    expect(form.getByLabelText('Description (optional)')).toHaveValue('');
    expect(form.getByLabelText('Skills (optional)')).toHaveValue('');
  });

  it('offers its six categories and its four urgencies in their order', async () => {
    const { form, type, fillWork } = await openInstantForm();
    const names = (group: string) =>
      within(form.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value'));
    type('Job title', 'Tandoor cook for a wedding');
    expect(names('Category')).toEqual([
      'delivery',
      'food_service',
      'retail',
      'cleaning',
      'tech_support',
      'event_staff',
    ]);
    await fillWork();
    expect(names('When do you need someone?')).toEqual(['asap', 'within_24h', 'scheduled', 'flexible']);
    expect(form.getByText('ASAP (within 1 hour)')).toBeVisible();
    expect(form.getByText('Scheduled date/time')).toBeVisible();
  });

  it.each([
    ['nothing', '', [], 'Job title'],
    ['a title alone', '', ['title'], 'Delivery'],
    ['a category alone', '', ['category'], 'Job title'],
    ['nothing, at the last step', '&now=3', [], 'Job title'],
    ['all but the place', '', ['title', 'category', 'time'], 'Location'],
  ] as const)(
    'with %s shows the missing fields before any call, and focuses the first of them',
    async (_, step, given: readonly string[], first) => {
      const opened = await openInstantForm({}, `/instant-requests?tab=post${step}`);
      const { server, form, type, choose, next, submit } = opened;
      if (given.includes('title') || given.includes('category')) type('Job title', 'Waiter');
      if (given.includes('category')) await choose('Delivery');
      if (!given.includes('title') && !step) type('Job title', '');
      if (given.includes('time')) {
        await next();
        await form.findByRole('radiogroup', { name: 'When do you need someone?' });
        await opened.toPlace();
      }
      if (step || given.includes('time')) await submit();
      else await next();
      expect(await toastSaying('Missing Information')).toHaveTextContent('Please fill in all required fields.');
      await waitFor(() => expect(form.getByLabelText(first)).toHaveFocus());
      expect(form.getAllByText('Please fill this in').length).toBeGreaterThan(0);
      expect(server.of('POST /api/instant-jobs')).toHaveLength(0);
    },
  );
});

describe('a filled instant form', () => {
  it('is posted in the shape of the call, shows the number of workers found, and is empty again', async () => {
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
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=post&job=${POSTED.id}`));
    expect(await form.findByLabelText('Job title')).toHaveValue('');
    expect(form.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    expect(Object.keys(localStorage)).not.toContainEqual(expect.stringContaining('draft:'));
  });

  it('reads rates and radius as whole numbers, and splits skills at commas', async () => {
    const { fillWork, toPlace, openMore, press, type, submit, posted } = await openInstantForm();
    await fillWork();
    await press('One person more');
    await toPlace();
    type('Location', 'Koramangala, Bengaluru');
    type('Minimum pay', '15.9');
    type('Maximum pay', '25');
    await openMore();
    type('Search radius', '');
    type('Skills (optional)', ' Billing, ,Kannada ,');
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
  ])('shows an error at the field of a wrong value in %s', async (label, value, sentence) => {
    const { server, form, fill, openMore, press, type, submit } = await openInstantForm();
    await fill();
    await openMore();
    type(label, value);
    await press('More');
    await submit();
    expect(await form.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
    expect(server.of('POST /api/instant-jobs')).toHaveLength(0);
  });

  it('with a fixed time requires the start, and derives its hours from start to end on an Indian clock', async () => {
    const { form, fillWork, toPlace, next, choose, type, submit, posted } = await openInstantForm();
    await fillWork();
    await choose('Scheduled date/time');
    await next();
    expect(await form.findByText('Please choose when the work starts')).toBeVisible();
    expect(form.getByLabelText('Start')).toHaveFocus();
    type('Start', '2026-12-01T17:00');
    type('End (optional)', '2026-12-01T23:00');
    expect(form.getByTestId('duration')).toHaveTextContent('6 hours');
    await toPlace();
    type('Location', 'Koramangala, Bengaluru');
    await submit();
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()).toMatchObject({
      ...{ urgency: 'scheduled', duration: 6 },
      startTime: '2026-12-01T11:30:00.000Z',
      endTime: '2026-12-01T17:30:00.000Z',
    });
  });

  it('retains the typed text after a failure and shows the reason', async () => {
    const { form, fill, submit, press } = await openInstantForm({
      'POST /api/instant-jobs': () => problem(429, 'Please wait a while.'),
    });
    await fill();
    await submit();
    expect(await toastSaying('Failed to Post Job')).toHaveTextContent('Please wait a while.');
    expect(form.getByLabelText('Location')).toHaveValue('Koramangala, Bengaluru');
    await press('Back');
    await press('Back');
    expect(await form.findByLabelText('Job title')).toHaveValue('Waiter for this evening');
  });

  it.each([
    ['title', 'This title is reserved.', 'Job title', false],
    ['startTime', 'This time has passed.', 'Start', true],
    ['maxRadius', 'This is too far.', 'Search radius', false],
  ])('opens the step of the field %s that the server refuses', async (field, sentence, label, isScheduled) => {
    const { form, fillWork, toPlace, press, type, submit } = await openInstantForm({
      'POST /api/instant-jobs': () => refusedField(field, sentence),
    });
    await fillWork();
    if (isScheduled) await press(form.getAllByRole('button', { name: /, \d+ [ap]m$/ })[0]!.textContent);
    await toPlace();
    type('Location', 'Koramangala, Bengaluru');
    await submit();
    expect(await form.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(label)).toHaveFocus());
  });

  it('is sent once when the button is pressed twice', async () => {
    const { form, fill, server } = await openInstantForm({
      [`GET /api/instant-jobs/${POSTED.id}`]: () => aBoard({ id: POSTED.id }),
    });
    await fill();
    const button = form.getByRole('button', { name: 'Post Instant Job' });
    fireEvent.click(button);
    fireEvent.click(button);
    await toastSaying('Job Posted Successfully');
    expect(server.of('POST /api/instant-jobs')).toHaveLength(1);
  });

  it("shows the server's refusal at its field", async () => {
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

  it('is restored when the page is opened again', async () => {
    const first = await openInstantForm();
    await first.fill();
    const { search } = first.router.state.location;
    first.unmount();
    // a phone that closes the tab retains the device's storage
    sessionStorage.clear();
    const { form, press } = await openInstantForm({}, `/instant-requests${search}`);
    await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue('Koramangala, Bengaluru'));
    await press('Back');
    await press('Back');
    expect(await form.findByLabelText('Job title')).toHaveValue('Waiter for this evening');
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
const forgetDrafts = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
};
type Opened = Awaited<ReturnType<typeof openInstantForm>>;

describe('the pay of the instant form', () => {
  afterEach(noDevice);

  it.each([
    ['hourly', 'USD', 'Per hour', 'US dollars ($)', '15', '25'],
    ['hourly', 'INR', 'Per hour', 'Rupees (₹)', '200', '300'],
    ['monthly', 'USD', 'Per month', 'US dollars ($)', '3000', '5000'],
    ['monthly', 'INR', 'Per month', 'Rupees (₹)', '20000', '35000'],
  ])('shows examples of %s pay in %s', async (_type, _currency, type, currency, from, to) => {
    const { form, choose, fill, openMore } = await openInstantForm();
    await fill('');
    await openMore();
    await choose(type);
    await choose(currency);
    expect(form.getByLabelText('Minimum pay')).toHaveAttribute('placeholder', from);
    expect(form.getByLabelText('Maximum pay')).toHaveAttribute('placeholder', to);
  });

  it.each([
    ['Koramangala, Bangalore', 'Per month', 'Rupees (₹)'],
    ['Koramangala, Bengaluru', 'Per month', 'US dollars ($)'],
  ])('in %s by the %s is in %s by default', async (place, rateType, currency) => {
    const { form, choose, fill, openMore } = await openInstantForm();
    await fill(place);
    await openMore();
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
    ['found by the server', ({ type }: Opened) => type('Location', 'Koramangala, Bengaluru')],
  ])('is in rupees once a place in India is %s, whatever the type of rate', async (_name, takePlace) => {
    const opened = await openInstantForm(known);
    await opened.fill('');
    await opened.openMore();
    isChosen(DOLLARS);
    await takePlace(opened);
    await waitFor(() => isChosen(RUPEES));
    await opened.choose('Per month');
    isChosen(RUPEES);
    opened.type('Location', 'behind the banyan');
    await opened.choose('Per hour');
    isChosen(RUPEES);
  });

  it('stays in dollars when the device is in another country', async () => {
    fakeDevice({ latitude: 40.71, longitude: -74.01 });
    const { user, form, fill, openMore } = await openInstantForm();
    await fill('');
    await openMore();
    await user.click(form.getByRole('button', { name: 'Use my current location' }));
    expect(await form.findByText("We couldn't find your location. Type the area instead.")).toBeVisible();
    isChosen(DOLLARS);
  });

  it('stays in the currency that the account chose, in every form after that', async () => {
    const first = await openInstantForm(known);
    await first.fill('');
    await first.openMore();
    await first.choose(DOLLARS);
    await first.choose(RUPEES);
    await first.choose(DOLLARS);
    first.type('Location', 'Koramangala, Bengaluru');
    await first.form.findByRole('button', { name: /Usual pay nearby/ });
    isChosen(DOLLARS);
    first.unmount();
    forgetDrafts();
    const second = await openInstantForm(known);
    await second.fill('');
    await second.openMore();
    isChosen(DOLLARS);
    await second.choose(RUPEES);
    second.unmount();
    forgetDrafts();
    const third = await openInstantForm();
    await third.fill('');
    await third.openMore();
    isChosen(RUPEES);
  });

  it('starts in rupees after a job was posted in rupees, for that account alone', async () => {
    const { choose, fill, openMore, submit, unmount } = await openInstantForm();
    await fill();
    await openMore();
    await choose(RUPEES);
    await submit();
    await toastSaying('Job Posted Successfully');
    unmount();
    const again = await openInstantForm();
    await again.fill('');
    await again.openMore();
    isChosen(RUPEES);
    again.unmount();
    const other = anEmployer({ id: '90000000-0000-4000-8000-000000000001' });
    const foreign = await openInstantForm({ 'GET /api/auth/user': () => other });
    await foreign.fill('');
    await foreign.openMore();
    isChosen(DOLLARS);
  });

  describe('through Secure Pay', () => {
    /** The form at its last step with Secure Pay and a pay in rupees, for two people. */
    async function openSecure(pay: { min?: string; max?: string } = {}) {
      const app = await openInstantForm();
      const { form, type, choose, press, fillWork, toPlace, openMore } = app;
      await fillWork();
      await press('One person more');
      await toPlace();
      await openMore();
      expect(form.queryByRole('region', { name: 'Secure Pay' })).not.toBeInTheDocument();
      await choose('Secure Pay');
      const box = within(form.getByRole('region', { name: 'Secure Pay' }));
      const setPay = ({ min = '', max = '' }: { min?: string; max?: string }) => {
        type('Minimum pay', min);
        type('Maximum pay', max);
      };
      setPay(pay);
      return { ...app, box, setPay };
    }

    it('shows the pay, the fee, the tax on it and their sum to the paisa, for one person and for all', async () => {
      const { box, choose } = await openSecure({ min: '150', max: '150' });
      expect(box.getByText('Secure Pay works only in rupees.')).toBeVisible();
      expect(box.queryByText('You pay')).not.toBeInTheDocument();
      await choose('Rupees (₹)');
      const lines = box.getAllByRole('term').map((term) => term.parentElement?.textContent);
      expect(lines).toEqual(['Pay for 4 hours₹600', 'Our fee (5%)₹30', 'GST on our fee (18%)₹5.40', 'You pay₹635.40']);
      expect(box.getByText('For 2 people: ₹1,270.80')).toBeVisible();
      expect(box.getByText(/The worker gets all ₹600\./)).toBeVisible();
    });

    it('shows before posting the cost of a late cancellation, and of turning the worker away', async () => {
      const { box, choose } = await openSecure({ min: '150', max: '150' });
      await choose('Rupees (₹)');
      const rules = within(box.getByRole('region', { name: "If the work doesn't happen" }));
      expect(rules.getByText(/cancel later than that: the worker gets ₹300 /)).toBeVisible();
      expect(rules.getByText(/send them away: the worker gets ₹600 /)).toBeVisible();
    });

    it.each([
      ['monthly', /only for pay by the hour/],
      ['USD', /only in rupees/],
      ['range', /one fixed amount an hour/],
      ['none', /Enter the pay/],
    ])('explains why it is not offered for pay of the kind %s', async (kind, reason) => {
      const { box, choose, setPay } = await openSecure({ min: '150', max: '150' });
      if (kind === 'monthly') await choose('Per month');
      if (kind !== 'USD') await choose('Rupees (₹)');
      if (kind === 'range') setPay({ min: '150', max: '180' });
      if (kind === 'none') setPay({});
      expect(box.getByText(reason)).toBeVisible();
      expect(box.queryByText('You pay')).not.toBeInTheDocument();
    });

    it('has its price visible when the form is opened again', async () => {
      const { unmount } = await openSecure({ min: '150', max: '150' });
      unmount();
      const { form, press, toPlace } = await openInstantForm();
      await press('Next');
      await form.findByRole('radiogroup', { name: 'When do you need someone?' });
      await toPlace();
      expect(form.getByRole('region', { name: 'Secure Pay' })).toBeVisible();
      await press('More');
      expect(form.queryByRole('region', { name: 'Secure Pay' })).not.toBeInTheDocument();
    });

    it('is refused before anything is sent while it is not offered for the pay', async () => {
      const { form, type, submit, posted } = await openSecure({ min: '150', max: '180' });
      type('Location', 'Koramangala, Bengaluru');
      await submit();
      expect(await form.findByText("Secure Pay can't be used with this pay. See below why.")).toBeVisible();
      expect(posted()).toBeUndefined();
    });

    it('is off, and names practice money, according to the server', async () => {
      const off = aSecurePayQuote({ refusal: 'off' });
      const { server, box, choose, setPay } = await openSecure({ min: '150', max: '150' });
      server.answer('GET /api/secure-pay/quote', () => off);
      await choose('Rupees (₹)');
      expect(await box.findByText(/not available right now/)).toBeVisible();
      server.answer('GET /api/secure-pay/quote', () => aSecurePayQuote({ practice: true, partner: null }));
      setPay({ min: '160', max: '160' });
      expect(await box.findByText(/Practice money/)).toBeVisible();
    });

    it('accepts one amount of a range by one press', async () => {
      const { form, box, choose, press } = await openSecure({ min: '200', max: '300' });
      await choose('Rupees (₹)');
      await press('₹300 an hour');
      expect(form.getByLabelText('Minimum pay')).toHaveValue('300');
      expect(box.getByText('₹1,270.80')).toBeVisible();
    });

    it('forgets a monthly amount with the press that pays by the hour', async () => {
      const { form, box, choose, press } = await openSecure({ min: '20000', max: '20000' });
      await choose('Per month');
      await press('Pay by the hour');
      expect(form.getByRole('radio', { name: 'Rupees (₹)' })).toBeChecked();
      expect(form.getByLabelText('Minimum pay')).toHaveValue('');
      expect(box.getByText(/Enter the pay/)).toBeVisible();
    });
  });

  it('can be set to the usual pay nearby', async () => {
    const { form, fill, user, submit, posted } = await openInstantForm({
      'GET /api/hire-hint': () =>
        aHireHint({
          seekers: '10_to_24',
          pay: {
            ...{ category: 'delivery', jobs: 12, withinKm: 20 },
            ...{ minimum: 120, lowerQuartile: 140.4, median: 150, upperQuartile: 179.6, maximum: 200 },
          },
        }),
    });
    await fill();
    const chip = await form.findByRole('button', { name: 'Usual pay nearby: ₹140–180 an hour' });
    expect(form.getByLabelText('Minimum pay')).toHaveAttribute('placeholder', '140');
    await user.click(chip);
    expect(form.getByLabelText('Minimum pay')).toHaveValue('140');
    expect(form.getByLabelText('Maximum pay')).toHaveValue('180');
    expect(form.getByText('About ₹560–720 for 4 hours')).toBeVisible();
    await submit();
    await waitFor(() => expect(posted()).toMatchObject({ minRate: 140, maxRate: 180, currency: 'INR' }));
  });
});
