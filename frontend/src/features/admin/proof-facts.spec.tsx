import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { loadTexts } from '../../shared/i18n/i18n';
import { fakeServer } from '../../../test/fake-server';
import { makeWrapper } from '../../../test/render-app';
import { useProofFacts } from './hooks/useProofFacts';

it.each([
  ['at once', '2026-03-02T10:00:59Z', false],
  ['hours later', '2026-03-02T15:00:00Z', true],
])('a scanned code that arrived %s', async (_when, receivedAt, isLate) => {
  fakeServer({});
  await loadTexts('admin');
  const { result } = renderHook(useProofFacts, { wrapper: makeWrapper() });
  const [fact] = result.current([{ phase: 'start', shownAt: '2026-03-02T10:00:00Z', receivedAt }]);
  expect(fact?.[0]).toBe('Scanned the code to start');
  expect(fact?.[1].includes(', received ')).toBe(isLate);
});
