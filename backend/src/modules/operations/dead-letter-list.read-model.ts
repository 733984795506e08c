import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DeadLetter, DeadLetterListQuery } from '@nukkad/contract/platform/operations';
import { DataSource } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { IS_DEAD_LETTER } from '../../common/queue/dead-letters.js';

interface Row extends Keyset, Omit<DeadLetter, 'createdAt' | 'gaveUpAt'> {
  createdAt: Date;
  gaveUpAt: Date;
}

/** Dead letters. Their subjects are shown as ids; for messages the channel and the text are shown. */
@Injectable()
export class DeadLetterListReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the dead letters, of one task or one channel if given, newest first. */
  async listPage({ task, channel, limit, cursor }: DeadLetterListQuery): Promise<Page<DeadLetter>> {
    const list = JSON.stringify({ deadLetters: { task, channel } });
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `SELECT o.id, o.task, o.queue, o.created_at AS "createdAt", o.done_at AS "gaveUpAt",
              substr(o.outcome, length('failed: ') + 1) AS reason, o.attempts, d.channel, d.text,
              ${keysetTime('o.done_at')} AS at
       FROM outbox o LEFT JOIN message_deliveries d
         ON d.id = CASE WHEN o.task = 'notifications.deliver-message' THEN (o.payload ->> 'deliveryId')::uuid END
       WHERE o.${IS_DEAD_LETTER} AND ($1::text IS NULL OR o.task = $1) AND ($2::text IS NULL OR d.channel = $2)
         ${after ? 'AND (o.done_at, o.id) < ($4::timestamptz, $5::uuid)' : ''}
       ORDER BY o.done_at DESC, o.id DESC LIMIT $3`,
      [task ?? null, channel ?? null, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return pageOf(list, rows, limit, ({ at: _at, createdAt, gaveUpAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      gaveUpAt: gaveUpAt.toISOString(),
    }));
  }
}
