import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { type InboundMail, readMail } from './mail-reader.js';
import { SupportAddress } from './support-address.js';

/** Reads received mails. A mail from an address of the support itself counts as automatic. */
@Injectable()
export class InboundMails {
  constructor(
    private readonly address: SupportAddress,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async readMail(raw: Buffer): Promise<InboundMail> {
    const read = await readMail(raw, this.config.INBOUND_MAIL_AUTHSERV_ID);
    return { ...read, isAutomatic: read.isAutomatic || this.address.isOwn(read.from) };
  }
}
