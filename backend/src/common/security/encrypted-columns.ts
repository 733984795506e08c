import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, QueryFailedError } from 'typeorm';
import { findMarkedProviders, markProvider } from '../discovery/marked-providers.js';
import { AppLogger } from '../observability/app-logger.js';
import { ContactDigests } from './contact-digests.js';
import { isEncrypted, isPlainText, PiiCipher, UndecipherableError } from './pii-cipher.js';

const COLUMNS = 'nukkad:encrypted-columns';
const BATCH = 500;
const UNIQUE_VIOLATION = '23505';
const KEYS_LOGGED_MAX = 20;

/** A column with values that PiiCipher encrypts. Names of the table and its columns are constants of ours. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Further columns that the context needs. */
  more?: readonly string[];
  /** Whether it also contains plain text: of earlier releases, and empty. */
  isText?: true;
  /** Column with the digest of the value, by which statements find it. */
  digestedIn?: string;
  /** Returns the context of a value from the columns of the key and the further ones. */
  contextOf: (row: Readonly<Record<string, string>>) => string;
}

/** A column of personal texts; its rows have a key of one column. */
export interface PersonalTextColumn extends EncryptedColumn {
  key: readonly [string];
  isText: true;
}

/** Declares the columns that a provider encrypts, for the change of the key. */
export const EncryptsColumns = (...columns: EncryptedColumn[]): ClassDecorator => markProvider(COLUMNS, columns);

/** Numbers of values of one column. */
interface ReencryptedColumn {
  name: string;
  changed: number;
  /** Values that no known key decrypts. */
  undecipherable: number;
  /** Values that are a contact of another row, which has its digest. */
  taken: number;
}

type Outcome = 'changed' | 'unchanged' | 'undecipherable' | 'taken';

type Row = Record<string, string> & { encrypted: string; digest?: string | null };

/**
 * Encrypts all stored values with the first of PII_KEYS, and computes their digests with the first of
 * CONTACT_DIGEST_KEYS, so that the former keys can be deleted.
 */
