import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CreateSupportRequest, SupportReceipt } from '@nukkad/domain/support';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { unavailable } from '../../common/errors/common.errors.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { currentLanguage } from '../../common/http/request-context.js';
import { Outbox } from '../../common/queue/outbox.js';
import type { Upload } from '../../common/storage/upload.js';
import { Messenger } from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';
import { SupportFiles } from './support-files.js';
import { type ArrivedRequest, SupportRequestRepository } from './support-request.repository.js';
import { acknowledgeSupportRequestTask } from './tasks/acknowledge-support-request.task.js';

const HOUR = 3600;
/** Requests that one mail address, and one browser, may send. */
const PER_EMAIL: RateLimit = { name: 'support-email', limit: 10, seconds: HOUR };
const PER_BROWSER: RateLimit = { name: 'support-browser', limit: 5, seconds: 600 };

/** Who sends a request, as far as the server can tell. */
export interface SupportSender {
  userId: string | null;
  ip: string;
  userAgent: string;
}

/** Somebody asks for help: the request is kept with its file, its sender is mailed a reference, and the staff hear of it. */
@Injectable()
export class CreateSupportRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly requests: SupportRequestRepository,
    private readonly files: SupportFiles,
    private readonly outbox: Outbox,
    private readonly messenger: Messenger,
    private readonly contacts: ContactReadModel,
  ) {}

  async execute(sender: SupportSender, input: CreateSupportRequest, file: Upload | null): Promise<SupportReceipt> {
    await this.limits.consumeForIp(PER_BROWSER, `${sender.ip} ${sender.userAgent}`);
    await this.limits.consume(PER_EMAIL, input.email);
    const arrived = {
      ...input,
      ...{ userId: sender.userId, language: currentLanguage(), digest: digestOf(input, file) },
    };
    const fileId = file ? await this.files.keepFile(file) : null;
    let isAttached = false;
    try {
      return await this.transactions.run(async (tx) => {
        isAttached = false;
        const repeated = await this.requests.lockRepeated(tx, arrived.digest);
        if (repeated) return { reference: repeated };
        const reference = await this.store(tx, arrived, fileId);
        isAttached = true;
        return { reference };
      });
    } finally {
      // the sweep takes what cannot be removed now; a file that was attached stays
      if (fileId && !isAttached) await this.files.discard(fileId).catch(() => undefined);
    }
  }

  private async store(tx: EntityManager, arrived: ArrivedRequest, fileId: string | null): Promise<string> {
    const { id: requestId, reference } = await this.requests.insert(tx, arrived);
    if (fileId && !(await this.files.attach(tx, fileId, requestId))) throw unavailable();
    await this.outbox.add(tx, acknowledgeSupportRequestTask, { requestId });
    const staff = await this.contacts.staffIds(tx);
    await this.messenger.sendToMany(
      tx,
      staff.map((recipientId) => ({ recipientId })),
      {
        text: arrived.kind === 'grievance' ? 'support:notice.grievance' : 'support:notice.arrived',
        params: { reference },
        link: `/admin?section=support&request=${requestId}`,
        urgency: 'account',
      },
    );
    return reference;
  }
}

/** The same for the same words and file of the same sender. */
function digestOf(input: CreateSupportRequest, file: Upload | null): string {
  const hash = createHash('sha256').update(JSON.stringify(input));
  if (file) hash.update(file.name).update(file.content);
  return hash.digest('base64url');
}
