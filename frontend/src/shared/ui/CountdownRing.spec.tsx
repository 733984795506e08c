import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setMedia } from '../../../test/media';
import { loadTexts } from '../i18n/i18n';
import { syncServerClock } from '../clock/server-clock';
import { resetServerClock } from '../clock/testing/reset-server-clock';
import { AppTheme } from '../theme/AppTheme';
import { CountdownRing, countdownFigure } from './CountdownRing';

const NOW = Date.parse('2026-03-02T10:00:00.000Z');
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const show = (seconds: number, totalSeconds = 3600) =>
  render(<CountdownRing expiresAt={inSeconds(seconds)} totalSeconds={totalSeconds} />, { wrapper: AppTheme });
const share = (container: HTMLElement) => Number(container.querySelector('[data-share]')?.getAttribute('data-share'));
const timer = () => screen.getByRole('timer', { name: 'Time left' });

describe('the ring of a countdown', () => {
  beforeEach(async () => {
    await loadTexts('clock');
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    jest.useRealTimers();
    resetServerClock();
  });

  it('moves with each second in proportion to the whole', async () => {
    const { container } = show(47 * 60 + 12);
    expect(timer()).toHaveTextContent('47:12left');
    expect(share(container)).toBeCloseTo(2832 / 3600, 3);
    await pass(1000);
    expect(timer()).toHaveTextContent('47:11left');
    await pass(11_000);
    expect(timer()).toHaveTextContent('47:00left');
    expect(share(container)).toBeCloseTo(2820 / 3600, 3);
  });

  it('announces once that the last five minutes have begun, and that the time is over', async () => {
    show(302);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(2000);
    expect(screen.getByRole('status')).toHaveTextContent('5 minutes left');
    await pass(120_000);
    expect(screen.getByRole('status')).toHaveTextContent('5 minutes left');
    await pass(180_000);
    expect(timer()).toHaveTextContent('Expired');
    expect(screen.getByRole('status')).toHaveTextContent('Expired');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('announces no wrong time when the page opens with two minutes left', () => {
    show(120);
    expect(timer()).toHaveTextContent('2:00left');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it("counts by the server's clock when the device's is wrong", () => {
    const date = new Date(NOW + 600_000).toUTCString();
    syncServerClock({ date, sent: NOW, received: NOW });
    show(900);
    expect(timer()).toHaveTextContent('5:00left');
  });

  it('moves by the minute with reduced motion', async () => {
    setMedia((query) => query.includes('reduced-motion'));
    const { container } = show(600);
    expect(timer()).toHaveTextContent('10min left');
    const before = share(container);
    await pass(59_000);
    expect(share(container)).toBe(before);
    await pass(1000);
    expect(timer()).toHaveTextContent('9min left');
    expect(share(container)).toBeLessThan(before);
  });

  it('restarts when the time is changed', async () => {
    const { rerender } = show(60);
    rerender(<CountdownRing expiresAt={inSeconds(1800)} totalSeconds={3600} />);
    expect(timer()).toHaveTextContent('30:00left');
    await pass(1000);
    expect(timer()).toHaveTextContent('29:59left');
  });
});

it.each([
  [3599, false, { figure: '59:59', unit: 'left' }],
  [3599, true, { figure: '60', unit: 'minutes' }],
  [2 * 3600 + 65, false, { figure: '2:01', unit: 'hours' }],
  [172_800, false, { figure: '2', unit: 'days' }],
  [0, false, { figure: '0:00', unit: 'over' }],
])('%d seconds (calm: %s) are written as %j', (seconds, calm, expected) => {
  expect(countdownFigure(seconds, calm)).toEqual(expected);
});
