import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { findMarkedProviders, markProvider } from '../discovery/marked-providers.js';
import { PiiCipher, UndecipherableError } from './pii-cipher.js';

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
  /** Returns the context of a value from the columns of the key and the further ones. */
  contextOf: (row: Readonly<Record<string, string>>) => string;
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

  /** Runs beside the product, and may be repeated: a value that was changed meanwhile is left as it is. */
  async reencryptAll(): Promise<ReencryptedColumn[]> {
    const results: ReencryptedColumn[] = [];
    for (const column of this.list()) results.push(await this.reencrypt(column));
    return results;
  }

  private async reencrypt(column: EncryptedColumn): Promise<ReencryptedColumn> {
    const result = { name: nameOf(column), changed: 0, undecipherable: 0 };
    let after: string[] | null = null;
    for (;;) {
      const rows: Row[] = await this.dataSource.query(pageOf(column, after !== null), [BATCH, ...(after ?? [])]);
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
    { table, column, key, contextOf }: EncryptedColumn,
    row: Row,
  ): Promise<'changed' | 'unchanged' | 'undecipherable'> {
    if (await this.cipher.usesFirstKey(row.encrypted)) return 'unchanged';
    const context = contextOf(row);
    try {
      const value = await this.cipher.encrypt(await this.cipher.decrypt(row.encrypted, context), context);
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
function pageOf({ table, column, key, more = [] }: EncryptedColumn, isNext: boolean): string {
  const read = [...key, ...more].map((name) => `${name}::text AS "${name}"`).join(', ');
  const places = key.map((_, index) => `$${index + 2}`).join(', ');
  const condition = isNext ? ` AND (${key.join(', ')}) > (${places})` : '';
  return `SELECT ${read}, ${column} AS encrypted FROM ${table} WHERE ${column} IS NOT NULL${condition}
    ORDER BY ${key.map((name) => `${table}.${name}`).join(', ')} LIMIT $1`;
}
