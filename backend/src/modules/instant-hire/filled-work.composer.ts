import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CoalescedCalls } from '../../common/concurrency/coalesced-calls.js';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';

/**
 * Composes the message that others took the work; `subjectId` is the request. Returns no message once the time of the request has
 * passed, because the offer is over anyway.
 */
@Injectable()
@ComposesMessage('instant-hire:notice.filled')
export class FilledWorkComposer implements MessageComposer {
  /** A filled job notifies many workers at once: their requests are read with one statement. */
  private readonly ends = new CoalescedCalls((requestIds: readonly (string | null)[]) => this.findEnds(requestIds));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const expiresAt = await this.ends.answer(subjectId);
    return expiresAt ? { expiresAt } : null;
  }

  private async findEnds(requestIds: readonly (string | null)[]): Promise<(Date | undefined)[]> {
    const rows: { id: string; expiresAt: Date }[] = await this.dataSource.query(
      `SELECT id, expires_at AS "expiresAt" FROM job_requests WHERE id = ANY($1::uuid[]) AND expires_at > clock_timestamp()`,
      [requestIds],
    );
    const byId = new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]));
    return requestIds.map((id) => byId.get(id ?? ''));
  }
}
