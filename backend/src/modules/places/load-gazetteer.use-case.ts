import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { readGazetteerFiles } from './gazetteer-files.js';
import { gazetteerRows } from './gazetteer-rows.js';
import { loadedHash, lockGazetteer, replacePlaces } from './gazetteer.repository.js';

/**
 * Loads the places that come with the product, unless these very rows are loaded already. Imported postal codes stay.
 * Returns whether anything was written, and how many places there are.
 */
export async function loadGazetteer(dataSource: DataSource): Promise<{ loaded: boolean; places: number }> {
  const rows = gazetteerRows(readGazetteerFiles());
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if ((await loadedHash(dataSource.manager, 'built_in')) === hash) return { loaded: false, places: rows.length };
  return dataSource.transaction(async (tx) => {
    await lockGazetteer(tx);
    // an instance that started at the same time may have been faster
    if ((await loadedHash(tx, 'built_in')) === hash) return { loaded: false, places: rows.length };
    await replacePlaces(tx, 'built_in', rows, hash);
    return { loaded: true, places: rows.length };
  });
}
