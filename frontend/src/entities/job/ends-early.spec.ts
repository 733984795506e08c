import { describe, expect, it } from '@jest/globals';
import type { Page } from '@nukkad/api-client/paged-endpoint';
import { endsEarly } from './model/ends-early';

describe('a list of jobs ends before its last job', () => {
  const page = (items: number, changes: Partial<Page<number>> = {}): Page<number> => ({
    items: Array<number>(items).fill(1),
    total: 1000,
    totalIsLeast: true,
    next: null,
    ...changes,
  });

  it.each([
    ['after the thousandth of more', [page(600, { next: 'a' }), page(400)], 1000],
    ['not while it continues', [page(600), page(400, { next: 'b' })], null],
    ['not when there are no more', [page(1000, { totalIsLeast: false })], null],
    ['not when all were shown after all', [page(1000, { next: 'a' }), page(7)], null],
    ['not without an answer', [], null],
  ])('%s', (_name, pages, ends) => {
    expect(endsEarly(pages)).toBe(ends);
  });
});
