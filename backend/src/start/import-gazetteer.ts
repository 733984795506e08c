import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { importPostalCodes, PostalCodeFileError } from '../modules/places/places.public.js';
import { withDatabase } from './with-database.js';

/** Imports the postal codes of a GeoNames file. Throws ConfigurationError with the defect of the file. */
export async function importGazetteer(
  config: AppConfig,
  files: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [file, ...more] = files;
  if (!file || more.length > 0) throw new ConfigurationError('Name one file: gazetteer:import FILE.');
  try {
    const done = await withDatabase(config, (dataSource) => importPostalCodes(dataSource, file));
    say(`${done.postalCodes} postal codes imported from ${done.offices} post offices, ${done.skipped} lines left out`);
    if (done.scattered.length > 0) say(`left out, their offices lie too far apart: ${done.scattered.join(' ')}`);
  } catch (error) {
    throw error instanceof PostalCodeFileError ? new ConfigurationError(error.message) : error;
  }
}
