import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@nukkad/domain/languages';
import type { SupportKind } from '@nukkad/domain/support';
import { DataSource } from 'typeorm';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { DirectMessages } from '../notifications/notifications.public.js';
import { SupportAddress } from './support-address.js';
import { SupportRequestRepository } from './support-request.repository.js';

interface Row {
  reference: string;
  kind: SupportKind;
  email: string;
  name: string;
  language: Language;
  acknowledged: boolean;
}

/** The sender of a request is mailed its reference, once, as soon as the mail server takes it; not one whose address was erased meanwhile. */
@Injectable()
@HandlesTask('support.acknowledge-support-request')
export class AcknowledgeSupportRequestUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly requests: SupportRequestRepository,
    private readonly messages: DirectMessages,
    private readonly address: SupportAddress,
  ) {}

  async execute(
    { requestId }: TaskPayloads['support.acknowledge-support-request'],
    { taskId: key }: TaskContext,
  ): Promise<void> {
    const { manager } = this.dataSource;
    const rows: Row[] = await manager.query(
      `SELECT reference, kind, email, first_name AS name, language, acknowledged_at IS NOT NULL AS acknowledged
       FROM support_requests WHERE id = $1 AND email <> ''`,
      [requestId],
    );
    const [request] = rows;
    if (!request || request.acknowledged) return;
    await this.messages.send(
      {
        ...{ key, channel: 'email', to: request.email, language: request.language, thread: request.reference },
        ...{ replyTo: this.address.replyAddressOf(request.reference), isAutomatic: true },
      },
      {
        text: request.kind === 'grievance' ? 'support:acknowledged.grievance' : 'support:acknowledged.support',
        params: { reference: request.reference, name: request.name },
      },
    );
    await this.requests.noteAcknowledged(manager, requestId);
  }
}
