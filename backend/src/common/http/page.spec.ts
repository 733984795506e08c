import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { pageOf, readCursor, sendPage } from './page.js';

const ROWS = [3, 2, 1].map((number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  at: `2026-11-20T10:00:00.12345${number}Z`,
}));

const refusal = (list: string, cursor: string): string => {
  try {
    readCursor(list, cursor);
    return 'accepted';
  } catch (error) {
    return error instanceof DomainError ? `${error.errorClass} ${error.options.fields?.[0]?.key}` : 'crashed';
  }
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('pages', () => {
  it('lead from one to the next without losing a microsecond', () => {
    const page = pageOf('list', ROWS, 2, (row) => row.id);
    expect(page.items).toEqual([ROWS[0]?.id, ROWS[1]?.id]);
    expect(readCursor('list', page.next ?? '')).toEqual(ROWS[1]);
  });

  it('end after the last row', () => {
    expect(pageOf('list', ROWS, 3, (row) => row.id).next).toBeNull();
    expect(pageOf('list', [], 3, String).next).toBeNull();
    expect(readCursor('list', undefined)).toBeNull();
  });

  it('refuse the cursor of another list', () => {
    expect(refusal('other', pageOf('list', ROWS, 1, (row) => row.id).next ?? '')).toBe('invalid errors:field.cursor');
  });

  it.each([
    ['nothing', ''],
    ['noise', '%%%\u0000'],
    ['JSON of another shape', encoded({ at: 1 })],
    ['null', encoded(null)],
    ['an impossible day', encoded([readMark(), '2026-02-31T00:00:00.000000Z', ROWS[0]?.id])],
    ['SQL', encoded([readMark(), "2026-01-01'; DROP TABLE jobs", ROWS[0]?.id])],
    ['no id', encoded([readMark(), ROWS[0]?.at, '1'])],
  ])('refuse a cursor that is %s', (_what, cursor) => {
    expect(refusal('list', cursor)).toBe('invalid errors:field.cursor');
  });

  it('states the next page and the total in headers, and retains the filters', () => {
    const headers = new Map<string, string>();
    const response = { setHeader: (name: string, value: string) => headers.set(name, value) } as unknown as Response;
    const request = { originalUrl: '/api/jobs?search=chai%20%26%20samosa&cursor=old' } as Request;
    expect(sendPage(request, response, { items: [1], next: 'new', total: '1000+' })).toEqual([1]);
    expect(headers.get('Link')).toBe('</api/jobs?search=chai+%26+samosa&cursor=new>; rel="next"');
    expect(headers.get('X-Total-Count')).toBe('1000+');
    headers.clear();
    sendPage(request, response, { items: [], next: null });
    expect(headers.size).toBe(0);
  });
});

/** Returns the mark that cursors of `list` carry. */
function readMark(): string {
  const cursor = pageOf('list', ROWS, 1, (row) => row.id).next ?? '';
  return (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[])[0] ?? '';
}
