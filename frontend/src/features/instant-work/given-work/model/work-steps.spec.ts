import { describe, expect, it } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { givenWork } from '../../../../../test/instant-jobs';
import {
  awaitsWorker,
  claimOfWorker,
  codeDigits,
  isPayCaseOpen,
  isUnpaid,
  mayCancel,
  mayReportNoShow,
  phaseAt,
  startsFrom,
  takesCode,
} from './work-steps';

const START = '2026-11-20T04:00:00.000Z';
const MINUTE_MS = 60_000;
const claimed = (by: 'worker' | 'employer', phase: 'start' | 'end'): Engagement['claim'] => ({ by, phase, at: START });
const work = (changes: Partial<Engagement> = {}): Engagement => givenWork({ startsAt: START, ...changes });
const at = (minutes: number): number => Date.parse(START) + minutes * MINUTE_MS;

describe('steps of given work', () => {
  it.each([
    ['booked', -61, null],
    ['booked', -60, 'start'],
    ['started', -90, 'end'],
    ['done', 0, null],
    ['cancelled', 0, null],
  ] as const)('of status %s, %d minutes from the start, wait for the confirmation of: %s', (status, minutes, phase) => {
    expect(phaseAt(work({ status }), at(minutes))).toBe(phase);
    expect(startsFrom(work()).toISOString()).toBe('2026-11-20T03:00:00.000Z');
  });

  it.each([
    ['without a report', null, { claimOfWorker: null, start: false, end: false }],
    ['after the worker’s', claimed('worker', 'start'), { claimOfWorker: 'start', start: false, end: false }],
    [
      'after the employer’s of the start',
      claimed('employer', 'start'),
      { claimOfWorker: null, start: true, end: false },
    ],
    ['after the employer’s of the end', claimed('employer', 'end'), { claimOfWorker: null, start: false, end: true }],
  ])('%s wait for the worker alone if the employer has reported', (_which, claim, expected) => {
    const reported = work({ claim });
    expect({
      claimOfWorker: claimOfWorker(reported)?.phase ?? null,
      start: awaitsWorker(reported, 'start'),
      end: awaitsWorker(reported, 'end'),
    }).toEqual(expected);
  });

  it.each([
    ['booked', null, 29, false],
    ['booked', null, 30, true],
    ['booked', claimed('employer', 'start'), 30, false],
    ['booked', claimed('worker', 'start'), 30, true],
    ['started', null, 30, false],
  ] as const)('of status %s with the report %j permit a no-show after %d minutes: %s', (status, claim, minutes, is) => {
    expect(mayReportNoShow(work({ status, claim }), at(minutes))).toBe(is);
  });

  it('permit a cancellation before any report', () => {
    expect(mayCancel(work())).toBe(true);
    expect(mayCancel(work({ claim: claimed('worker', 'start') }))).toBe(false);
    expect(mayCancel(work({ status: 'started' }))).toBe(false);
  });

  it.each([
    [{ status: 'done' }, true],
    [{ status: 'started' }, false],
    [{ status: 'done', paidAmount: 0 }, false],
    [{ status: 'done', paymentMethod: 'platform' }, false],
  ] as const)('of %j require a payment: %s', (changes, is) => {
    expect(isUnpaid(work(changes))).toBe(is);
  });

  it('accept the code of the start at any time, and that of the end after the start', () => {
    const accepted = (['booked', 'started'] as const).map((status) =>
      (['start', 'end'] as const).map((phase) => takesCode(work({ status }), phase)),
    );
    expect(accepted).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it.each([
    ['12345', '1234'],
    [' 1-2 ', '12'],
    ['१२३४', '1234'],
    ['', ''],
  ])('read the code typed as "%s" as "%s"', (typed, code) => {
    expect(codeDigits(typed)).toBe(code);
  });

  it.each([
    ['no case', null, null, false],
    ['an opened case', { status: 'opened', owedAmount: null }, null, true],
    ['an answered case', { status: 'answered', owedAmount: null }, null, false],
    ['a decision to pay', { status: 'decided', owedAmount: 1 }, null, true],
    ['a decision to pay nothing', { status: 'decided', owedAmount: 0 }, null, false],
    ['an opened case of received money', { status: 'opened', owedAmount: null }, START, false],
  ])('with %s have an open pay case: %#', (_which, payCase, receivedAt, is) => {
    expect(isPayCaseOpen(work({ payCase: payCase as Engagement['payCase'], receivedAt }))).toBe(is);
  });
});
