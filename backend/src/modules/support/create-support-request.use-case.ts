import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CreateSupportRequest, SupportReceipt } from '@nukkad/contract/support/support';
import { Transactions } from '../../common/database/transactions.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { currentLanguage } from '../../common/context/request-context.js';
import type { Upload } from '../../common/storage/upload.js';
import { ContactReadModel } from '../users/users.public.js';
import { RequestIntake } from './request-intake.js';
import { SupportFiles } from './support-files.js';
import { type ArrivedRequest, SupportRequestRepository } from './support-request.repository.js';

const HOUR = 3600;
/** Limits of requests from one mail address, one account without one, and one browser. */
const PER_EMAIL: RateLimit = { name: 'support-email', limit: 10, seconds: HOUR };
const PER_ACCOUNT: RateLimit = { name: 'support-account', limit: 10, seconds: HOUR };
const PER_BROWSER: RateLimit = { name: 'support-browser', limit: 5, seconds: 600 };

/** The sender of a request, as far as the server can determine it. */
export interface SupportSender {
  userId: string | null;
  ip: string;
  userAgent: string;
}

/** Stores a request with its file, acknowledges it to its sender, and notifies the staff. */
@Injectable()
export class CreateSupportRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly requests: SupportRequestRepository,
    private readonly files: SupportFiles,
    private readonly intake: RequestIntake,
    private readonly contacts: ContactReadModel,
  ) {}

  async execute(sender: SupportSender, input: CreateSupportRequest, file: Upload | null): Promise<SupportReceipt> {
    // an account has a separate limit: other people share the phone behind the same IP address
    if (!sender.userId) await this.limits.consumeForIp(PER_BROWSER, sender.ip, sender.userAgent);
    const arrived = await this.arrivedRequest(sender, input, file);
    if (arrived.email) await this.limits.consume(PER_EMAIL, arrived.email);
    else await this.limits.consume(PER_ACCOUNT, sender.userId ?? '');
    const fileId = file ? await this.files.storeFile(file) : null;
    let isAttached = false;
    try {
      return await this.transactions.run(async (tx) => {
        isAttached = false;
        const repeated = await this.requests.lockRepeated(tx, arrived.digest);
        if (repeated) return { reference: repeated };
        const reference = await this.intake.store(tx, arrived, fileId);
        isAttached = true;
        return { reference };
      });
    } finally {
      // the sweep deletes files that cannot be deleted now; an attached file remains
      if (fileId && !isAttached) await this.files.discard(fileId).catch(() => undefined);
    }
  }

  /** Returns the request, with the account's name, address and city where the sender omitted them. */
  private async arrivedRequest(
    { userId }: SupportSender,
    input: CreateSupportRequest,
    file: Upload | null,
  ): Promise<ArrivedRequest> {
    const contact = userId ? (await this.contacts.findByIds([userId])).get(userId) : undefined;
    const email = input.email ?? contact?.email ?? '';
    return {
      ...input,
      email,
      // a placeholder name of an account without one is useless to the staff
      firstName: input.firstName ?? (contact?.firstName || (email && contact?.name) || ''),
      lastName: input.lastName ?? contact?.lastName ?? '',
      city: input.city ?? contact?.city ?? '',
      ...{ userId, language: currentLanguage(), digest: digestOf(userId, input, file) },
    };
  }
}

/** Returns a digest of the sender, the texts and the file. */
function digestOf(userId: string | null, input: CreateSupportRequest, file: Upload | null): string {
  const hash = createHash('sha256').update(JSON.stringify([input.email ? null : userId, input]));
  if (file) hash.update(file.name).update(file.content);
  return hash.digest('base64url');
}
