import { Inject, Injectable } from '@nestjs/common';
import type { SupportAnswerWay } from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { ContactReadModel } from '../users/users.public.js';
import type { SupportRequestSender } from './support-request.repository.js';

/** The channel for answers to a request, and its mail address or phone number; empty without any. */
interface AnswerWay {
  way: SupportAnswerWay;
  to: string;
}

/** Determines the channel for answers to a request's sender. */
@Injectable()
export class SupportAnswerWays {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly contacts: ContactReadModel,
  ) {}

  /** By mail where the request has an address; else in the account that sent it, with a text message if its number is verified. */
  async findWay(
    manager: EntityManager,
    { email, userId }: Pick<SupportRequestSender, 'email' | 'userId'>,
  ): Promise<AnswerWay> {
    if (email !== '') return { way: 'email', to: email };
    const contact = userId ? (await this.contacts.findByIds([userId], manager)).get(userId) : undefined;
    if (!contact || contact.erased) return { way: 'none', to: '' };
    const { phone, phoneVerified } = contact;
    const isTexted = phone && phoneVerified && this.config.SMS_DIALLING_CODES.some((code) => phone.startsWith(code));
    return isTexted ? { way: 'text', to: phone } : { way: 'account', to: '' };
  }
}
