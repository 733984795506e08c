import { expect, it } from '@jest/globals';
import { jobPaging, readJobsPage } from './job-pages';

const answer = (headers: Record<string, string>) => ({ response: new Response('[]', { headers }) });

it.each([
  ['an exact total', { 'X-Total-Count': '154' }, { total: 154, totalIsLeast: false, next: null }],
  [
    'a total that was not counted to its end',
    { 'X-Total-Count': '1000+' },
    { total: 1000, totalIsLeast: true, next: null },
  ],
  ['no total', {}, { total: null, totalIsLeast: false, next: null }],
  [
    'a next page',
    { 'X-Total-Count': '40', Link: '</api/ai-jobs?sort=pay&cursor=a%2Bb>; rel="next"' },
    { total: 40, totalIsLeast: false, next: 'a+b' },
  ],
  ['another link', { Link: '</api/ai-jobs?cursor=x>; rel="prev"' }, { total: null, totalIsLeast: false, next: null }],
])('reads %s', (_name, headers, page) => {
  expect(readJobsPage([1], answer(headers))).toEqual({ jobs: [1], ...page });
});

it('ends where there is no next page', () => {
  expect(jobPaging.getNextPageParam(readJobsPage([], undefined))).toBeUndefined();
});
