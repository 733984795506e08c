import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RateLimits } from '../../common/http/rate-limits.js';
import { Outbox } from '../../common/queue/outbox.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { codeTooSoon, phoneNotMobile, phoneNotServed } from './auth.errors.js';
import { LAST_DIGITS, secondsToWait, TEXTS_PER_NUMBER_BLOCK } from './code-sending.js';
import { sendVerificationCodeTask } from './tasks/send-verification-code.task.js';
import { isTextable } from './textable-number.js';
import { type CodeRequest, VerificationCodeRepository } from './verification-code.repository.js';

/**
 * Accepts requests for codes. The owner of the address is looked up later, when the task runs, so that a known and an
 * unknown address get the same response in the same time.
 */
@Injectable()
export class CodeRequests {
  constructor(
    private readonly codes: VerificationCodeRepository,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Writes the request and its task; throws 429 when the address, or its block of numbers, was sent too many. */
  async add(tx: EntityManager, request: CodeRequest): Promise<void> {
    if (request.channel === 'sms') await this.assertServed(request.destination);
    const wait = secondsToWait(await this.codes.listRequestAges(tx, request.channel, request.destination));
    if (wait > 0) throw codeTooSoon(wait);
    if (request.channel === 'sms') {
      await this.limits.consume(TEXTS_PER_NUMBER_BLOCK, request.destination.slice(0, -LAST_DIGITS), tx);
    }
    const codeId = await this.codes.add(tx, request);
    await this.outbox.add(tx, sendVerificationCodeTask, { codeId });
  }

  /** The served countries depend on the number alone, so that a refusal does not reveal its owner. */
  private async assertServed(phone: string): Promise<void> {
    const codes = this.config.SMS_DIALLING_CODES;
    if (!codes.some((code) => phone.startsWith(code))) throw phoneNotServed(codes);
    if (!(await isTextable(phone))) throw phoneNotMobile();
  }
}
