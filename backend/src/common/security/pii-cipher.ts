import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { AppLogger } from '../observability/app-logger.js';
import { type Key, listKeys, usesStoredKey } from './key-list.js';
import { Secrets } from './secrets.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const PURPOSE = 'nukkad pii';

/** Form of an encrypted value: version, id of the key, and at least nonce and tag. PostgreSQL reads it alike. */
const ENCRYPTED = `^${VERSION}\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$`;
const ENCRYPTED_PATTERN = new RegExp(ENCRYPTED);

/** Returns whether a value has the form of an encrypted one. */
export const isEncrypted = (value: string): boolean => ENCRYPTED_PATTERN.test(value);

/** SQL: whether a column contains a text that is not encrypted. */
export const isPlainText = (column: string): string => `${column} <> '' AND ${column} !~ '${ENCRYPTED}'`;

/** An encrypted value cannot be decrypted: its key is unknown, it was changed, or it belongs to another context. */
export class UndecipherableError extends Error {}

/**
 * Encrypts personal data that the database must store but must not reveal (AES-256-GCM). The first of PII_KEYS
 * encrypts; all of them, and the stored key, which is the word `stored` in the setting, else the last one, decrypt.
 * `context` names the owner and the field: it is not stored, but decryption requires the same one, so that a value
 * cannot be moved to another row.
 */
@Injectable()
export class PiiCipher implements OnApplicationBootstrap {
  private keys: [Key, ...Key[]] | null = null;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly secrets: Secrets,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.production || !usesStoredKey(this.config.PII_KEYS)) return;
    this.logger.warn({
      event: 'pii-keys.missing',
      reason: 'Set PII_KEYS, with a key first: else the key of encrypted data lies in the same database as the data.',
    });
  }

  /** Loads the keys, for values that are encrypted or decrypted in a transaction: it may use its own connection only. */
  async prepare(): Promise<void> {
    if (this.keys) return;
    const stored = await this.secrets.getBytes('pii-key');
    this.keys = listKeys(this.config.PII_KEYS, stored, PURPOSE);
  }

  /** Returns `v1.<key id>.<nonce, ciphertext and tag in Base64url>`. */
  async encrypt(text: string, context: string): Promise<string> {
    await this.prepare();
    return this.encryptNow(text, context);
  }

  /** Decrypts a value of this context; throws UndecipherableError if that fails. */
  async decrypt(encrypted: string, context: string): Promise<string> {
    await this.prepare();
    return this.decryptNow(encrypted, context);
  }

  /** Same as `encrypt`; requires `prepare`. */
  encryptNow(text: string, context: string): string {
    const [key] = this.loadedKeys();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key.bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(context),
    );
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [VERSION, key.id, sealed.toString('base64url')].join('.');
  }

  /** Same as `decrypt`; requires `prepare`. */
  decryptNow(encrypted: string, context: string): string {
    const [version, id, body = ''] = encrypted.split('.');
    const key = this.loadedKeys().find((known) => known.id === id);
    if (version !== VERSION || !key) throw new UndecipherableError('no key for encrypted data');
    const sealed = Buffer.from(body, 'base64url');
    try {
      const decipher = createDecipheriv(ALGORITHM, key.bytes, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES));
      const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new UndecipherableError('encrypted data was changed, or belongs elsewhere');
    }
  }

  /** Returns whether a value is encrypted with the key that encrypts now. */
  async usesFirstKey(encrypted: string): Promise<boolean> {
    await this.prepare();
    const [key] = this.loadedKeys();
    return encrypted.startsWith(`${VERSION}.${key.id}.`);
  }

  private loadedKeys(): [Key, ...Key[]] {
    if (!this.keys) throw new Error('The keys of personal data are not loaded.');
    return this.keys;
  }
}
