import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LOCATION_MAX } from '@nukkad/contract/limits';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { aHireHint } from '../../../test/hiring';
import { makeWrapper } from '../../../test/render-app';
import { useHireHint } from './hooks/useHireHint';
import type { JobLocation } from './model/job-location';

const PIN = { latitude: 12.93521, longitude: 77.62447, source: 'device' } as const;
const inWords = (text: string): JobLocation => ({ text, pin: null });
const CALL = 'GET /api/hire-hint';

describe('the hint of the hire form', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  function open(category: string, location: JobLocation, skills = '', answer: Answer = () => aHireHint()) {
    const server = fakeServer({ [CALL]: answer });
    const hook = renderHook((shown: JobLocation) => useHireHint(category, shown, skills), {
      wrapper: makeWrapper(),
      initialProps: location,
    });
    const queries = () => server.of(CALL).map(({ query }) => Object.fromEntries(query));
    return { ...hook, queries };
  }

  it('is requested 600 ms after the last change, and not for the values before', async () => {
    const { rerender, queries } = open('delivery', inWords('Kora'));
    await passTime(599);
    rerender(inWords('Koramangala'));
    await passTime(599);
    expect(queries()).toEqual([]);
    await passTime(1);
    expect(queries()).toEqual([{ category: 'delivery', location: 'Koramangala' }]);
  });

  it.each<[string, string, JobLocation, string, object[]]>([
    ['words of three letters', 'delivery', inWords(' Kor '), '', [{ category: 'delivery', location: 'Kor' }]],
    ['words of two letters', 'delivery', inWords(' Ko '), '', []],
    [
      'words of the maximum length',
      'delivery',
      inWords('k'.repeat(LOCATION_MAX)),
      '',
      [{ category: 'delivery', location: 'k'.repeat(LOCATION_MAX) }],
    ],
    ['words above the maximum length', 'delivery', inWords('k'.repeat(LOCATION_MAX + 1)), '', []],
    ['no kind of work', '', inWords('Koramangala'), '', []],
    [
      'a point, to three decimals, and skills',
      'delivery',
      { text: 'Ko', pin: PIN },
      ' Driving , ,Hindi',
      [{ category: 'delivery', latitude: '12.935', longitude: '77.624', skills: 'Driving,Hindi' }],
    ],
  ])('is requested for %s as follows', async (_which, category, location, skills, expected) => {
    const { queries } = open(category, location, skills);
    await passTime(600);
    expect(queries()).toEqual(expected);
  });

  it('names its query while there is one, and none for an unknown place or without an answer', async () => {
    jest.useRealTimers();
    const known = open('delivery', inWords('Koramangala'), '', () => aHireHint({ seekers: 'under_5' }));
    await waitFor(() => expect(known.result.current.hint).toBeDefined());
    expect(known.result.current).toEqual({
      hint: { seekers: 'under_5', pay: null, minimumWage: null },
      asked: { category: 'delivery', location: 'Koramangala' },
    });
    known.rerender(inWords(''));
    expect(known.result.current.asked).toBeNull();
    for (const answer of [() => aHireHint({ seekers: null }), () => problem(500, 'Try again.')]) {
      const unknown = open('delivery', inWords('Behind the banyan'), '', answer);
      await waitFor(() => expect(unknown.queries()).toHaveLength(1));
      await waitFor(() => expect(unknown.result.current).toEqual({ hint: undefined, asked: null }));
    }
  });
});
