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
