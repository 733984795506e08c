import { describe, expect, it, jest } from '@jest/globals';
import type { CalendarEntry } from '@nukkad/api-client/generated/api.gen';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { fixToday } from '../../../test/today';
import { i18n } from '../../shared/i18n/i18n';

// a Friday afternoon in India
fixToday('2026-11-20T10:00:00Z');

let made = 0;
function anEntry(startsAt: string, changes: Partial<CalendarEntry> = {}): CalendarEntry {
  made++;
  return {
    id: `7c1a52d0-1111-4000-8000-${String(made).padStart(12, '0')}`,
    kind: 'interview',
    title: 'Delivery rider',
    company: 'Namma Tiffin',
    mode: 'in-person',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
    place: '14, Brigade Road',
    phone: null,
    seeker: null,
    status: 'confirmed',
    proposedTime: null,
    sequence: 0,
    ...changes,
  };
}

/** Answers with the entries between the two days of the query, days of India. */
const calendarOf =
  (entries: readonly CalendarEntry[]): Answer =>
  ({ query }) =>
    entries.filter(({ startsAt }) => {
      const day = new Date(Date.parse(startsAt) + 5.5 * 3_600_000).toISOString().slice(0, 10);
      return day >= String(query.get('from')) && day <= String(query.get('to'));
    });

async function open(entries: readonly CalendarEntry[] = [], answers: Record<string, Answer> = {}, parameters = '') {
  const server = fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    'GET /api/calendar': calendarOf(entries),
    'GET /api/calendar-feed': () => ({ url: null }),
    'GET /api/interview-requests': () => [],
    ...answers,
  });
  const app = renderApp(`/?section=calendar${parameters}`);
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  return { ...app, server };
}
const day = (name: string | RegExp) => screen.findByRole('button', { name });
const agenda = (name: string) => within(screen.getByRole('region', { name }));

