import { describe, expect, it } from '@jest/globals';
import type { ForeignKey } from './catalog.js';
import { orderTables } from './table-order.js';

const key = (table: string, references: string): ForeignKey => ({
  name: `${table}_${references}`,
  table,
  references,
  isDeferrable: false,
});

describe('orderTables', () => {
  it('puts every table after those it refers to', () => {
    const keys = [key('applications', 'jobs'), key('jobs', 'users'), key('applications', 'users')];
    expect(orderTables(['applications', 'jobs', 'users'], keys)).toEqual({
      tables: ['users', 'jobs', 'applications'],
      cyclic: [],
    });
  });

  it('names the keys that no order satisfies', () => {
    const keys = [key('places', 'places'), key('a', 'b'), key('b', 'a'), key('c', 'a')];
    const { tables, cyclic } = orderTables(['a', 'b', 'c', 'places'], keys);
    expect(tables.indexOf('c')).toBeGreaterThan(tables.indexOf('a'));
    expect(cyclic).toContainEqual(key('places', 'places'));
    expect(cyclic.filter(({ table }) => table === 'a' || table === 'b')).toHaveLength(1);
  });
});
