import { describe, expect, it } from '@jest/globals';
import { endsEarly, jobPaging, type JobsPage, readJobsPage } from './job-pages';

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

describe('a list that ends before its last job', () => {
  const page = (jobs: number, changes: Partial<JobsPage<number>> = {}): JobsPage<number> => ({
    jobs: Array<number>(jobs).fill(1),
    total: 1000,
    totalIsLeast: true,
    next: null,
    ...changes,
  });

  it.each([
    ['after the thousandth of more', [page(600, { next: 'a' }), page(400)], 1000],
    ['not while it goes on', [page(600), page(400, { next: 'b' })], null],
    ['not when there are no more', [page(1000, { totalIsLeast: false })], null],
    ['not when all were shown after all', [page(1000, { next: 'a' }), page(7)], null],
    ['not without an answer', [], null],
  ])('%s', (_name, pages, ends) => {
    expect(endsEarly(pages)).toBe(ends);
  });
});
