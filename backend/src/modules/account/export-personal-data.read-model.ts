import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PersonalExport } from '@nukkad/domain/account';
import { DataSource } from 'typeorm';
import { PersonalDataRegistry } from '../users/users.public.js';

type Row = Record<string, unknown>;

/** Everything that is kept about a person, for that person. */
@Injectable()
export class PersonalDataExport {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
  ) {}

  async of(userId: string): Promise<PersonalExport> {
    const data: Record<string, Row[]> = {};
    for (const { table, about, shown } of this.registry.tables()) {
      if (!shown) continue;
      const rows: { row: Row }[] = await this.dataSource.query(
        `SELECT to_jsonb(t) - $2::text[] AS row FROM ${table} t WHERE ${about}`,
        [userId, shown.without],
      );
      (data[shown.as] ??= []).push(...rows.map(({ row }) => row));
    }
    return { exportedAt: new Date().toISOString(), data };
  }
}
