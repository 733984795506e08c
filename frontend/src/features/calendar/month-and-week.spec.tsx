import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setMedia } from '../../../test/media';
import { fixToday } from '../../../test/today';
import { i18n } from '../../shared/i18n/i18n';
import { agenda, anEntry, day, openCalendar } from './testing/open-calendar';

// a Friday afternoon in India
fixToday('2026-11-20T10:00:00Z');

describe('the month', () => {
  it('begins its weeks on Monday, marks today, and asks for the whole weeks it shows', async () => {
    const { server } = await openCalendar();
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

  it('shows an interview on its day in India, with all details when the day is chosen', async () => {
    // half past twelve at night in India
    const { user } = await openCalendar([
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

  it('shows the status of an interview, and an employer who comes', async () => {
    const { user } = await openCalendar([
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

  it('shows the work and the place in the language of the page, beside the words of the employer', async () => {
    await openCalendar([
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

  it('is navigated with the keyboard', async () => {
    const { user } = await openCalendar();
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

  it('navigates to other months and back to today', async () => {
    const { user, server } = await openCalendar();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeVisible();
    expect(server.calls.at(-1)?.query.get('from')).toBe('2026-12-28');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  });

  it('shows that the chosen day has no interview', async () => {
    const { user } = await openCalendar([anEntry('2026-11-20T05:30:00Z'), anEntry('2027-01-05T05:30:00Z')]);
    await user.click(await day('Thursday, 19 November'));
    expect(screen.getByText('No interview on this day.')).toBeVisible();
  });
});

describe('the week', () => {
  it('lists its days one below the other on a phone', async () => {
    const { user } = await openCalendar([anEntry('2026-11-18T05:30:00Z', { title: 'Cook' })]);
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    expect(await screen.findByRole('heading', { name: '16 November – 22 November' })).toBeVisible();
    const week = within(screen.getByRole('list', { name: '16 November – 22 November' }));
    expect(week.getByRole('button', { current: 'date' })).toHaveAccessibleName('Fri 20, Friday, 20 November');
    await user.click(week.getByRole('button', { name: '11 am Cook' }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Cook' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByRole('heading', { name: '23 November – 29 November' })).toBeVisible();
  });

  it('shows the work in the language of the page after the title of the employer', async () => {
    const { user } = await openCalendar([
      anEntry('2026-11-18T05:30:00Z', { title: 'Cook', occupation: { kn: 'ಅಡುಗೆಯವರು' } }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    expect(await screen.findByRole('button', { name: '11 am Cook' })).toBeVisible();
    await act(() => i18n.changeLanguage('kn'));
    expect(screen.getByRole('button', { name: /Cook · ಅಡುಗೆಯವರು$/ })).toBeVisible();
  });

  it('shows hours where there is room, overlapping interviews side by side', async () => {
    setMedia((query) => query.includes('min-width'));
    const { user } = await openCalendar([
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
    // nine in the evening is later than the usual day, so the displayed day is extended
    expect(screen.getAllByText('9 pm')).toHaveLength(2);
  });
});
