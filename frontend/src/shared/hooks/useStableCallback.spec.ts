import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useStableCallback } from './useStableCallback';

it('keeps the function and calls the one of the last render', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { result, rerender } = renderHook(({ callback }) => useStableCallback<[string]>(callback), {
    initialProps: { callback: first },
  });
  const stable = result.current;
  rerender({ callback: second });
  expect(result.current).toBe(stable);
  stable('a');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('a');
});
