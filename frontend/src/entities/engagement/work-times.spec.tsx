import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { useWorkTimes } from './hooks/useWorkTimes';

describe('the length of work', () => {
  it.each([
    [4, '4 hours'],
    [1.5, '1.5 hours'],
    [5 + 5 / 60, '5.08 hours'],
    [3.999, '4 hours'],
  ])('of %d hours is “%s”', async (hours, text) => {
    fakeServer({});
    await loadTexts('engagement');
    const { result } = renderHook(() => useWorkTimes(), { wrapper: makeWrapper() });
    expect(result.current.length(hours)).toBe(text);
  });
});

describe('the time of work', () => {
  // Indian clock: from ten in the evening of the second of February
  it.each([
    ['of one day', true, '2026-02-02T04:30:00Z', '2026-02-02T18:00:00Z'],
    ['over a night of less than twelve hours', true, '2026-02-02T16:30:00Z', '2026-02-03T04:29:59Z'],
    ['over a night of twelve hours', false, '2026-02-02T16:30:00Z', '2026-02-03T04:30:00Z'],
  ])('%s is one span of hours: %s', async (_which, isOneSpan, from, to) => {
    fakeServer({});
    await loadTexts('engagement');
    const { result } = renderHook(() => useWorkTimes(), { wrapper: makeWrapper() });
    const until = result.current.day(new Date(from), new Date(to));
    expect(until.includes('until')).toBe(!isOneSpan);
    expect(result.current.hours(new Date(from), new Date(to)).includes('–')).toBe(isOneSpan);
  });
});
