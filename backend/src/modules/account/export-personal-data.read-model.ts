import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PersonalExport } from '@nukkad/domain/account';
import { DataSource } from 'typeorm';
import { PersonalDataRegistry } from '../users/users.public.js';

type Row = Record<string, unknown>;

/** SQL: these columns of `t` as GeoJSON; PostgreSQL would write them as it stores them. */
const readable = (columns: readonly string[]): string =>
  `jsonb_build_object(${columns.map((column) => `'${column}', ST_AsGeoJSON(t.${column})::jsonb`).join(', ')})`;

/** Everything that is kept about a person, for that person. */
@Injectable()
export class PersonalDataExport {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
  ) {}

  async of(userId: string): Promise<PersonalExport> {
    const data: Record<string, Row[]> = {};
    const places = await this.places();
    for (const { table, about, shown } of this.registry.tables()) {
      if (!shown) continue;
      const rows: { row: Row }[] = await this.dataSource.query(
        `SELECT (to_jsonb(t) || ${readable(places.get(table) ?? [])}) - $2::text[] AS row FROM ${table} t WHERE ${about}`,
        [userId, shown.without],
      );
      (data[shown.as] ??= []).push(...rows.map(({ row }) => row));
    }
    return { exportedAt: new Date().toISOString(), data };
  }

  /** The columns that hold a place, by table. */
  private async places(): Promise<ReadonlyMap<string, string[]>> {
    const rows: { table: string; columns: string[] }[] = await this.dataSource.query(
      `SELECT c.relname AS table, array_agg(quote_ident(a.attname)) AS columns
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE a.atttypid = 'geography'::regtype AND a.attnum > 0 AND NOT a.attisdropped AND c.relkind = 'r'
       GROUP BY c.relname`,
    );
    return new Map(rows.map(({ table, columns }) => [table, columns]));
  }
}
