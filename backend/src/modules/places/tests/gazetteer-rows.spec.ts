import { describe, expect, it } from '@jest/globals';
import { readGazetteerFiles } from '../gazetteer-files.js';
import { gazetteerRows } from '../gazetteer-rows.js';

describe('the rows of the gazetteer', () => {
  const files = readGazetteerFiles();
  const rows = gazetteerRows(files);

  it('have one city for each large city, although the list of towns has it as well', () => {
    for (const { city } of files.largeCities) {
      const named = rows.filter(
        ({ kind, names, stateNames }) => kind === 'city' && names.en === city.en && stateNames.en === city.state,
      );
      expect([city.en, named.length]).toEqual([city.en, 1]);
    }
  });

  it('have no id twice', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
