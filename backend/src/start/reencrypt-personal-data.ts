import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { EncryptedColumns } from '../common/security/encrypted-columns.js';
import { PersonalTexts } from '../common/security/personal-texts.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';

/**
 * Runs `keys:rotate personal-data`, which encrypts all personal columns with the first of PII_KEYS, and computes the
 * digests of contacts with the first of CONTACT_DIGEST_KEYS. Throws ConfigurationError if neither is set, if processes
 * of the previous release may still run, if values remain that no key of the configuration decrypts, and if two rows
 * have a contact that only one may have.
 */
export async function reencryptPersonalData(config: AppConfig, say: (line: string) => void): Promise<void> {
  if (config.PII_KEYS.length === 0 && config.CONTACT_DIGEST_KEYS.length === 0) {
    throw new ConfigurationError(
      'Set PII_KEYS or CONTACT_DIGEST_KEYS: the first key encrypts or computes digests, and the former ones read.',
    );
  }
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, ROLE: 'api' }), { logger: false });
  try {
    const start = app.get(PersonalTexts, { strict: false }).encryptionStart();
    if (start.getTime() > Date.now()) {
      throw new ConfigurationError(
        `Run this command after ${start.toISOString()}: until then processes of the previous release may run, which cannot decrypt.`,
      );
    }
    const columns = await app.get(EncryptedColumns, { strict: false }).reencryptAll();
    for (const { name, changed } of columns) say(`${name}: ${changed} values changed`);
    const listRows = (kind: 'undecipherable' | 'taken'): string =>
      columns
        .filter((column) => column[kind] > 0)
        .map((column) => `${column[kind]} of ${column.name}`)
        .join(', ');
    const [lost, taken] = [listRows('undecipherable'), listRows('taken')];
    const problems = [
      ...(lost === '' ? [] : [`No key of PII_KEYS decrypts these values: ${lost}.`]),
      ...(taken === ''
        ? []
        : [`Another row has these values, so that they have no digest of the first key: ${taken}.`]),
    ];
    if (problems.length > 0) throw new ConfigurationError(problems.join(' '));
    say('All values are encrypted with the first key.');
  } finally {
    await app.close();
  }
}
