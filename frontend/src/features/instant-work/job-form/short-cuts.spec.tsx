import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer } from '../../../../test/fake-server';
import { employerAnswers } from '../../../../test/hiring';
import { aBoard, anInstantJob, instantAnswers } from '../../../../test/instant-jobs';
import { setMedia } from '../../../../test/media';
import { aSeeker } from '../../../../test/people';
import { renderApp } from '../../../../test/render-app';
import { openInstantForm, POSTED, toastSaying } from './testing/open-instant-form';

// jsdom has no scrolling
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const REGULARS = ['Manju K.', 'Farida S.', 'Raju T.', 'Asha R.'].map((name) => ({
  name,
  category: 'event_staff',
  lastWorkedAt: '2026-11-01T10:00:00.000Z',
  jobs: 2,
}));

describe('short cuts of the instant form', () => {
  it('offer the kinds of the newest jobs first, each once, and then one of each category', async () => {
    const jobs = ['Night watch', 'Waiter', 'night watch ', 'Juice maker', 'Painter'].map((title) =>
      anInstantJob({ title, status: 'expired', category: title === 'Waiter' ? 'food_service' : 'gig' }),
    );
    const { form } = await openInstantForm(instantAnswers(jobs));
    const offered = () =>
      within(form.getByRole('list', { name: 'Usual jobs' }))
        .getAllByRole('button')
        .map((tile) => tile.textContent);
    await form.findByRole('button', { name: 'Night watch' });
    expect(offered()).toEqual([
      ...['Night watch', 'Waiter', 'Juice maker'],
      ...['Delivery partner', 'Shop helper', 'Cleaner', 'Computer repair', 'Event helper'],
    ]);
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'KITCH' } });
    expect(offered()).toEqual(['Kitchen helper']);
    fireEvent.input(form.getByLabelText('Job title'), { target: { value: 'secur' } });
    expect(offered()).toEqual(['Security']);
  });

  it('repost a kind of work with its last values, at the place of the last job, in three taps', async () => {
    const rates = { minRate: 110, maxRate: 120, currency: 'INR' as const };
    const last = anInstantJob({ status: 'expired', title: 'Cleaner', category: 'cleaning', location: 'Domlur' });
    const before = anInstantJob({
      ...{ status: 'expired', title: 'Waiter', category: 'food_service', location: 'Indiranagar, Bengaluru' },
      ...{ ...rates, duration: 6, openings: 2, urgency: 'asap', description: 'Serve.', requiredSkills: ['Serving'] },
      ...{ latitude: 12.97184, longitude: 77.64115 },
    });
    const { form, press, posted, toPlace } = await openInstantForm(instantAnswers([last, before]));
    await form.findByRole('button', { name: 'Waiter' });
    await press('Waiter');
    expect(await form.findByRole('radio', { name: 'ASAP (within 1 hour)' })).toBeChecked();
    expect(form.getByTestId('duration')).toHaveTextContent('6 hours');
    await toPlace();
    expect(form.getByText('About ₹1,320–1,440 for 6 hours, 2 people')).toBeVisible();
    await press('Post Instant Job');
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()).toMatchObject({
      ...{ title: 'Waiter', category: 'food_service', location: 'Indiranagar, Bengaluru', urgency: 'asap' },
      ...{ ...rates, duration: 6, openings: 2, description: 'Serve.', requiredSkills: ['Serving'] },
      ...{ latitude: before.latitude, longitude: before.longitude },
    });
  });

  it('fill in the place of the last job for new work and leave a place that was typed', async () => {
    const last = anInstantJob({ status: 'expired', location: 'Indiranagar, Bengaluru' });
    const { form, press, type, toPlace, posted, submit } = await openInstantForm(instantAnswers([last]));
    await form.findByRole('button', { name: last.title });
    await press('Waiter');
    await toPlace();
    expect(form.getByLabelText('Location')).toHaveValue('Indiranagar, Bengaluru');
    type('Location', 'Domlur');
    await press('Back');
    await press('Back');
    await press('Cleaner');
    await toPlace();
    expect(form.getByLabelText('Location')).toHaveValue('Domlur');
    await submit();
    await waitFor(() => expect(posted()).toMatchObject({ location: 'Domlur' }));
    expect(posted()).not.toHaveProperty('latitude');
  });

  it('post new work at the point of the last job', async () => {
    const last = anInstantJob({ status: 'expired', location: 'Gate 3, behind the temple' });
    const { form, press, toPlace, posted, submit } = await openInstantForm(instantAnswers([last]));
    await form.findByRole('button', { name: last.title });
    await press('Waiter');
    await toPlace();
    await submit();
    await waitFor(() => expect(posted()).toMatchObject({ title: 'Waiter', location: last.location }));
    expect(posted()).toMatchObject({ latitude: last.latitude, longitude: last.longitude });
  });

  it('retain changes when the same kind is chosen again, and reset the form for another one', async () => {
    const last = anInstantJob({ status: 'expired', title: 'Waiter', category: 'food_service', minRate: 110 });
    const { form, press, type, toPlace } = await openInstantForm(instantAnswers([last]));
    await waitFor(() => expect(form.getAllByRole('button')[0]).toHaveTextContent('Waiter'));
    await press('Waiter');
    await toPlace();
    type('Minimum pay', '130');
    await press('Back');
    await press('Back');
    await press('Waiter');
    await toPlace();
    expect(form.getByLabelText('Minimum pay')).toHaveValue('130');
    await press('Back');
    await press('Back');
    await press('Cleaner');
    await toPlace();
    expect(form.getByLabelText('Minimum pay')).toHaveValue('');
  });

  it('set a start with one tap, and derive the hours from it', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T06:30:00Z'), doNotFake: ['setTimeout', 'nextTick', 'setInterval'] });
    const { form, press, fillWork, toPlace, type, posted, submit } = await openInstantForm();
    await fillWork();
    expect(
      within(form.getByRole('group', { name: 'Start at' }))
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Today, 2 pm', 'Today, 6 pm', 'Tomorrow, 9 am']);
    await press('Today, 6 pm');
    await press('One hour more');
    await toPlace();
    type('Location', 'Domlur');
    await submit();
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()).toMatchObject({ urgency: 'scheduled', startTime: '2026-11-20T12:30:00.000Z', duration: 5 });
    expect(posted()).not.toHaveProperty('endTime');
    jest.useRealTimers();
  });

  it('offer to ask workers with good work first, by their names', async () => {
    const { form, fillWork, toPlace, type, user, submit, posted } = await openInstantForm({
      'GET /api/instant-jobs/regulars': () => REGULARS,
    });
    await fillWork();
    const ask = await form.findByRole('switch', { name: 'First ask people who worked well for you' });
    expect(ask).toHaveAccessibleDescription(
      'Manju K., Farida S., Raju T. and 1 more. They hear about it 10 minutes before everyone else.',
    );
    await user.click(ask);
    await toPlace();
    type('Location', 'Domlur');
    await submit();
    await waitFor(() => expect(posted()).toMatchObject({ askRegularsFirst: true }));
  });

  it('fill in the values of an earlier job, for the same workers first', async () => {
    const last = aBoard({ status: 'expired', title: 'Night watch', category: 'security', openings: 2 });
    const { form, router, next, toPlace } = await openInstantForm(
      { ...instantAnswers([last]), 'GET /api/instant-jobs/regulars': () => REGULARS },
      `/instant-requests?tab=post&again=${last.id}&first=1`,
    );
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveValue('Night watch'));
    await waitFor(() => expect(form.getByLabelText('Job title')).toHaveFocus());
    expect(form.getByRole('button', { name: 'Night watch', pressed: true })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=post');
    await next();
    expect(await form.findByRole('switch')).toBeChecked();
    await toPlace();
    expect(form.getByLabelText('Minimum pay')).toHaveValue('150');
  });
});

