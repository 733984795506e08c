import { expect, it } from '@jest/globals';
import { seenAddressOf } from './seen-addresses';

it.each([
  '/api/auth/user',
  '/api/my-applications?limit=20',
  '/api/calendar',
  '/api/conversations/c-1/messages',
  '/api/engagements?side=worker',
  '/api/engagements/e-1/code',
])('the answer of %s is kept', (url) => {
  expect(seenAddressOf({ url })).not.toBeNull();
});

it.each([
  '/api/engagements/e-1/payee',
  '/api/engagements/e-1/shift-key',
  '/api/user/statement',
  '/api/user/upi',
  '/api/user/payout-account',
  '/api/papers/p-1',
  '/api/admin/users',
  '/api/user/sessions',
])('the answer of %s is not kept', (url) => {
  expect(seenAddressOf({ url })).toBeNull();
});

it('jobs around another place stand in for those around this one, but not for a search of others', () => {
  const jobs = (params: Record<string, unknown>) => seenAddressOf({ url: '/api/ai-jobs', params });
  const first = jobs({ latitude: 12, longitude: 77, sort: 'match', limit: undefined });
  expect(first).toEqual({
    address: '/api/ai-jobs [["latitude",12],["longitude",77],["sort","match"]]',
    ...{ path: '/api/ai-jobs [["sort","match"]]', isList: true },
  });
  expect(jobs({ latitude: 13, longitude: 78, sort: 'match' })?.path).toBe(first?.path);
  expect(jobs({ sort: 'match' })?.path).toBe(first?.path);
  expect(jobs({ latitude: 12, longitude: 77, sort: 'pay' })?.path).not.toBe(first?.path);
  expect(jobs({ cursor: 'x' })).toBeNull();
  expect(seenAddressOf({ url: '/api/my-applications?cursor=x' })).toBeNull();
  expect(seenAddressOf({ url: '/api/my-applications' })).toMatchObject({ isList: false });
});
