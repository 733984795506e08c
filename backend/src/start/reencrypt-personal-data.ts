import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { EncryptedColumns } from '../common/security/encrypted-columns.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';

/**
 * Runs `keys:rotate personal-data`, which encrypts all personal columns with the first of PII_KEYS. Throws
 * ConfigurationError if values remain that no key of the configuration decrypts.
 */
export async function reencryptPersonalData(config: AppConfig, say: (line: string) => void): Promise<void> {
  if (config.PII_KEYS.length === 0) {
    throw new ConfigurationError('Set PII_KEYS: the first key encrypts, and the former ones decrypt.');
  }
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, ROLE: 'api' }), { logger: false });
  try {
    const columns = await app.get(EncryptedColumns, { strict: false }).reencryptAll();
    for (const { name, changed } of columns) say(`${name}: ${changed} values changed`);
    const lost = columns.filter(({ undecipherable }) => undecipherable > 0);
    if (lost.length > 0) {
      const counts = lost.map(({ name, undecipherable }) => `${undecipherable} of ${name}`).join(', ');
      throw new ConfigurationError(`No key of PII_KEYS decrypts these values: ${counts}.`);
    }
    say('All values are encrypted with the first key.');
  } finally {
    await app.close();
  }
}
