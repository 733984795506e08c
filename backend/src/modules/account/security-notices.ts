import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';
import { type NoticeKind, SecurityNoticeEntity } from './entities/security-notice.entity.js';
import { sendSecurityNoticeTask } from './tasks/send-security-notice.task.js';

const ADDRESS = personalText('security_notices', 'address');

/** Records security notices in the transaction that changes the account. */
@Injectable()
@EncryptsColumns(ADDRESS)
export class SecurityNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly texts: PersonalTexts,
  ) {}

  /** `address` is where the owner was reached until now. */
  async add(tx: EntityManager, userId: string, kind: NoticeKind, address: string): Promise<void> {
    const id = randomUUID();
    await tx.insert(SecurityNoticeEntity, { id, userId, kind, address: this.texts.seal(ADDRESS, id, address) });
    await this.outbox.add(tx, sendSecurityNoticeTask, { noticeId: id });
  }

  /** Returns the notice with its address; null when it does not exist. */
  async find(manager: EntityManager, id: string): Promise<SecurityNoticeEntity | null> {
    const notice = await manager.findOneBy(SecurityNoticeEntity, { id });
    return notice && Object.assign(notice, { address: this.texts.open(ADDRESS, id, notice.address) });
  }
}
