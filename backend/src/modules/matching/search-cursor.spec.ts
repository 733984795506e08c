import { describe, expect, it } from '@jest/globals';
import type { AiJobsQuery } from '@nukkad/contract/matching/ai-jobs';
import { DomainError } from '../../common/errors/domain-error.js';
import { readSearchCursor, writeSearchCursor } from './search-cursor.js';

const query: AiJobsQuery = { latitude: 12.97, longitude: 77.59, radius: 20, sort: 'match', group: 'asked', limit: 20 };
const place = { asOf: 1_790_000_000_123, key: 73.123456789, ref: 42, shown: 40 };
const written = writeSearchCursor('me', query, place);
const read = (changes: Partial<AiJobsQuery>, user = 'me') =>
  readSearchCursor(user, { ...query, cursor: written, ...changes });

describe('the cursor of a search', () => {
  it('is restored unchanged for any length of the page', () => {
    expect(read({})).toEqual(place);
    expect(read({ limit: 5 })).toEqual(place);
    expect(readSearchCursor('me', query)).toBeNull();
  });

  it.each<[string, Partial<AiJobsQuery>]>([
    ['text', { search: 'waiter' }],
    ['category', { category: 'retail' }],
    ['order', { sort: 'pay' }],
    ['position', { latitude: 12.98 }],
    ['radius', { radius: 5 }],
  ])('is rejected for a search with another %s', (_name, changes) => {
    expect(() => read(changes)).toThrow(DomainError);
  });

  it('is rejected for another account', () => {
    expect(() => read({}, 'you')).toThrow(DomainError);
  });

  it.each(['', 'x', '%%%', Buffer.from('[]').toString('base64url'), Buffer.from('{"a":1}').toString('base64url')])(
    'rejects the cursor %j',
    (cursor) => {
      expect(() => read({ cursor })).toThrow(DomainError);
    },
  );
});
