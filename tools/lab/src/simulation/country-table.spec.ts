import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { COUNTRY_USERS, countryTable } from './country-table.js';

describe('the table of the load of a country', () => {
  it('is the one in docs/scaling.md', () => {
    const document = readFileSync(new URL('../../../../docs/scaling.md', import.meta.url), 'utf8');
    expect(/^```\n([\s\S]*?)\n```$/m.exec(document)?.[1]).toBe(countryTable(COUNTRY_USERS));
  });

  it('has one column for a number of accounts below the others', () => {
    expect(countryTable(500).split('\n')[0]).toMatch(/^accounts +500$/);
  });
});
