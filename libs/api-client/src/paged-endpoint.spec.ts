import { describe, expect, it } from '@jest/globals';
import { addressOf, isCallAddress, requestOf } from './contract-call';
import { pagedEndpoint, readPage } from './paged-endpoint';

describe('the request of a call', () => {
  it('equals that of the generated client', () => {
    expect(requestOf('getMyJob', { id: 'a/b' })).toEqual({ url: '/api/my-jobs/a%2Fb' });
    expect(requestOf('sendMessage', { id: 'a', sendMessage: { text: 'Hello' } })).toEqual({
      url: '/api/conversations/a/messages',
      method: 'POST',
      body: { text: 'Hello' },
    });
  });

  it('has an address with the given query parameters only', () => {
    expect(addressOf('logOut')).toBe('/api/logout');
    expect(addressOf('logIn', { role: 'employer', email: 'a+b@example.com', after: undefined })).toBe(
      '/api/login?role=employer&email=a%2Bb%40example.com',
    );
    expect(addressOf('getApplicationResume', { id: '1' })).toBe('/api/applications/1/resume');
  });

  it('is refused for a call that the contract does not have', () => {
    expect(() => requestOf('forgotten' as 'logOut')).toThrow('the contract has no call forgotten');
  });

  it('is distinguished from a page of the front end by its address', () => {
    expect(isCallAddress(addressOf('logIn', {}))).toBe(true);
    expect(isCallAddress('/employer')).toBe(false);
  });
});

describe('a paged endpoint', () => {
  const endpoint = pagedEndpoint('listJobApplications', (jobId: string, isFirst) => ({
    id: jobId,
    limit: isFirst ? '5' : '20',
  }));

  it('requests the address of the generated call, with the cursor of the previous page', () => {
    expect(endpoint.query({ queryArg: 'j', pageParam: null })).toEqual({
      url: '/api/jobs/j/applications',
      params: { limit: '5', cursor: undefined, status: undefined },
    });
    expect(endpoint.query({ queryArg: 'j', pageParam: 'c' }).params).toMatchObject({ limit: '20', cursor: 'c' });
  });

  it('continues after a page that names the next one, and ends otherwise', () => {
    const { getNextPageParam } = endpoint.infiniteQueryOptions;
    expect(getNextPageParam({ items: [], total: null, totalIsLeast: false, next: 'c' })).toBe('c');
    expect(getNextPageParam(readPage([], undefined))).toBeUndefined();
  });
});

describe('a page is read from an answer', () => {
  const answer = (headers: Record<string, string>) => ({ response: new Response('[]', { headers }) });

  it.each([
    ['with an exact total', { 'X-Total-Count': '154' }, { total: 154, totalIsLeast: false, next: null }],
    [
      'with a total that was not counted to its end',
      { 'X-Total-Count': '1000+' },
      { total: 1000, totalIsLeast: true, next: null },
    ],
    ['without a total', {}, { total: null, totalIsLeast: false, next: null }],
    [
      'with a next page',
      { 'X-Total-Count': '40', Link: '</api/ai-jobs?sort=pay&cursor=a%2Bb>; rel="next"' },
      { total: 40, totalIsLeast: false, next: 'a+b' },
    ],
    [
      'with another link',
      { Link: '</api/ai-jobs?cursor=x>; rel="prev"' },
      { total: null, totalIsLeast: false, next: null },
    ],
  ])('%s', (_name, headers, page) => {
    expect(readPage([1], answer(headers))).toEqual({ items: [1], ...page });
  });
});
