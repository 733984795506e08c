import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsOver } from './useIsOver';

const NOW = Date.parse('2026-03-02T10:00:00.000Z');
const at = (ms: number): string => new Date(NOW + ms).toISOString();

afterEach(() => {
  jest.useRealTimers();
});

it.each([1, 60_000])('changes when a moment in %d ms passes, and not before', (ms) => {
  jest.useFakeTimers({ now: NOW });
  const { result } = renderHook(() => useIsOver(at(ms)));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(ms - 1));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

it('follows the moment that a new answer of the server has', () => {
  jest.useFakeTimers({ now: NOW });
  const { result, rerender } = renderHook(({ moment }) => useIsOver(moment), { initialProps: { moment: at(0) } });
  expect(result.current).toBe(true);
  rerender({ moment: at(1000) });
  expect(result.current).toBe(false);
});
