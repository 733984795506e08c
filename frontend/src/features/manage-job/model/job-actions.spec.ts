import { JOB_STATUSES } from '@nukkad/contract/jobs/jobs';
import { expect, it } from '@jest/globals';
import { actionsOf, urgentActionOf } from './job-actions';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const inDays = (days: number): string => new Date(NOW + days * 86_400_000).toISOString();

it.each([
  ['open', 29.5, ['pause', 'fill', 'close']],
  ['open', 28, ['pause', 'fill', 'close', 'renew']],
  ['paused', 6, ['reopen', 'fill', 'close']],
  ['filled', 6, ['reopen', 'close']],
  ['closed', 6, ['reopen']],
  ['expired', -1, ['reopen', 'fill', 'close']],
] as const)('a job that is %s and ends in %s days can be changed by %j', (status, days, actions) => {
  expect(actionsOf({ status, expiresAt: inDays(days) }, NOW)).toEqual(actions);
});

it('has an action for every status', () => {
  for (const status of JOB_STATUSES) expect(actionsOf({ status, expiresAt: inDays(20) }, NOW)).not.toEqual([]);
});

it.each([
  ['open', 29.5, null],
  ['open', 28, null],
  ['open', 7.5, null],
  ['open', 6.5, 'renew'],
  ['open', 0.1, 'renew'],
  ['paused', 20, 'reopen'],
  ['closed', 20, 'reopen'],
  ['expired', -1, 'reopen'],
  // all its openings are filled
  ['filled', 20, null],
] as const)('a job that is %s and ends in %s days suggests %s', (status, days, action) => {
  expect(urgentActionOf({ status, expiresAt: inDays(days) }, NOW)).toBe(action);
});
