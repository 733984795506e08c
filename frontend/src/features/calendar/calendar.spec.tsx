import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fixToday } from '../../../test/today';
import { i18n } from '../../shared/i18n/i18n';
import { agenda, anEntry, calendarOf, day, openCalendar } from './testing/open-calendar';

// a Friday afternoon in India
fixToday('2026-11-20T10:00:00Z');

describe('the calendar', () => {
  it('hands an interview over to the calendar of the device', async () => {
    const entry = anEntry('2026-11-20T12:30:00Z');
    const { user } = await openCalendar([entry]);
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(await day('Add to my calendar'));
    expect(names).toEqual(['interview-2026-11-20.ics']);
    const text = await files[0]?.text();
    expect(text).toContain(`UID:interview-${entry.id}@nukkad`);
    expect(text).toContain('SUMMARY:Interview: Delivery rider\\, Namma Tiffin');
    expect(text).toContain('DESCRIPTION:Place: 14\\, Brigade Road');
  });

  it('moves on to the next day on a page that is looked at again after midnight', async () => {
    await openCalendar([anEntry('2026-11-21T10:30:00Z')]);
    const today = () => document.querySelector('[aria-current="date"]')?.textContent;
    await screen.findByRole('grid', { name: 'November 2026' });
    expect(today()).toMatch(/20/);
    jest.setSystemTime(new Date('2026-11-20T18:31:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(today()).toMatch(/21/);
  });

  it('shows an empty state with instructions to request an interview', async () => {
    await openCalendar();
    expect(await screen.findByText('No interviews yet')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Request Interview' })).toHaveAttribute(
      'href',
      '/?section=request-interview',
    );
  });

  it('shows a failure to load, and retries', async () => {
    const { user, server } = await openCalendar([], { 'GET /api/calendar': () => problem(500, 'Oops') });
    expect(await screen.findByText('Your calendar did not load')).toBeVisible();
    server.answer('GET /api/calendar', calendarOf([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  });

  it('shows its texts in Hindi', async () => {
    await i18n.changeLanguage('hi');
    fakeServer({
      'GET /api/auth/user': () => aSeeker(),
      'GET /api/calendar': calendarOf([]),
      'GET /api/calendar-feed': () => ({ url: null }),
    });
    renderApp('/?section=calendar');
    const grid = within(await screen.findByRole('grid', { name: 'नवंबर 2026' }));
    expect(grid.getAllByRole('columnheader')[0]).toHaveTextContent('सोम');
    expect(grid.getByRole('button', { current: 'date' })).toHaveAccessibleName('शुक्रवार, 20 नवंबर');
  });
});

describe('the subscription', () => {
  const FEED = 'https://nukkad.test/api/calendar/secret.ics';
  const panel = async () => within(await screen.findByRole('region', { name: 'In your own calendar' }));
  const toast = (title: string) => waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(title));

  it('gets an address on request', async () => {
    const { user, server } = await openCalendar([], { 'POST /api/calendar-feed': () => ({ url: FEED }) });
    const make = await day('Get calendar link');
    server.answer('GET /api/calendar-feed', () => ({ url: FEED }));
    await user.click(make);
    await toast('Your link is ready');
    expect(await (await panel()).findByLabelText('Your calendar link')).toHaveValue(FEED);
    const link = (await panel()).getByRole('link', { name: 'Open in calendar app' });
    expect(link).toHaveAttribute('href', 'webcal://nukkad.test/api/calendar/secret.ics');
    expect((await panel()).getByText(/Anyone with this link can see your interviews/)).toBeVisible();
  });

  it('is revoked after a confirmation', async () => {
    const { user, server } = await openCalendar([], {
      'GET /api/calendar-feed': () => ({ url: FEED }),
      'DELETE /api/calendar-feed': () => ({ url: null }),
    });
    await user.click(await day('Turn off link'));
    const question = within(await screen.findByRole('dialog', { name: 'Turn off this link?' }));
    server.answer('GET /api/calendar-feed', () => ({ url: null }));
    await user.click(question.getByRole('button', { name: 'Turn off link' }));
    await toast('Link turned off');
    expect(await day('Get calendar link')).toBeVisible();
    expect(server.of('DELETE /api/calendar-feed')).toHaveLength(1);
  });

  it('gets a new address after a confirmation', async () => {
    const { user, server } = await openCalendar([], {
      'GET /api/calendar-feed': () => ({ url: FEED }),
      'POST /api/calendar-feed': () => ({ url: `${FEED}2` }),
    });
    await user.click(await day('Get a new link'));
    const question = within(await screen.findByRole('dialog', { name: 'Get a new link?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.of('POST /api/calendar-feed')).toHaveLength(0);
    await user.click(await day('Get a new link'));
    server.answer('GET /api/calendar-feed', () => ({ url: `${FEED}2` }));
    await user.click(await day('Get new link'));
    await waitFor(async () => expect((await panel()).getByLabelText('Your calendar link')).toHaveValue(`${FEED}2`));
  });

  it('shows a failure of its change', async () => {
    const { user } = await openCalendar([], { 'POST /api/calendar-feed': () => problem(429, 'Please wait a minute.') });
    await user.click(await day('Get calendar link'));
    await toast('Please wait a minute.');
  });
});

describe('the URL of the calendar', () => {
  const shown = (router: { state: { location: { search: string } } }) =>
    Object.fromEntries(new URLSearchParams(router.state.location.search));

  it('names the view and the chosen day; Back leads to the ones before', async () => {
    const { user, router } = await openCalendar();
    await user.click(await day('Tuesday, 24 November'));
    await user.click(screen.getByRole('button', { name: 'Week' }));
    expect(shown(router)).toEqual({ section: 'calendar', day: '2026-11-24', view: 'week' });
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(shown(router)).toEqual({ section: 'calendar', day: '2026-12-01', view: 'week' });
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(shown(router)).toEqual({ section: 'calendar', view: 'week' });
    await act(() => router.navigate(-3));
    expect(shown(router)).toEqual({ section: 'calendar', day: '2026-11-24' });
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
  });

  it('is restored after a reload', async () => {
    await openCalendar([anEntry('2027-01-05T05:30:00Z')], {}, '&view=week&day=2027-01-05');
    expect(await screen.findByRole('heading', { name: '4 January – 10 January' })).toBeVisible();
    expect(await agenda('Tuesday, 5 January').findByRole('article', { name: 'Delivery rider' })).toBeVisible();
  });

  it('changes with the keys without a history entry for each day', async () => {
    const { user, router } = await openCalendar();
    await user.click(await day('Tuesday, 24 November'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown(router)).toEqual({ section: 'calendar', day: '2026-11-26' });
    await act(() => router.navigate(-1));
    expect(shown(router)).toEqual({ section: 'calendar' });
  });

  it.each(['2026-02-30', 'soon', '20261124'])('shows today when the day in it is invalid: %s', async (name) => {
    await openCalendar([], {}, `&day=${name}`);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  });
});
