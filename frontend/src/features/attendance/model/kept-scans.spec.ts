import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findScan, forgetScan, keepScan, keptScans } from './kept-scans';

const token = (step: string): string => `${'a'.repeat(32)}${step.padStart(6, '0')}${'A'.repeat(12)}`;
const SCAN = { phase: 'start', token: token('1') } as const;
const NOW = Date.UTC(2026, 10, 29, 4);
const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

describe('scans that wait on the phone', () => {
  /** The clock of the device. */
  const setClock = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment);

  it('are kept for ten minutes of a sign-in, and another look does not lengthen them', () => {
    const clock = setClock(NOW);
    expect(keepScan(SCAN, 'sign-in')).toBe(true);
    setClock(NOW + 10 * MINUTE - 1);
    keepScan(SCAN, 'sign-in');
    expect(keptScans()).toHaveLength(1);
    setClock(NOW + 10 * MINUTE);
    expect(keptScans()).toEqual([]);
    clock.mockRestore();
  });

  it.each([-3, 3])('wait for a network although the clock of the phone jumps by %d days', (days) => {
    const clock = setClock(NOW);
    keepScan(SCAN, 'sign-in');
    keepScan(SCAN, 'network');
    keepScan(SCAN, 'sign-in');
    setClock(NOW + days * 24 * 60 * MINUTE);
    expect(keptScans()).toEqual([{ ...SCAN, until: null }]);
    clock.mockRestore();
  });

  it('are listed by the time that the codes name, start and end apart, and removed one by one', () => {
    const end = { phase: 'end', token: token('2') } as const;
    keepScan(end, 'network');
    keepScan(SCAN, 'network');
    expect(keptScans().map(({ phase }) => phase)).toEqual(['start', 'end']);
    forgetScan(SCAN);
    expect(keptScans().map(({ phase }) => phase)).toEqual(['end']);
    expect(findScan(SCAN)).toBeNull();
  });

  it.each(['', 'no json', '{}', '[null, 1, {"phase":"middle"}]', '[{"phase":"start","token":"x","until":null}]'])(
    'are none where %j is stored',
    (text) => {
      localStorage.setItem('nukkad-scans', text);
      expect(keptScans()).toEqual([]);
    },
  );

  it('are reported as not kept where the phone stores nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepScan(SCAN, 'network')).toBe(false);
    full.mockRestore();
  });
});
