import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { noteFirstPage } from '../../../shared/rendering/first-page';
import { useDrawnRows } from './useDrawnRows';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  noteFirstPage('left');
});

const idle = () => act(() => jest.runAllTimers());

it('draws the first rows of an answer at once and the others while the browser is idle', () => {
  const { result, rerender } = renderHook(({ count }) => useDrawnRows(count), { initialProps: { count: 0 } });
  idle();
  expect(result.current).toBe(0);
  rerender({ count: 100 });
  expect(result.current).toBe(8);
  idle();
  expect(result.current).toBe(100);
  rerender({ count: 200 });
  expect(result.current).toBe(200);
});

it('draws a short list as a whole', () => {
  const { result, rerender } = renderHook(({ count }) => useDrawnRows(count), { initialProps: { count: 0 } });
  rerender({ count: 5 });
  expect(result.current).toBe(5);
});

it('draws a list as a whole that is there at once, as after Back', () => {
  const { result } = renderHook(() => useDrawnRows(100));
  expect(result.current).toBe(100);
});

it('draws the first rows alone of a list that is there with the first page of a document', () => {
  noteFirstPage('shown');
  const { result } = renderHook(() => useDrawnRows(100));
  expect(result.current).toBe(8);
  idle();
  expect(result.current).toBe(100);
});