describe('an account that only looks for work', () => {
  it('is asked once, becomes an employer, and the job is posted', async () => {
    const user = aSeeker();
    const {
      fill,
      submit,
      posted,
      server,
      user: hand,
    } = await openInstantForm({
      'GET /api/auth/user': () => user,
      'POST /api/user/roles': () => ({ ...user, role: 'both' }),
      [`GET /api/instant-jobs/${POSTED.id}`]: () => aBoard({ id: POSTED.id }),
    });
    expect(server.of('GET /api/instant-jobs')).toHaveLength(0);
    await fill();
    await submit();
    const question = within(await screen.findByRole('dialog', { name: 'Hire with this account?' }));
    expect(posted()).toBeUndefined();
    await hand.click(question.getByRole('button', { name: 'Start hiring and post' }));
    expect(await toastSaying('Job Posted Successfully')).toBeVisible();
    expect(server.of('POST /api/user/roles')[0]?.body).toEqual({ role: 'employer' });
    expect(server.of('POST /api/instant-jobs')).toHaveLength(1);
  });

  it('posts nothing when the question is closed', async () => {
    const { fill, submit, server, user, form } = await openInstantForm({ 'GET /api/auth/user': () => aSeeker() });
    await fill();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.of('POST /api/user/roles')).toHaveLength(0);
    expect(server.of('POST /api/instant-jobs')).toHaveLength(0);
    expect(form.getByLabelText('Location')).toHaveValue('Koramangala, Bengaluru');
  });
});

