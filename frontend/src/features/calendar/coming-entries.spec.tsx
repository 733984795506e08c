import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fixToday } from '../../../test/today';
import { anEntry, calendarOf, day, openCalendar } from './testing/open-calendar';

// a Friday afternoon in India
fixToday('2026-11-20T10:00:00Z');

const coming = async () => within(await screen.findByRole('region', { name: 'Coming up' }));
const rows = async () => (await coming()).getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the interviews that are to come', () => {
  it('precede the month, the next one first, with time, work, company and place', async () => {
    await openCalendar([
      anEntry('2026-11-20T05:30:00Z', { title: 'Over since noon' }),
      anEntry('2026-11-20T12:30:00Z', { title: 'Cook' }),
      anEntry('2027-01-05T05:30:00Z', { title: 'Guard', mode: 'phone', place: null, phone: '+919812345670' }),
    ]);
    expect(await rows()).toEqual([
      '20TodayToday, 6–6:30 pmCook · Namma Tiffin14, Brigade Road',
      '5Tue5 January 2027, 11–11:30 amGuard · Namma TiffinBy phone',
    ]);
    const list = (await coming()).getByRole('list');
    const grid = screen.getByRole('grid', { name: 'November 2026' });
    expect(list.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['interviews', [anEntry('2026-11-24T05:30:00Z')], 'Coming up'],
    ['none', [], 'No interviews yet'],
  ])('do not move the month when their response comes last and there are %s', async (_count, entries, above) => {
    let answerComing = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerComing = resolve));
    const answer = calendarOf(entries);
    const { server } = await openCalendar(entries, {
      'GET /api/calendar': async (call) => {
        if (call.query.get('from') === '2026-11-20') await held;
        return answer(call);
      },
    });
    await waitFor(() => expect(server.calls.filter(({ call }) => call === 'GET /api/calendar')).toHaveLength(2));
    // waits for the other responses
    await act(() => new Promise((resolve) => void setTimeout(resolve, 0)));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    answerComing();
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(screen.getByRole('heading', { name: above })).toBeVisible();
  });

  it('are named "Interview" if neither the work nor the company is known', async () => {
    await openCalendar([anEntry('2026-11-20T12:30:00Z', { title: '', company: '' })]);
    expect(await rows()).toEqual(['20TodayToday, 6–6:30 pmInterview14, Brigade Road']);
  });

  it('lead to the card of an interview of another month', async () => {
    const { user } = await openCalendar([anEntry('2027-01-05T05:30:00Z', { title: 'Guard' })]);
    await user.click((await coming()).getByRole('button', { name: /Guard/ }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Guard' })).toHaveFocus());
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  });

  it('show five at first, and the others when they are asked for', async () => {
    const { user } = await openCalendar(
      [21, 22, 23, 24, 25, 26, 27].map((date) => anEntry(`2026-11-${date}T05:30:00Z`)),
    );
    expect(await rows()).toHaveLength(5);
    await user.click(await day('2 more'));
    expect(await rows()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });

  it('lose an interview that ends while the page is open', async () => {
    await openCalendar([anEntry('2026-11-20T10:15:00Z', { title: 'Cook' }), anEntry('2026-11-24T05:30:00Z')]);
    expect(await rows()).toHaveLength(2);
    act(() => jest.setSystemTime(new Date('2026-11-20T10:46:00Z')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });
});
