import { Injectable } from '@nestjs/common';
import type { IdempotencyClaim } from '../context/request-context.js';
import { keyReused } from '../errors/common.errors.js';
import { PersonalTexts } from '../security/personal-texts.js';
import { PiiCipher, UndecipherableError } from '../security/pii-cipher.js';

/** The column `result`: plain in rows of an earlier release. */
export type StoredResult = { value: unknown } | { encrypted: string };

const contextOf = ({ scope, key, operation }: IdempotencyClaim): string =>
  `idempotency_keys.result:${JSON.stringify([scope, key, operation])}`;

/** Encrypts the results of repeatable writes for the database: responses contain personal data. */
@Injectable()
export class StoredResults {
  constructor(
    private readonly cipher: PiiCipher,
    private readonly texts: PersonalTexts,
  ) {}

  seal(claim: IdempotencyClaim, result: unknown): StoredResult {
    const value = result ?? null;
    if (!this.texts.isEncrypting()) return { value };
    return { encrypted: this.cipher.encryptNow(JSON.stringify(value), contextOf(claim)) };
  }

  /** Throws `keyReused` if no key of PII_KEYS decrypts the result. */
  open(claim: IdempotencyClaim, stored: StoredResult | null): unknown {
    if (stored === null || 'value' in stored) return stored?.value;
    try {
      return JSON.parse(this.cipher.decryptNow(stored.encrypted, contextOf(claim)));
    } catch (error) {
      throw error instanceof UndecipherableError ? keyReused() : error;
    }
  }
}
