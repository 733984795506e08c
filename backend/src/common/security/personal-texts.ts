import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppLogger } from '../observability/app-logger.js';
import type { PersonalTextColumn } from './encrypted-columns.js';
import { isEncrypted, PiiCipher, UndecipherableError } from './pii-cipher.js';
import { Secrets } from './secrets.js';

/** Name of the time from which texts are encrypted; a migration sets it in a database with accounts. */
const FROM = 'personal-texts-encrypted-from';

/** Options of a column of personal texts. */
interface PersonalTextOptions {
  /** Column of the primary key. */
  key?: string;
  /** Another column of the table, into which statements copy the value. */
  copiedTo?: string;
  /** Column with the digest of the contact that the column contains (ContactDigests). */
  digestedIn?: string;
}

/** Declares a column of personal texts for EncryptsColumns. Rows of earlier releases contain plain text. */
export const personalText = (
  table: string,
  column: string,
  { key = 'id', copiedTo = column, digestedIn }: PersonalTextOptions = {},
): PersonalTextColumn => ({
  ...{ table, column, key: [key], isText: true },
  ...(digestedIn === undefined ? {} : { digestedIn }),
  contextOf: (row) => `${table}.${copiedTo}:${row[key] ?? ''}`,
});

const contextOf = (column: PersonalTextColumn, id: string): string => column.contextOf({ [column.key[0]]: id });

/**
 * Encrypts and decrypts the personal texts of columns that contain plain text in earlier releases. A plain text is read
 * as it is: processes of the earlier release write it during a deployment, and a scheduled job encrypts it later. For
 * the same reason, encryption begins an hour after the migration of a database with accounts.
 */
@Injectable()
export class PersonalTexts implements OnModuleInit {
  private encryptsFrom = Infinity;

  constructor(
    private readonly cipher: PiiCipher,
    private readonly secrets: Secrets,
    private readonly logger: AppLogger,
  ) {}

  /** Reads keys and time before the first transaction, which may only use its own connection. */
  async onModuleInit(): Promise<void> {
    await this.cipher.prepare();
    this.encryptsFrom = Date.parse(await this.secrets.get(FROM, () => new Date(0).toISOString()));
  }

  /** Returns whether all processes can read encrypted texts by now. */
  isEncrypting(): boolean {
    return Date.now() >= this.encryptsFrom;
  }

  /** Returns the time from which texts are encrypted. */
  encryptionStart(): Date {
    return new Date(this.encryptsFrom);
  }

  /** Returns the value to store for a text of the row `id`; an empty text stays empty. */
  seal(column: PersonalTextColumn, id: string, text: string): string {
    return text === '' || !this.isEncrypting() ? text : this.cipher.encryptNow(text, contextOf(column, id));
  }

  /** Returns the text of a stored value of the row `id`. A value that no key decrypts is logged, and read as empty. */
  open(column: PersonalTextColumn, id: string, stored: string): string {
    if (!isEncrypted(stored)) return stored;
    try {
      return this.cipher.decryptNow(stored, contextOf(column, id));
    } catch (error) {
      if (!(error instanceof UndecipherableError)) throw error;
      this.logger.warn({ event: 'personal-text.undecipherable', column: `${column.table}.${column.column}`, id });
      return '';
    }
  }
}
