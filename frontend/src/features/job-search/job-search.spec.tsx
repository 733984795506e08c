import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { fakeDevice, noDevice } from '../../../test/geolocation';
import { far, near, openJobSearch, SEARCH } from '../../../test/job-search';
import { anAiJob, asJob, awayFromFallback, jobsAnswer } from '../../../test/jobs';
import { resetMedia, setMedia } from '../../../test/media';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { overlaysIn } from '../../shared/overlay/overlay-history';
import { positionStore } from '../../entities/position/model/position-store';

beforeEach(() => positionStore.reset());
afterEach(noDevice);

describe('the list of Job Search', () => {
  it('shows jobs nearby, with pay and distance or an accurate word', async () => {
    const { server, card } = await openJobSearch();
    expect(await screen.findByText('3 jobs within 20 km')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Counter helper' })).toHaveTextContent(
      /1 km.*₹120–150 an hour.*Kaveri Logistics · Indiranagar, Bengaluru.*New today.*72% match/,
    );
    expect(card('Night guard').getByText('Pay not mentioned')).toBeVisible();
    expect(card('Cook').getByText('Nearby')).toBeVisible();
    expect(Object.fromEntries(server.of(SEARCH)[0]?.query ?? [])).toEqual({
      latitude: '12.9716',
      longitude: '77.5946',
      radius: '20',
      sort: 'distance',
      limit: '100',
    });
  });

  it('opens a job over the list and reports it to the server once', async () => {
    const { user, server, card, router } = await openJobSearch();
    await screen.findByText('3 jobs within 20 km');
    expect(card('Counter helper').getAllByRole('button')).toHaveLength(1);
    await user.click(card('Counter helper').getByRole('button', { name: 'Counter helper' }));
    const details = within(await screen.findByRole('dialog', { name: 'Counter helper' }));
    expect(details.getByText('Deliver parcels by scooter.')).toBeVisible();
    expect(details.getByText('Two-wheeler')).toBeVisible();
    expect(router.state.location.search).toBe(`?section=job-search&job=${near.id}`);
    await user.click(details.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe('?section=job-search'));
    await user.click(card('Counter helper').getByRole('button', { name: 'Counter helper' }));
    expect(server.of(`POST /api/jobs/${near.id}/views`)).toHaveLength(1);
  });

  it('opens a job of a shared link that is not in the list', async () => {
    const elsewhere = anAiJob({ title: 'Tailor' });
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/my-applications': () => [],
      [SEARCH]: () => jobsAnswer([near]),
      [`GET /api/jobs/${elsewhere.id}`]: () => asJob(elsewhere),
    });
    renderApp(`/?section=job-search&job=${elsewhere.id}`);
    expect(await screen.findByRole('dialog', { name: 'Tailor' })).toBeVisible();
  });

  it('continues with the next page', async () => {
    const { user, server } = await openJobSearch({
      [SEARCH]: ({ query }) => (query.get('cursor') === 'c2' ? jobsAnswer([far], '2') : jobsAnswer([near], '2', 'c2')),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more jobs' }));
    expect(await screen.findByRole('article', { name: 'Night guard' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Counter helper' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more jobs' })).not.toBeInTheDocument();
    expect(server.of(SEARCH)).toHaveLength(2);
  });

  it('shows the empty state when no job is found', async () => {
    const { user, submit, server } = await openJobSearch();
    await screen.findByText('3 jobs within 20 km');
    server.answer(SEARCH, ({ query }) => jobsAnswer(query.get('search') ? [] : [near]));
    await user.type(screen.getByLabelText('What work?'), 'astronaut');
    await submit();
    expect(await screen.findByText('No job nearby for “astronaut” right now.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('article', { name: 'Counter helper' })).toBeVisible();
    expect(screen.getByLabelText('What work?')).toHaveValue('');
  });

  it('offers another place when there is no job nearby at all', async () => {
    const { user } = await openJobSearch({ [SEARCH]: () => jobsAnswer([]) });
    await user.click(await screen.findByRole('button', { name: 'Change place' }));
    expect(await screen.findByRole('dialog', { name: 'Where you want work' })).toBeVisible();
  });

  it('shows a failure, and retries', async () => {
    const { user, server } = await openJobSearch({ [SEARCH]: () => problem(503, 'Busy') });
    expect(await screen.findByText('Failed to fetch jobs')).toBeVisible();
    server.answer(SEARCH, () => jobsAnswer([near]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Counter helper' })).toBeVisible();
  });

  it('retains its content when the next search fails', async () => {
    const { user, server, submit } = await openJobSearch();
    await screen.findByText('3 jobs within 20 km');
    server.answer(SEARCH, () => problem(503, 'Busy'));
    await user.type(screen.getByLabelText('What work?'), 'driver');
    await submit();
    expect(await screen.findByText('You still see what was found before.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Counter helper' })).toBeVisible();
  });
});

/** A window with room for the list and the view, and for no job beside them. */
const isWide = (query: string): boolean => query.includes('min-width:1080px');

describe('a phone', () => {
  beforeEach(() => void fakeDevice({ latitude: 12.9716, longitude: 77.5946, accuracy: 20 }, 'granted'));
  const drawing = () => screen.queryByRole('listbox', { name: 'Jobs near you, nearest first' });

  it('draws either the list of jobs or the view of the jobs nearby', async () => {
    const { user } = await openJobSearch();
    expect(await screen.findByRole('article', { name: 'Night guard' })).toBeVisible();
    expect(drawing()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nearby' }));
    expect(drawing()).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('article', { name: 'Night guard' })).toBeVisible();
    expect(drawing()).not.toBeInTheDocument();
  });

  it('draws the jobs of a chosen dot once, below the view', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    await openJobSearch({}, `&view=nearby&mark=${far.id}`);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Night guard' })).toBeVisible();
  });
});

describe('the view of the jobs nearby', () => {
  beforeEach(() => void fakeDevice({ latitude: 12.9716, longitude: 77.5946, accuracy: 20 }, 'granted'));
  beforeEach(() => setMedia(isWide));
  afterEach(resetMedia);
  const dots = async () => within(await screen.findByRole('listbox', { name: 'Jobs near you, nearest first' }));

  it('has a named dot for each job with a place, the nearest first', async () => {
    await openJobSearch();
    expect((await dots()).getAllByRole('option').map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Counter helper, Kaveri Logistics, 1.2 km south, ₹120–150 an hour',
      'Night guard, Kaveri Logistics, 9.6 km east, Pay not mentioned',
    ]);
    expect(screen.getByText('1 more job has no exact place. It is in the list.')).toBeVisible();
  });

  it('puts jobs of one spot together', async () => {
    await openJobSearch({ [SEARCH]: () => jobsAnswer([near, anAiJob({ ...awayFromFallback(-1.3, 0) })]) });
    expect((await dots()).getByRole('option', { name: 'Indiranagar, 2 jobs from 1.2 km south' })).toBeVisible();
  });

  it('draws one family of work, which the address retains, and all again', async () => {
    const { user, router } = await openJobSearch();
    await dots();
    const kinds = within(screen.getByRole('group', { name: 'Kinds of work' }));
    expect(kinds.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual([
      '1: Retail, Sales, Ecommerce',
      '1: Construction, Repair & Factory, Security, Gig Work',
    ]);
    await user.click(kinds.getByRole('button', { name: /Security/ }));
    expect((await dots()).getAllByRole('option')).toHaveLength(1);
    expect((await dots()).getByRole('option', { name: /Night guard/ })).toBeVisible();
    expect(router.state.location.search).toBe('?section=job-search&kind=build');
    await user.click(kinds.getByRole('button', { name: /Security/ }));
    expect((await dots()).getAllByRole('option')).toHaveLength(2);
    expect(router.state.location.search).toBe('?section=job-search');
  });

  it('draws all jobs, page after page', async () => {
    const { user, server } = await openJobSearch({
      [SEARCH]: ({ query }) => (query.get('cursor') === 'c2' ? jobsAnswer([far], '2') : jobsAnswer([near], '2', 'c2')),
    });
    await user.click(await screen.findByRole('button', { name: 'Nearby' }));
    await waitFor(async () => expect((await dots()).getAllByRole('option')).toHaveLength(2));
    expect(server.of(SEARCH)).toHaveLength(2);
  });

  it('leads from a dot to its card, also with the keys', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user, router } = await openJobSearch();
    const [first, second] = (await dots()).getAllByRole('option');
    expect(first).toHaveAttribute('tabindex', '0');
    expect(second).toHaveAttribute('tabindex', '-1');
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(scroll.mock.contexts[0]).toBe(screen.getAllByRole('article', { name: 'Night guard' })[0]);
    // a phone shows the card below the view as well
    expect(screen.getAllByRole('article', { name: 'Night guard' })).toHaveLength(2);
    await user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await user.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(router.state.location.search).toBe(`?section=job-search&mark=${near.id}`);
  });

  it('retains the chosen dot in the address, however many were viewed, until Back', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { user, router } = await openJobSearch();
    for (const dot of (await dots()).getAllByRole('option')) await user.click(dot);
    expect(router.state.location.search).toBe(`?section=job-search&mark=${far.id}`);
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?section=job-search');
    expect((await dots()).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  });

  it('retains the named job of a pile when the chosen pile is chosen again', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const beside = { ...near, id: '20000000-0000-4000-8000-0000000000aa', title: 'Cleaner' };
    const { user, router } = await openJobSearch(
      { [SEARCH]: () => jobsAnswer([near, beside]) },
      `&view=nearby&mark=${beside.id}`,
    );
    await user.click((await dots()).getByRole('option', { selected: true }));
    expect(router.state.location.search).toBe(`?section=job-search&view=nearby&mark=${beside.id}`);
  });

  it('shows the dot of a shared link, removes it with Back, and ignores one that no longer exists', async () => {
    const { router } = await openJobSearch({}, `&view=nearby&mark=${far.id}`);
    expect((await dots()).getByRole('option', { selected: true })).toHaveAccessibleName(/Night guard/);
    await waitFor(() => expect(overlaysIn(router.state.location.state)).toHaveLength(1));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe('?section=job-search&view=nearby'));
    expect((await dots()).queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await act(() => router.navigate('/?section=job-search&view=nearby&mark=gone'));
    expect((await dots()).queryByRole('option', { selected: true })).not.toBeInTheDocument();
  });

  it('is linked from the details of a job with a place', async () => {
    const { user, card, router } = await openJobSearch();
    await screen.findByText('3 jobs within 20 km');
    await user.click(card('Cook').getByRole('button', { name: 'Cook' }));
    const cook = within(await screen.findByRole('dialog', { name: 'Cook' }));
    expect(cook.queryByRole('button', { name: 'Show in Nearby' })).not.toBeInTheDocument();
    await user.click(cook.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(card('Night guard').getByRole('button', { name: 'Night guard' }));
    await user.click(await screen.findByRole('button', { name: 'Show in Nearby' }));
    expect((await dots()).getByRole('option', { selected: true })).toHaveAccessibleName(/Night guard/);
    expect(screen.getByRole('button', { name: 'Nearby' })).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toBe(`?section=job-search&view=nearby&mark=${far.id}`);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('dialog', { name: 'Night guard' })).toBeVisible();
  });
});

it('shows its texts in Hindi', async () => {
  await i18n.changeLanguage('hi');
  fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/my-applications': () => [],
    [SEARCH]: () => jobsAnswer([near, far]),
  });
  renderApp('/?section=job-search');
  expect(await screen.findByText('20 किमी के अंदर 2 जॉब')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Counter helper' })).toHaveTextContent('₹120–150 घंटा');
  expect(screen.getByText('पैसे नहीं बताए')).toBeVisible();
});
