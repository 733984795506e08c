import { describe, expect, it, jest } from '@jest/globals';
import { attendanceStepAt, readAttendanceToken } from '@nukkad/contract/attendance/attendance';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeServer, outage, problem } from '../../../../../test/fake-server';
import { makeWrapper } from '../../../../../test/render-app';
import { useShiftToken } from './useShiftToken';

const ID = '30000000-0000-4000-8000-000000000001';
const SHIFT = { shiftId: '0f3a9b52-7d1c-4e8a-9c06-5be1d2f40a71', key: 'c2hpZnQta2V5LXNoaWZ0LWtleS1zaGlmdC1rZXktMTI' };

describe('the code of a shift', () => {
  it.each([7, -7, 600])(
    'follows the server’s clock on a device with a clock that is %d minutes ahead',
    async (minutes) => {
      const now = new Date(Date.now() - minutes * 60_000).toISOString();
      fakeServer({ [`GET /api/engagements/${ID}/shift-key`]: () => ({ ...SHIFT, now }) });
      const { result } = renderHook(() => useShiftToken(ID, 'start'), { wrapper: makeWrapper() });
      await waitFor(() => expect(result.current.token).not.toBeNull());
      const read = readAttendanceToken(result.current.token ?? '');
      expect(read?.shiftId).toBe(SHIFT.shiftId);
      expect(Math.abs((read?.step ?? 0) - attendanceStepAt(Date.parse(now)))).toBeLessThanOrEqual(1);
    },
  );

  it('is derived from a new response when the phone wakes up', async () => {
    const server = fakeServer({
      [`GET /api/engagements/${ID}/shift-key`]: () => ({ ...SHIFT, now: '2026-11-29T04:00:00.000Z' }),
    });
    const { result } = renderHook(() => useShiftToken(ID, 'end'), { wrapper: makeWrapper() });
    await waitFor(() => expect(result.current.token).not.toBeNull());
    const before = result.current.token;
    server.answer(`GET /api/engagements/${ID}/shift-key`, () => ({ ...SHIFT, now: '2026-11-29T05:00:00.000Z' }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(result.current.token).not.toBe(before));
    expect(readAttendanceToken(result.current.token ?? '')?.step).toBeGreaterThanOrEqual(
      attendanceStepAt(Date.parse('2026-11-29T05:00:00.000Z')),
    );
  });

  it('is hidden after a sleep without a network, and shown again once the server responds', async () => {
    const call = `GET /api/engagements/${ID}/shift-key` as const;
    const answer = () => ({ ...SHIFT, now: '2026-11-29T04:00:00.000Z' });
    const server = fakeServer({ [call]: answer });
    const { result } = renderHook(() => useShiftToken(ID, 'start'), { wrapper: makeWrapper() });
    await waitFor(() => expect(result.current.token).not.toBeNull());
    server.answer(call, () => {
      throw new TypeError('Failed to fetch');
    });
    // the device's clock continues during the sleep, and the page's clock does not
    const now = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 20 * 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(result.current).toEqual({ token: null, isFailed: true }));
    server.answer(call, () => ({ ...SHIFT, now: '2026-11-29T04:20:00.000Z' }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.token).not.toBeNull());
    expect(result.current.isFailed).toBe(false);
    expect(readAttendanceToken(result.current.token ?? '')?.step).toBeGreaterThanOrEqual(
      attendanceStepAt(Date.parse('2026-11-29T04:20:00.000Z')),
    );
    clock.mockRestore();
  });

  const CALL = `GET /api/engagements/${ID}/shift-key`;
  const fail = (): never => {
    throw new TypeError('Failed to fetch');
  };
  /** Returns the number of calls in the 20 seconds after a failed one. */
  const countRepeats = async (answer: () => unknown): Promise<number> => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = fakeServer({ [CALL]: answer });
    const { result } = renderHook(() => useShiftToken(ID, 'start'), { wrapper: makeWrapper() });
    await waitFor(() => expect(result.current.isFailed).toBe(true));
    const before = server.of(CALL).length;
    for (let second = 0; second < 20; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    return server.of(CALL).length - before;
  };

  it.each([
    ['no response', fail],
    ['a response of a failed server', outage],
  ])('is requested every few seconds after %s', async (_failure, answer) => {
    expect(await countRepeats(answer)).toBeGreaterThan(2);
  });

  it('is not requested again after a refusal', async () => {
    expect(await countRepeats(() => problem(404, 'Not found'))).toBe(0);
  });

  it('is requested by a hidden page only once the page is shown again', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(await countRepeats(outage)).toBe(0);
    hidden.mockRestore();
    const server = fakeServer({ [CALL]: () => ({ ...SHIFT, now: new Date().toISOString() }) });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(server.of(CALL)).not.toHaveLength(0));
  });

  it('is missing in a browser that cannot sign', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const subtle = jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('no cryptography'));
    fakeServer({ [`GET /api/engagements/${ID}/shift-key`]: () => ({ ...SHIFT, now: new Date().toISOString() }) });
    const { result } = renderHook(() => useShiftToken(ID, 'start'), { wrapper: makeWrapper() });
    await waitFor(() => expect(result.current.isFailed).toBe(true));
    expect(result.current.token).toBeNull();
    subtle.mockRestore();
  });
});
