import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { type NoticeKind, SecurityNoticeEntity } from './entities/security-notice.entity.js';
import { sendSecurityNoticeTask } from './tasks/send-security-notice.task.js';

/** Records security notices in the transaction that changes the account. */
@Injectable()
export class SecurityNotices {
  constructor(private readonly outbox: Outbox) {}

  /** `address` is where the owner was reached until now. */
  async add(tx: EntityManager, userId: string, kind: NoticeKind, address: string): Promise<void> {
    const result = await tx.insert(SecurityNoticeEntity, { userId, kind, address });
    await this.outbox.add(tx, sendSecurityNoticeTask, { noticeId: String(result.identifiers[0]?.['id']) });
  }
}
