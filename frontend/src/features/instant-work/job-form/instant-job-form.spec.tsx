import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { problem, refusedField } from '../../../../test/fake-server';
import { aBoard } from '../../../../test/instant-jobs';
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
