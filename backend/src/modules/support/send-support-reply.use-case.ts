import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@nukkad/contract/languages';
import { greetingName } from '@nukkad/contract/accounts/person-name';
import { DataSource } from 'typeorm';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { DirectMessages } from '../notifications/notifications.public.js';
import { SupportAddress } from './support-address.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { SupportWords } from './support-words.js';

interface Row {
  requestId: string;
  reference: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  text: string;
  sent: boolean;
}

/**
 * Mails an answer of the staff to the sender of the request, in the thread of its reference, unless it was erased
 * meanwhile.
 */
@Injectable()
@HandlesTask('support.send-support-reply')
export class SendSupportReplyUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly requests: SupportRequestRepository,
    private readonly messages: DirectMessages,
    private readonly address: SupportAddress,
    private readonly words: SupportWords,
  ) {}

  async execute({ entryId }: TaskPayloads['support.send-support-reply'], { taskId: key }: TaskContext): Promise<void> {
    const { manager } = this.dataSource;
    const rows: Row[] = await manager.query(
      `SELECT r.id AS "requestId", r.reference, r.email, r.first_name AS "firstName", r.last_name AS "lastName", r.language, e.text, e.sent_at IS NOT NULL AS sent
       FROM support_entries e JOIN support_requests r ON r.id = e.request_id WHERE e.id = $1 AND r.email <> ''`,
      [entryId],
    );
    const [row] = rows;
    if (!row || row.sent) return;
    const answer = this.words.openRecipient(row.requestId, row);
    await this.messages.send(
      {
        ...{ key, channel: 'email', to: answer.email, language: answer.language, thread: answer.reference },
        ...{ replyTo: this.address.replyAddressOf(answer.reference), author: 'person' },
      },
      {
        text: 'support:reply',
        params: { reference: answer.reference, name: greetingName(answer.firstName, answer.lastName) },
        paragraphs: [{ key: 'support:replyText', params: { text: this.words.openEntry(entryId, answer.text) } }],
      },
    );
    await this.requests.recordSent(manager, entryId);
  }
}
