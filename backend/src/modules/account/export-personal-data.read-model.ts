import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PersonalExport } from '@nukkad/contract/accounts/account';
import { DataSource } from 'typeorm';
import { EncryptedColumns } from '../../common/security/encrypted-columns.js';
import { PersonalTexts } from '../../common/security/personal-texts.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import { AboutPerson, PersonalDataRegistry } from '../users/users.public.js';

type Row = Record<string, unknown>;

/** Of all files together; each resume has at most 5 MB. */
const FILES_MAX_BYTES = 25_000_000;

/** SQL: these columns of `t` as GeoJSON; PostgreSQL would write them as it stores them. */
const readable = (columns: readonly string[]): string =>
  `jsonb_build_object(${columns.map((column) => `'${column}', ST_AsGeoJSON(t.${column})::jsonb`).join(', ')})`;

/** Exports all personal data of a person for that person. */
@Injectable()
export class PersonalDataExport {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly storage: FileStorage,
    private readonly columns: EncryptedColumns,
    private readonly texts: PersonalTexts,
    private readonly person: AboutPerson,
  ) {}

  /**
   * Returns the export. Rows of a file contain its `content` in Base64, or null after the last that fits into one
   * response.
   */
  async exportPersonalData(userId: string): Promise<PersonalExport> {
    const data: Record<string, Row[]> = {};
    const places = await this.listPlaceColumns();
    let left = FILES_MAX_BYTES;
    for (const { table, about, shown } of this.registry.listTables()) {
      if (!shown) continue;
      const rows = await this.person.query<{ row: Row; file: string | null }[]>(
        this.dataSource.manager,
        `SELECT (to_jsonb(t) || ${readable(places.get(table) ?? [])}) - $2::text[] AS row,
           to_jsonb(t) ->> 'storage_key' AS file
         FROM ${table} t WHERE ${about} AND NOT (${shown.unless ?? 'false'})`,
        [userId, shown.without],
      );
      const list = (data[shown.as] ??= []);
      for (const { row, file } of rows) {
        const content = file === null ? null : await this.readContent(file, left);
        left -= content?.length ?? 0;
        const texts = this.readTexts(table, row);
        const read = await shown.read?.(this.dataSource.manager, userId);
        list.push({
          ...row,
          ...texts,
          ...read,
          ...(file === null ? {} : { content: content?.toString('base64') ?? null }),
        });
      }
    }
    return { exportedAt: new Date().toISOString(), data };
  }

  /** Returns the exported columns of a row with encrypted texts, decrypted. */
  private readTexts(table: string, row: Row): Row {
    const shown = this.columns.listTexts(table).filter(({ column }) => typeof row[column] === 'string');
    return Object.fromEntries(
      shown.map((text) => [text.column, this.texts.open(text, String(row[text.key[0]]), String(row[text.column]))]),
    );
  }

  /** Returns the stored file under `key`; null when it is missing or larger than `most` bytes. */
  private async readContent(key: string, most: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of (await this.storage.open(key)) ?? []) {
      size += (part as Buffer).length;
      if (size > most) return null;
      parts.push(part as Buffer);
    }
    return size > 0 ? Buffer.concat(parts) : null;
  }

  /** Returns the columns that contain a place, by table. */
  private async listPlaceColumns(): Promise<ReadonlyMap<string, string[]>> {
    const rows: { table: string; columns: string[] }[] = await this.dataSource.query(
      `SELECT c.relname AS table, array_agg(quote_ident(a.attname)) AS columns
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE a.atttypid = 'geography'::regtype AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind = 'r'
       GROUP BY c.relname`,
    );
    return new Map(rows.map(({ table, columns }) => [table, columns]));
  }
}
