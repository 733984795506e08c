import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { importMinimumWages, MinimumWageFileError } from '../modules/wages/wages.public.js';
import { withDatabase } from './with-database.js';

/** Imports minimum wages from a CSV file. Throws ConfigurationError with the defect of the file. */
export async function importWages(
  config: AppConfig,
  files: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [file, ...more] = files;
  if (!file || more.length > 0) throw new ConfigurationError('Name one file: wages:import FILE.');
  try {
    const { added, changed, same } = await withDatabase(config, (dataSource) => importMinimumWages(dataSource, file));
    say(`${added} minimum wages added, ${changed} changed, ${same} were known already`);
  } catch (error) {
    throw error instanceof MinimumWageFileError ? new ConfigurationError(error.message) : error;
  }
}