describe('the month', () => {
  it('begins its weeks on Monday, marks today, and asks for the whole weeks it shows', async () => {
    const { server } = await open();
    const grid = within(await screen.findByRole('grid', { name: 'November 2026' }));
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ]);
    expect(grid.getAllByRole('gridcell')).toHaveLength(42);
    expect(grid.getByRole('button', { current: 'date' })).toHaveAccessibleName('Friday, 20 November');
    expect(grid.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
    expect(server.of('GET /api/calendar').map(({ query }) => [query.get('from'), query.get('to')])).toEqual([
      ['2026-10-26', '2026-12-06'],
      ['2026-11-20', '2027-02-27'],
    ]);
  });

  it('puts an interview on its day in India and tells everything about it when the day is chosen', async () => {
    // half past twelve at night in India
    const { user } = await open([
      anEntry('2026-11-20T19:00:00Z'),
      anEntry('2026-11-24T05:30:00Z', { title: '', mode: 'phone', place: null, phone: '+919812345670' }),
    ]);
    await user.click(await day(/^Saturday, 21 November, 1 interview, /));
    const first = within(agenda('Saturday, 21 November').getByRole('article', { name: 'Delivery rider' }));
    expect(first.getByText('Tomorrow, 12:30–1 am')).toBeVisible();
    expect(first.getByText('Namma Tiffin')).toBeVisible();
    expect(first.getByText('14, Brigade Road')).toBeVisible();
    await user.click(await day(/^Tuesday, 24 November, 1 interview, /));
    const second = within(agenda('Tuesday, 24 November').getByRole('article', { name: 'Namma Tiffin' }));
    expect(second.getByText('By phone')).toBeVisible();
    expect(second.getByRole('link', { name: '+91 98123 45670' })).toHaveAttribute('href', 'tel:+919812345670');
  });

  it('tells how an interview stands, and an employer who comes', async () => {
    const { user } = await open([
      anEntry('2026-11-24T05:30:00Z', {
        status: 'rescheduled',
        proposedTime: '2026-11-26T05:30:00Z',
        seeker: 'Asha Rao',
      }),
      anEntry('2026-11-24T06:30:00Z', { status: 'no-show', title: 'Cook', seeker: '' }),
      anEntry('2026-11-24T07:30:00Z', { title: 'Driver' }),
    ]);
    await user.click(await day(/^Tuesday, 24 November, 3 interviews, /));
    const entry = (name: string) => within(agenda('Tuesday, 24 November').getByRole('article', { name }));
    expect(entry('Delivery rider').getByText('Asha Rao')).toBeVisible();
    expect(entry('Delivery rider').getByText('New time suggested: Thursday, 11 am')).toBeVisible();
    expect(entry('Cook').getByText('A job seeker')).toBeVisible();
    expect(entry('Cook').getByText("Didn't happen")).toBeVisible();
    expect(entry('Driver').getByText('Namma Tiffin')).toBeVisible();
    expect(entry('Driver').queryByText(/suggested|Done|Didn't happen/)).not.toBeInTheDocument();
  });

  it('tells the work and the place in the language of the page, beside the words of the employer', async () => {
    await open([
      anEntry('2026-11-20T12:30:00Z', {
        ...{ occupation: { hi: 'डिलीवरी राइडर' }, placeNames: { hi: 'ब्रिगेड रोड' } },
      }),
    ]);
    const entry = within(await screen.findByRole('article', { name: 'Delivery rider' }));
    expect(entry.queryByText('डिलीवरी राइडर')).not.toBeInTheDocument();
    expect(entry.getByText('14, Brigade Road')).toBeVisible();
    await act(() => i18n.changeLanguage('hi'));
    expect(screen.getByRole('article', { name: 'Delivery rider' })).toBeVisible();
    expect(entry.getByText('डिलीवरी राइडर')).toBeVisible();
    expect(entry.getByText('ब्रिगेड रोड · 14, Brigade Road')).toBeVisible();
    expect(screen.getByRole('button', { name: /Delivery rider · डिलीवरी राइडर/ })).toBeVisible();
  });

  it('is walked through with the keyboard', async () => {
    const { user } = await open();
    const focused = async (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await user.click(await day('Friday, 20 November'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Saturday, 21 November'],
      ['{ArrowDown}', 'Saturday, 28 November'],
      ['{Home}', 'Monday, 23 November'],
      ['{ArrowLeft}', 'Sunday, 22 November'],
      ['{ArrowUp}', 'Sunday, 15 November'],
      ['{PageDown}', 'Tuesday, 15 December'],
      ['{End}', 'Sunday, 20 December'],
      ['{PageUp}', 'Friday, 20 November'],
    ] as const) {
      await user.keyboard(key);
      await focused(name);
    }
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.querySelector('[tabindex="0"]'))).toHaveLength(1);
  });

  it('goes to other months and back to today', async () => {
    const { user, server } = await open();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeVisible();
    expect(server.calls.at(-1)?.query.get('from')).toBe('2026-12-28');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  });

  it('leads from an empty day to the next interview', async () => {
    const { user } = await open([anEntry('2026-11-20T05:30:00Z'), anEntry('2027-01-05T05:30:00Z')]);
    await user.click(await day('Thursday, 19 November'));
    expect(screen.getByText('No interview on this day.')).toBeVisible();
    await user.click(await day('Go to the next one: 5 January 2027, 11–11:30 am'));
    expect(await screen.findByRole('article', { name: 'Delivery rider' })).toBeVisible();
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  });
});

