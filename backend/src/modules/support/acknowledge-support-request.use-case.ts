import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@nukkad/contract/languages';
import { SUPPORT_PROMISES, type SupportKind, supportRequestPath } from '@nukkad/contract/support/support';
import { greetingName } from '@nukkad/contract/accounts/person-name';
import { DataSource } from 'typeorm';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { DirectMessages } from '../notifications/notifications.public.js';
import { SupportAddress } from './support-address.js';
import { SupportAnswerWays } from './support-answer-ways.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { SupportWords } from './support-words.js';

interface Row {
  reference: string;
  kind: SupportKind;
  email: string;
  firstName: string;
  lastName: string;
  userId: string | null;
  language: Language;
  acknowledged: boolean;
}

/**
 * Acknowledges a request to its sender once: by mail, or with a text message to the account that sent it. Erased
 * senders get no message. A task fails, and is repeated, if no key decrypts the address of its request.
 */
@Injectable()
@HandlesTask('support.acknowledge-support-request')
export class AcknowledgeSupportRequestUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly requests: SupportRequestRepository,
    private readonly ways: SupportAnswerWays,
    private readonly messages: DirectMessages,
    private readonly address: SupportAddress,
    private readonly words: SupportWords,
  ) {}

  async execute(
    { requestId }: TaskPayloads['support.acknowledge-support-request'],
    { taskId: key }: TaskContext,
  ): Promise<void> {
    const { manager } = this.dataSource;
    const rows: Row[] = await manager.query(
      `SELECT reference, kind, email, first_name AS "firstName", last_name AS "lastName", user_id AS "userId", language,
              acknowledged_at IS NOT NULL AS acknowledged
       FROM support_requests WHERE id = $1`,
      [requestId],
    );
    const [row] = rows;
    if (!row || row.acknowledged) return;
    const request = this.words.openRecipient(requestId, row);
    const { kind, reference, language } = request;
    const { way, to } = await this.ways.findWay(manager, request);
    if (way === 'none') return;
    // an account that cannot be texted has the notice of its bell alone
    if (way !== 'account') {
      const channel = way === 'email' ? 'email' : 'sms';
      await this.messages.send(
        {
          ...{ key, channel, to, language, thread: reference, author: 'product-in-answer' },
          ...{ replyTo: this.address.replyAddressOf(reference) },
        },
        {
          text: `support:acknowledged.${kind}`,
          params: { reference, name: greetingName(request.firstName, request.lastName), ...SUPPORT_PROMISES },
          link: supportRequestPath(reference),
        },
      );
    }
    await this.requests.recordAcknowledgement(manager, requestId);
  }
}
