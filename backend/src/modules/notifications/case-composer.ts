import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Composed, Delivery, MessageComposer } from './message-composer.js';

/**
 * Composes messages that ask the staff to decide a case; `subjectId` is the case. Returns no message for a case that no
 * longer waits for them.
 */
@Injectable()
export abstract class CaseComposer implements MessageComposer {
  /** By text of the message: the statement that returns a row while the case ($1) waits for the staff. */
  protected abstract readonly pending: Readonly<Record<string, string>>;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ text, subjectId }: Delivery): Promise<Composed | null> {
    const statement = this.pending[text];
    if (statement === undefined) throw new TypeError(`${this.constructor.name} has no statement for ${text}.`);
    const rows: unknown[] = await this.dataSource.query(statement, [subjectId]);
    return rows.length > 0 ? {} : null;
  }
}
