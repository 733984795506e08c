import { describe, expect, it } from '@jest/globals';
import { dayIn, viewIn, withDay, withView } from './calendar-params';

const address = (text: string): URLSearchParams => new URLSearchParams(text);

describe('address of the calendar', () => {
  it.each([
    ['', 'month'],
    ['view=week', 'week'],
    ['view=year', 'month'],
  ])('"%s" shows the %s', (text, view) => {
    expect(viewIn(address(text))).toBe(view);
  });

  it('names the week, omits the month, and retains other parameters', () => {
    expect(withView(address('q=1'), 'week').toString()).toBe('q=1&view=week');
    expect(withView(address('q=1&view=week'), 'month').toString()).toBe('q=1');
  });

  it('names a day, omits today, and retains other parameters', () => {
    expect(withDay(address('q=1'), dayIn(address('day=2026-11-29'))).toString()).toBe('q=1&day=2026-11-29');
    expect(withDay(address('q=1&day=2026-11-29'), null).toString()).toBe('q=1');
  });

  it.each(['', 'day=2026-02-30', 'day=today'])('"%s" names no day', (text) => {
    expect(dayIn(address(text))).toBeNull();
  });

  it('is not modified by any function that derives an address from it', () => {
    const before = address('view=week');
    withView(before, 'month');
    withDay(before, dayIn(address('day=2026-11-29')));
    expect(before.toString()).toBe('view=week');
  });
});
