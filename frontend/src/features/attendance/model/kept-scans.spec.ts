import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findScan, forgetScan, keepScan, keptScans, keptScansOf } from './kept-scans';

const token = (step: string): string => `${'a'.repeat(32)}${step.padStart(6, '0')}${'A'.repeat(12)}`;
const SCAN = { phase: 'start', token: token('1') } as const;
const NOW = Date.UTC(2026, 10, 29, 4);
const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

describe('scans that wait on the phone', () => {
  /** The clock of the device. */
  const setClock = (moment: number) => jest.spyOn(Date, 'now').mockReturnValue(moment);

  it('are stored for ten minutes of a sign-in, and reading them does not prolong this', () => {
    const clock = setClock(NOW);
    expect(keepScan(SCAN, 'sign-in', null)).toBe(true);
    setClock(NOW + 10 * MINUTE - 1);
    keepScan(SCAN, 'sign-in', null);
    expect(keptScans()).toHaveLength(1);
    setClock(NOW + 10 * MINUTE);
    expect(keptScans()).toEqual([]);
    clock.mockRestore();
  });

  it.each([-3, 3])('wait for a network although the clock of the phone jumps by %d days', (days) => {
    const clock = setClock(NOW);
    keepScan(SCAN, 'sign-in', null);
    keepScan(SCAN, 'network', null);
    keepScan(SCAN, 'sign-in', null);
    setClock(NOW + days * 24 * 60 * MINUTE);
    expect(keptScans()).toEqual([{ ...SCAN, until: null, account: null }]);
    clock.mockRestore();
  });

  it('are listed by the time in their codes, start and end separately, and removed one by one', () => {
    const end = { phase: 'end', token: token('2') } as const;
    keepScan(end, 'network', null);
    keepScan(SCAN, 'network', null);
    expect(keptScans().map(({ phase }) => phase)).toEqual(['start', 'end']);
    forgetScan(SCAN, null);
    expect(keptScans().map(({ phase }) => phase)).toEqual(['end']);
    expect(findScan(SCAN, null)).toBeNull();
  });

  it('belong to the account that scanned, also where two accounts scanned one code', () => {
    keepScan(SCAN, 'network', 'asha');
    keepScan(SCAN, 'network', 'ravi');
    expect(keptScansOf('asha')).toEqual([{ ...SCAN, until: null, account: 'asha' }]);
    forgetScan(SCAN, 'ravi');
    expect(keptScans()).toEqual([{ ...SCAN, until: null, account: 'asha' }]);
    expect(findScan(SCAN, 'ravi')).toBeNull();
  });

  it('stay with the account that scanned after its session has ended, and belong to any account if the scan was made signed out', () => {
    keepScan(SCAN, 'network', 'asha');
    keepScan(SCAN, 'sign-in', null);
    expect(keptScansOf('ravi')).toEqual([]);
    const end = { phase: 'end', token: token('2') } as const;
    keepScan(end, 'sign-in', null);
    expect(keptScansOf('ravi')).toEqual([expect.objectContaining(end)]);
  });

  it.each([
    '',
    'no json',
    '{}',
    '[null, 1, {"phase":"middle"}]',
    '[{"phase":"start","token":"x","until":null,"account":null}]',
  ])('are empty if %j is stored', (text) => {
    localStorage.setItem('nukkad-scans', text);
    expect(keptScans()).toEqual([]);
  });

  it('are reported as not stored if the phone stores nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepScan(SCAN, 'network', null)).toBe(false);
    full.mockRestore();
  });
});
