import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { readGazetteerFiles } from './gazetteer-files.js';
import { gazetteerRows, postalCodeRows } from './gazetteer-rows.js';
import { addMissingPlaces, loadedHash, lockGazetteer, replacePlaces } from './gazetteer.repository.js';

/**
 * Loads the places that are part of the product, unless the same places are already loaded. Imported postal codes are
 * retained, and have precedence over those of the product. Returns whether any rows were written, and the number of the
 * product's places.
 */
export async function loadGazetteer(dataSource: DataSource): Promise<{ loaded: boolean; places: number }> {
  const files = readGazetteerFiles();
  const rows = gazetteerRows(files);
  const codes = postalCodeRows(files);
  const places = rows.length + codes.length;
  const hash = createHash('sha256')
    .update(JSON.stringify([rows, codes]))
    .digest('hex');
  if ((await loadedHash(dataSource.manager, 'built_in')) === hash) return { loaded: false, places };
  return dataSource.transaction(async (tx) => {
    await lockGazetteer(tx);
    // an instance that started at the same time may have been faster
    if ((await loadedHash(tx, 'built_in')) === hash) return { loaded: false, places };
    await replacePlaces(tx, 'built_in', rows, hash);
    await addMissingPlaces(tx, codes);
    return { loaded: true, places };
  });
}
