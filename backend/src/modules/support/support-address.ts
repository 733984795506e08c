import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';

/** Address for answers to mails of the support. */
@Injectable()
export class SupportAddress {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /**
   * Returns the address of a request, `help+nk-7f3k-q2mx@example.com`; undefined without a configured support address.
   */
  replyAddressOf(reference: string): string | undefined {
    const [name, domain] = this.config.SUPPORT_MAIL_ADDRESS?.split('@') ?? [];
    return name && domain ? `${name}+${reference.toLowerCase()}@${domain}` : undefined;
  }

  /** Returns whether a mail from this address is a returned mail of the product. */
  isOwn(email: string): boolean {
    const name = email.replace(/\+[^@]*@/, '@');
    return [this.config.SUPPORT_MAIL_ADDRESS, this.config.MAIL_FROM].some((own) => own?.toLowerCase() === name);
  }
}