describe('the steps of the instant form', () => {
  const openOnPhone = async (answers: Record<string, Answer> = {}, path = '/employer') => {
    setMedia((query) => query.includes('max-width'));
    const server = fakeServer({
      ...employerAnswers(),
      ...instantAnswers(),
      'POST /api/instant-jobs': () => Response.json(POSTED, { status: 201 }),
      [`GET /api/instant-jobs/${POSTED.id}`]: () => aBoard({ id: POSTED.id }),
      ...answers,
    });
    return { ...renderApp(path), server };
  };
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Request Instant Hire' }));

  it('offer no kind of work before the earlier jobs are known, so that no tile moves under a finger', async () => {
    let answer: (list: Response) => void = () => undefined;
    const listed = new Promise<Response>((resolve) => (answer = resolve));
    await openOnPhone({ 'GET /api/instant-jobs': () => listed }, '/employer?now=1');
    const form = await sheet();
    await form.findByLabelText('Job title');
    expect(form.queryByRole('list', { name: 'Usual jobs' })).not.toBeInTheDocument();
    answer(Response.json([anInstantJob({ title: 'Night watch', status: 'expired', category: 'gig' })]));
    const [first] = within(await form.findByRole('list', { name: 'Usual jobs' })).getAllByRole('button');
    expect(first).toHaveTextContent('Night watch');
  });

  it('start at the button of the bar, lead to the board, and leave no history entry', async () => {
    const { user, server, router } = await openOnPhone();
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(bar.getByRole('link', { name: 'Post a job' }));
    const hire = within(await screen.findByRole('dialog', { name: 'Request Your Next Hire' }));
    await user.click(hire.getByRole('radio', { name: 'Someone now' }));
    const form = await sheet();
    expect(router.state.location.search).toBe('?now=1');
    await user.click(form.getByRole('button', { name: 'Waiter' }));
    expect(await form.findByText('Step 2 of 3: when and how long')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Next' }));
    fireEvent.input(await form.findByLabelText('Location'), { target: { value: 'Domlur' } });
    await user.click(form.getByRole('button', { name: 'Post Instant Job' }));
    await toastSaying('Job Posted Successfully');
    expect(server.of('POST /api/instant-jobs')[0]?.body).toMatchObject({ title: 'Waiter', location: 'Domlur' });
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=post&job=${POSTED.id}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' }));
    // the button opens the form of the last posted kind of job
    const after = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(after.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/employer?now=1');
  });

  it('go back one by one by the history, and close at once by the cross, without losing input', async () => {
    const { user, router } = await openOnPhone({}, '/employer');
    await user.click(await screen.findByRole('radio', { name: 'Someone now' }));
    const form = await sheet();
    await user.click(form.getByRole('button', { name: 'Waiter' }));
    await user.click(await form.findByRole('button', { name: 'One person more' }));
    await user.click(form.getByRole('button', { name: 'Next' }));
    fireEvent.input(await form.findByLabelText('Minimum pay'), { target: { value: '120' } });
    await act(() => router.navigate(-1));
    expect(await form.findByText('Step 2 of 3: when and how long')).toBeVisible();
    expect(within(form.getByRole('group', { name: 'How many people?' })).getByRole('status')).toHaveTextContent('2');
    await act(() => router.navigate(-1));
    expect(await form.findByRole('button', { name: 'Waiter', pressed: true })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Next' }));
    await form.findByText('Step 2 of 3: when and how long');
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await form.findByLabelText('Minimum pay')).toHaveValue('120');
    await user.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/employer', search: '' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['4', 'nonsense', '0'])('an address with a step that does not exist shows the first: %s', async (step) => {
    await openOnPhone({}, `/employer?now=${step}`);
    expect(await (await sheet()).findByText('Step 1 of 3: what work')).toBeVisible();
  });

  it('open over the tab of a phone from a kind of work, and close when the job is posted', async () => {
    const { user, router } = await openOnPhone({}, '/instant-requests?tab=post');
    await user.click(await screen.findByRole('button', { name: 'Cleaner' }));
    const form = await sheet();
    expect(form.getByText('Step 2 of 3: when and how long')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Next' }));
    fireEvent.input(await form.findByLabelText('Location'), { target: { value: 'Domlur' } });
    await user.click(form.getByRole('button', { name: 'Post Instant Job' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=post&job=${POSTED.id}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
