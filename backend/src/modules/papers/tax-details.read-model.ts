import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TaxDetails } from '@nukkad/contract/papers/papers';
import { DataSource } from 'typeorm';
import { TaxNumbers } from './tax-numbers.js';

/** The GST registration of an account. */
@Injectable()
export class TaxDetailsReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly numbers: TaxNumbers,
  ) {}

  async get(userId: string): Promise<TaxDetails> {
    const rows: TaxDetails[] = await this.dataSource.query('SELECT gstin FROM tax_details WHERE user_id = $1', [
      userId,
    ]);
    return { gstin: this.numbers.open(userId, rows[0]?.gstin ?? null) };
  }
}
