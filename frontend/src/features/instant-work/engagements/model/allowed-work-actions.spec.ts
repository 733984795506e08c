import { describe, expect, it } from '@jest/globals';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import { allowedWorkActions, isWorkToCome } from './allowed-work-actions';

const START = '2026-11-20T04:00:00.000Z';
const MINUTE_MS = 60_000;
const claimed = (by: 'worker' | 'employer', phase: 'start' | 'end'): Engagement['claim'] => ({ by, phase, at: START });

/** Returns the names of the actions that are offered to the worker so many minutes after the start. */
function offered(status: Engagement['status'], claim: Engagement['claim'], minutes: number): string[] {
  const now = Date.parse(START) + minutes * MINUTE_MS;
  const { showsCode, start, end, noShow, cancel } = allowedWorkActions(
    { status, startsAt: START, claim, side: 'worker' },
    now,
  );
  return Object.entries({ showsCode, start, end, noShow, cancel }).flatMap(([name, is]) => (is ? [name] : []));
}

describe('actions of the worker', () => {
  it.each<[Engagement['status'], Engagement['claim'], number, string[]]>([
    ['booked', null, -61, ['cancel']],
    ['booked', null, -60, ['showsCode', 'start', 'cancel']],
    ['booked', null, 29, ['showsCode', 'start', 'cancel']],
    ['booked', null, 30, ['showsCode', 'start', 'noShow', 'cancel']],
    ['booked', claimed('worker', 'start'), 30, ['showsCode']],
    ['booked', claimed('employer', 'start'), -61, ['end']],
    ['booked', claimed('employer', 'start'), 30, ['showsCode', 'end', 'noShow']],
    ['started', null, -61, ['showsCode', 'end']],
    ['started', claimed('worker', 'end'), 0, ['showsCode']],
    ['started', claimed('employer', 'end'), 0, ['showsCode']],
    ['done', null, 0, []],
    ['cancelled', null, 30, []],
  ])('at status %s with the report %j, %d minutes from the start: %j', (status, claim, minutes, actions) => {
    expect(offered(status, claim, minutes)).toEqual(actions);
  });

  it('state which side has reported, and from when the start can be reported', () => {
    const actions = (claim: Engagement['claim']) =>
      allowedWorkActions({ status: 'booked', startsAt: START, claim, side: 'worker' }, Date.parse(START));
    const [own, theirs] = [claimed('worker', 'start'), claimed('employer', 'start')];
    expect(actions(own)).toMatchObject({ ownClaim: own, theirClaim: null });
    expect(actions(theirs)).toMatchObject({ ownClaim: null, theirClaim: theirs });
    expect(actions(null)).toMatchObject({ ownClaim: null, theirClaim: null });
    expect(actions(null).startFrom.toISOString()).toBe('2026-11-20T03:00:00.000Z');
  });

  it('are those of work to come while it is booked or in progress', () => {
    expect((['booked', 'started', 'done', 'cancelled', 'no_show'] as const).map(isWorkToCome)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});
