import { describe, expect, it } from '@jest/globals';
import { formatTable } from './text-table.js';

describe('formatTable', () => {
  it('aligns the first column to the left and numbers to the right, below a header row', () => {
    expect(
      formatTable([
        ['work', 'ms'],
        ['search', '4.5'],
        ['all', '680'],
      ]),
    ).toBe('work     ms\n------  ---\nsearch  4.5\nall     680');
  });
});
