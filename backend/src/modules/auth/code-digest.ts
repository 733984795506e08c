import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_LENGTH } from '@nukkad/contract/limits';
import { Secrets } from '../../common/security/secrets.js';

const CODES = 10 ** CODE_LENGTH;

/** Six random digits. */
export const newCode = (): string => String(randomInt(CODES)).padStart(CODE_LENGTH, '0');

/**
 * The digest under which a code is stored: keyed, because a million codes are quickly enumerated. A code consists of
 * its digits alone.
 */
@Injectable()
export class CodeDigest {
  constructor(private readonly secrets: Secrets) {}

  /** Returns the digest function. Call it before a transaction opens, because it may have to read the key. */
  async prepare(): Promise<(rowId: string, code: string) => string> {
    const key = await this.secrets.getBytes('verification-codes');
    return (rowId, code) => createHmac('sha256', key).update(`${rowId}:${code}`).digest('base64url');
  }
}
