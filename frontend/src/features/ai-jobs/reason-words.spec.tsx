import { expect, it } from '@jest/globals';
import type { MatchReason } from '@nukkad/contract/matching/ai-jobs';
import { renderHook, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { makeWrapper } from '../../../test/render-app';
import { loadTexts } from '../../shared/i18n/i18n';
import { useReasonWords } from './hooks/useReasonWords';

it.each<[MatchReason['code'], number, number, MatchReason['params'], boolean]>([
  ['text', 1, 86, {}, true],
  ['text', 0, 86, {}, false],
  ['category', 1, 18, {}, true],
  ['category', 0, 18, {}, false],
  ['recent', 1, 10, { days: 6 }, true],
  ['recent', 10, 10, { days: 7 }, false],
  ['recent', 0, 10, { days: 0 }, false],
  ['distance', 5, 10, {}, true],
  ['distance', 4.9, 10, {}, false],
  ['employer_rating', 6, 10, {}, true],
  ['employer_rating', 5.9, 10, {}, false],
  ['skills', 0, 0, {}, false],
])(
  'decides whether the part %s with %d of %d points and %j counts in favour of the job: %s',
  async (code, points, max, params, expected) => {
    fakeServer({});
    await loadTexts('ai-jobs/details');
    const { result } = renderHook(() => useReasonWords(), { wrapper: makeWrapper() });
    // further texts of the page are fetched first
    await waitFor(() => expect(result.current).not.toBeNull());
    expect(result.current.speaks({ code, points, max, params })).toBe(expected);
  },
);