describe('the week', () => {
  it('lists its days one below the other on a phone', async () => {
    const { user } = await open([anEntry('2026-11-18T05:30:00Z', { title: 'Cook' })]);
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    expect(await screen.findByRole('heading', { name: '16 November – 22 November' })).toBeVisible();
    const week = within(screen.getByRole('list', { name: '16 November – 22 November' }));
    expect(week.getByRole('button', { current: 'date' })).toHaveAccessibleName('Fri 20, Friday, 20 November');
    await user.click(week.getByRole('button', { name: '11 am Cook' }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Cook' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByRole('heading', { name: '23 November – 29 November' })).toBeVisible();
  });

  it('tells the work in the language of the page after the title of the employer', async () => {
    const { user } = await open([anEntry('2026-11-18T05:30:00Z', { title: 'Cook', occupation: { kn: 'ಅಡುಗೆಯವರು' } })]);
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    expect(await screen.findByRole('button', { name: '11 am Cook' })).toBeVisible();
    await act(() => i18n.changeLanguage('kn'));
    expect(screen.getByRole('button', { name: /Cook · ಅಡುಗೆಯವರು$/ })).toBeVisible();
  });

  it('shows hours where there is room, overlapping interviews side by side', async () => {
    Object.assign(window, {
      matchMedia: (query: string) => ({
        matches: query.includes('min-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
    try {
      const { user } = await open([
        anEntry('2026-11-18T05:30:00Z', { title: 'Cook' }),
        anEntry('2026-11-18T05:45:00Z', { title: 'Baker' }),
        anEntry('2026-11-19T15:30:00Z', { title: 'Guard' }),
      ]);
      await user.click(await screen.findByRole('button', { name: 'Week' }));
      const wednesday = within(await screen.findByRole('listitem', { name: 'Wednesday, 18 November' }));
      const places = ['11 am Cook', '11:15 am Baker'].map((name) => {
        const style = getComputedStyle(wednesday.getByRole('button', { name }).closest('li') as HTMLElement);
        return [style.top, style.left, style.width, style.height];
      });
      expect(places).toEqual([
        ['192px', '0%', '50%', '48px'],
        ['216px', '50%', '50%', '48px'],
      ]);
      // nine in the evening is later than the usual day: the day grows
      expect(screen.getAllByText('9 pm')).toHaveLength(2);
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });
});

describe('the calendar', () => {
  it('hands an interview over to the calendar of the device', async () => {
    const entry = anEntry('2026-11-20T12:30:00Z');
    const { user } = await open([entry]);
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

  it('says that there is nothing yet, and how to ask', async () => {
    await open();
    expect(await screen.findByText('No interviews yet')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Request Interview' })).toHaveAttribute(
      'href',
      '/?section=request-interview',
    );
  });

  it('says when it could not be loaded, and tries again', async () => {
    const { user, server } = await open([], { 'GET /api/calendar': () => problem(500, 'Oops') });
    expect(await screen.findByText('Your calendar did not load')).toBeVisible();
    server.answer('GET /api/calendar', calendarOf([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  });

  it('speaks Hindi', async () => {
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

  it('gets an address when somebody wants one', async () => {
    const { user, server } = await open([], { 'POST /api/calendar-feed': () => ({ url: FEED }) });
    const make = await day('Get calendar link');
    server.answer('GET /api/calendar-feed', () => ({ url: FEED }));
    await user.click(make);
    await toast('Your link is ready');
    expect(await (await panel()).findByLabelText('Your calendar link')).toHaveValue(FEED);
    const link = (await panel()).getByRole('link', { name: 'Open in calendar app' });
    expect(link).toHaveAttribute('href', 'webcal://nukkad.test/api/calendar/secret.ics');
    expect((await panel()).getByText(/Anyone with this link can see your interviews/)).toBeVisible();
  });

  it('is taken back after a question', async () => {
    const { user, server } = await open([], {
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

  it('gets a new address after a question', async () => {
    const { user, server } = await open([], {
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

  it('says when that fails', async () => {
    const { user } = await open([], { 'POST /api/calendar-feed': () => problem(429, 'Please wait a minute.') });
    await user.click(await day('Get calendar link'));
    await toast('Please wait a minute.');
  });
});

describe('the address', () => {
  const shown = (router: { state: { location: { search: string } } }) =>
    Object.fromEntries(new URLSearchParams(router.state.location.search));

  it('names the view and the chosen day; Back leads to the ones before', async () => {
    const { user, router } = await open();
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

  it('is shown again after a reload', async () => {
    await open([anEntry('2027-01-05T05:30:00Z')], {}, '&view=week&day=2027-01-05');
    expect(await screen.findByRole('heading', { name: '4 January – 10 January' })).toBeVisible();
    expect(await agenda('Tuesday, 5 January').findByRole('article', { name: 'Delivery rider' })).toBeVisible();
  });

  it('is walked along with the keys without a stop for Back at each day', async () => {
    const { user, router } = await open();
    await user.click(await day('Tuesday, 24 November'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown(router)).toEqual({ section: 'calendar', day: '2026-11-26' });
    await act(() => router.navigate(-1));
    expect(shown(router)).toEqual({ section: 'calendar' });
  });

  it.each(['2026-02-30', 'soon', '20261124'])('that names no day (%s) shows today', async (name) => {
    await open([], {}, `&day=${name}`);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('20');
  });
});