@Injectable()
export class EncryptedColumns {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly cipher: PiiCipher,
    private readonly digests: ContactDigests,
    private readonly logger: AppLogger,
  ) {}

  /** Returns the declared columns, by their names. */
  list(): EncryptedColumn[] {
    return findMarkedProviders<unknown, EncryptedColumn[]>(this.discovery, this.reflector, COLUMNS)
      .flatMap(({ mark }) => mark)
      .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  }

  /** Returns the columns of personal texts of a table. */
  listTexts(table: string): PersonalTextColumn[] {
    return this.list().filter(
      (column): column is PersonalTextColumn => column.isText === true && column.table === table,
    );
  }

  /** Runs beside the product, and may be repeated: a value that was changed meanwhile is left as it is. */
  async reencryptAll(): Promise<ReencryptedColumn[]> {
    const results: ReencryptedColumn[] = [];
    for (const column of this.list()) {
      const taken: string[] = [];
      results.push(await this.reencrypt(column, taken));
      this.logTaken(column, taken);
    }
    return results;
  }

  /**
   * Encrypts texts that are stored as plain text, in batches; returns their number. A text with the digest of another
   * row stays plain; `addDigests`, which runs before, logs it.
   */
  async encryptPlainTexts(): Promise<number> {
    let count = 0;
    for (const column of this.list()) {
      if (column.isText) count += (await this.reencrypt(column, [], isPlainText(column.column))).changed;
    }
    return count;
  }

  /**
   * Computes missing digests of contacts, in batches; returns their number. Processes of an earlier release store
   * contacts without them.
   */
  async addDigests(): Promise<number> {
    let count = 0;
    for (const column of this.list()) {
      const { digestedIn } = column;
      if (digestedIn === undefined) continue;
      const condition = `${column.column} <> '' AND ${digestedIn} IS NULL`;
      const taken: string[] = [];
      await this.readPages(column, condition, async (row) => {
        const outcome = await this.addDigest({ ...column, digestedIn }, row);
        if (outcome === 'changed') count += 1;
        if (outcome === 'taken') taken.push(keyOf(column, row));
      });
      this.logTaken(column, taken);
    }
    return count;
  }

  private async addDigest(column: EncryptedColumn & { digestedIn: string }, row: Row): Promise<Outcome> {
    const contact = await this.readText(column, row);
    if (contact === null) return 'undecipherable';
    return this.updateRow(column, row, { [column.digestedIn]: this.digests.digest(contact) });
  }

  /** Logs the rows of `keys`, once in a run, so that the staff can find the accounts. */
  private logTaken(column: EncryptedColumn, keys: readonly string[]): void {
    if (keys.length === 0) return;
    const [count, listed] = [keys.length, keys.slice(0, KEYS_LOGGED_MAX).join(', ')];
    this.logger.error({ event: 'personal-text.digest-taken', column: nameOf(column), count, keys: listed });
  }

  /** Re-encrypts the values that match the SQL of `condition`; adds the keys of rows with a taken digest to `taken`. */
  private async reencrypt(
    column: EncryptedColumn,
    taken: string[],
    condition = column.isText ? `${column.column} <> ''` : `${column.column} IS NOT NULL`,
  ): Promise<ReencryptedColumn> {
    const result = { name: nameOf(column), changed: 0, undecipherable: 0, taken: 0 };
    await this.readPages(column, condition, async (row) => {
      const outcome = await this.reencryptRow(column, row);
      if (outcome !== 'unchanged') result[outcome] += 1;
      if (outcome === 'taken') taken.push(keyOf(column, row));
    });
    return result;
  }

  /** Reads the rows that match the SQL of `condition` in batches, and passes each to `change`. */
  private async readPages(
    column: EncryptedColumn,
    condition: string,
    change: (row: Row) => Promise<void>,
  ): Promise<void> {
    let after: string[] | null = null;
    for (;;) {
      const statement = pageOf(column, condition, after !== null);
      const rows: Row[] = await this.dataSource.query(statement, [BATCH, ...(after ?? [])]);
      for (const row of rows) await change(row);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = column.key.map((name) => last[name] ?? '');
    }
  }

  private async reencryptRow(column: EncryptedColumn, row: Row): Promise<Outcome> {
    const isCurrent = await this.cipher.usesFirstKey(row.encrypted);
    const hasDigest = column.digestedIn === undefined || this.digests.usesFirstKey(row.digest ?? '');
    if (hasDigest && isCurrent) return 'unchanged';
    const text = await this.readText(column, row);
    if (text === null) return 'undecipherable';
    const value = { [column.column]: await this.cipher.encrypt(text, column.contextOf(row)) };
    if (column.digestedIn === undefined) return this.updateRow(column, row, value);
    const outcome = await this.updateRow(column, row, { ...value, [column.digestedIn]: this.digests.digest(text) });
    // without its digest a row is found by a plain contact alone: that one stays plain, and loses no key
    const losesKey = outcome === 'taken' && isEncrypted(row.encrypted) && !isCurrent;
    if (losesKey) await this.updateRow(column, row, value);
    return outcome;
  }

  /** Returns the text of a value; null if no known key decrypts it. */
  private async readText({ isText, contextOf }: EncryptedColumn, row: Row): Promise<string | null> {
    if (isText && !isEncrypted(row.encrypted)) return row.encrypted;
    try {
      return await this.cipher.decrypt(row.encrypted, contextOf(row));
    } catch (error) {
      if (error instanceof UndecipherableError) return null;
      throw error;
    }
  }

  /**
   * Stores values by column, unless the value of the row was changed meanwhile, or another row has its digest. The
   * second happens after a digest key was lost, when a sign-in with a number that was not found made another account,
   * and when a process of an earlier release still runs after encryption began: it does not see the digests.
   */
  private async updateRow(
    column: EncryptedColumn,
    row: Row,
    values: Readonly<Record<string, string>>,
  ): Promise<Exclude<Outcome, 'undecipherable'>> {
    try {
      return (await this.tryUpdateRow(column, row, values)) ? 'changed' : 'unchanged';
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      return 'taken';
    }
  }

  private async tryUpdateRow(
    { table, column, key }: EncryptedColumn,
    row: Row,
    values: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const names = Object.keys(values);
    const assignments = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
    const conditions = key.map((name, index) => `${name} = $${index + 2 + names.length}`).join(' AND ');
    const [, count]: [unknown[], number] = await this.dataSource.query(
      `UPDATE ${table} SET ${assignments} WHERE ${column} = $1 AND ${conditions}`,
      [row.encrypted, ...Object.values(values), ...key.map((name) => row[name])],
    );
    return count > 0;
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;

const keyOf = ({ key }: EncryptedColumn, row: Row): string => key.map((name) => row[name]).join(' ');

const nameOf = ({ table, column }: EncryptedColumn): string => `${table}.${column}`;

/** SQL: the next rows in the order of the key. */
function pageOf(
  { table, column, key, more = [], digestedIn }: EncryptedColumn,
  condition: string,
  isNext: boolean,
): string {
  const read = [...key, ...more].map((name) => `${name}::text AS "${name}"`).join(', ');
  const places = key.map((_, index) => `$${index + 2}`).join(', ');
  const start = isNext ? ` AND (${key.join(', ')}) > (${places})` : '';
  const digest = digestedIn === undefined ? '' : `, ${digestedIn} AS digest`;
  return `SELECT ${read}, ${column} AS encrypted${digest} FROM ${table} WHERE ${condition}${start}
    ORDER BY ${key.map((name) => `${table}.${name}`).join(', ')} LIMIT $1`;
}
