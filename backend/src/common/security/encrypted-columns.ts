import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { findMarkedProviders, markProvider } from '../discovery/marked-providers.js';
import { isEncrypted, isPlainText, PiiCipher, UndecipherableError } from './pii-cipher.js';

const COLUMNS = 'nukkad:encrypted-columns';
const BATCH = 500;

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
}

type Row = Record<string, string> & { encrypted: string };

/** Encrypts all stored values with the first of PII_KEYS, so that the former keys can be deleted. */
@Injectable()
export class EncryptedColumns {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly cipher: PiiCipher,
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
    for (const column of this.list()) results.push(await this.reencrypt(column));
    return results;
  }

  /** Encrypts texts that are stored as plain text, in batches; returns their number. */
  async encryptPlainTexts(): Promise<number> {
    let count = 0;
    for (const column of this.list()) {
      if (column.isText) count += (await this.reencrypt(column, isPlainText(column.column))).changed;
    }
    return count;
  }

  /** Re-encrypts the values that match the SQL of `condition`. */
  private async reencrypt(
    column: EncryptedColumn,
    condition = column.isText ? `${column.column} <> ''` : `${column.column} IS NOT NULL`,
  ): Promise<ReencryptedColumn> {
    const result = { name: nameOf(column), changed: 0, undecipherable: 0 };
    let after: string[] | null = null;
    for (;;) {
      const statement = pageOf(column, condition, after !== null);
      const rows: Row[] = await this.dataSource.query(statement, [BATCH, ...(after ?? [])]);
      for (const row of rows) {
        const outcome = await this.reencryptRow(column, row);
        if (outcome !== 'unchanged') result[outcome] += 1;
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return result;
      after = column.key.map((name) => last[name] ?? '');
    }
  }

  private async reencryptRow(
    { table, column, key, isText, contextOf }: EncryptedColumn,
    row: Row,
  ): Promise<'changed' | 'unchanged' | 'undecipherable'> {
    if (await this.cipher.usesFirstKey(row.encrypted)) return 'unchanged';
    const context = contextOf(row);
    const isPlain = isText && !isEncrypted(row.encrypted);
    try {
      const text = isPlain ? row.encrypted : await this.cipher.decrypt(row.encrypted, context);
      const value = await this.cipher.encrypt(text, context);
      const conditions = key.map((name, index) => `${name} = $${index + 3}`).join(' AND ');
      const [, count]: [unknown[], number] = await this.dataSource.query(
        `UPDATE ${table} SET ${column} = $1 WHERE ${column} = $2 AND ${conditions}`,
        [value, row.encrypted, ...key.map((name) => row[name])],
      );
      return count > 0 ? 'changed' : 'unchanged';
    } catch (error) {
      if (error instanceof UndecipherableError) return 'undecipherable';
      throw error;
    }
  }
}

const nameOf = ({ table, column }: EncryptedColumn): string => `${table}.${column}`;

/** SQL: the next rows in the order of the key. */
function pageOf({ table, column, key, more = [] }: EncryptedColumn, condition: string, isNext: boolean): string {
  const read = [...key, ...more].map((name) => `${name}::text AS "${name}"`).join(', ');
  const places = key.map((_, index) => `$${index + 2}`).join(', ');
  const start = isNext ? ` AND (${key.join(', ')}) > (${places})` : '';
  return `SELECT ${read}, ${column} AS encrypted FROM ${table} WHERE ${condition}${start}
    ORDER BY ${key.map((name) => `${table}.${name}`).join(', ')} LIMIT $1`;
}
