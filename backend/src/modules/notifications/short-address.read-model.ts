import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isShortCode } from './short-path.js';

/** Resolves the short addresses of text messages. */
@Injectable()
export class ShortAddressReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the path of the front end; null when there is none with this code, or it has expired. */
  async findPath(code: string): Promise<string | null> {
    if (!isShortCode(code)) return null;
    const begin = `${code.slice(0, 8)}-${code.slice(8)}`;
    const rows: { link: string | null }[] = await this.dataSource.query(
      `SELECT link FROM message_deliveries WHERE id BETWEEN $1::uuid AND $2::uuid AND channel = 'sms' LIMIT 1`,
      [`${begin}-0000-0000-000000000000`, `${begin}-ffff-ffff-ffffffffffff`],
    );
    return rows[0]?.link ?? null;
  }
}
