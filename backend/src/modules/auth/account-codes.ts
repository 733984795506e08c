import { Injectable } from '@nestjs/common';
import type { Language } from '@nukkad/contract/languages';
import type { DeliveryChannel } from '@nukkad/contract/platform/operations';
import type { EntityManager } from 'typeorm';
import { type AccountPurpose, accountScope } from './code-purpose.js';
import { CodeDigest } from './code-digest.js';
import { CodeRequests } from './code-requests.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

/** The purpose and the destination of a code for a signed-in person. */
export interface AccountCode {
  userId: string;
  purpose: AccountPurpose;
  channel: DeliveryChannel;
  /** Lower-cased e-mail address or E.164 number. */
  destination: string;
}

/** Codes with which a signed-in person verifies an address or confirms being the owner. */
@Injectable()
export class AccountCodes {
  constructor(
    private readonly requests: CodeRequests,
    private readonly codes: VerificationCodeRepository,
    private readonly digests: CodeDigest,
  ) {}

  /**
   * Sends a code; throws 429 when the address received too many. The response does not reveal whether a request for the
   * code exists; that is checked later.
   */
  async sendCode(tx: EntityManager, code: AccountCode, language: Language): Promise<void> {
    const { userId, purpose, channel, destination } = code;
    const interaction = accountScope(purpose, userId);
    await this.requests.add(tx, { channel, destination, interaction, signUpId: null, userId, language });
  }

  /**
   * Returns the function that checks a code: true uses the code up, false counts the attempt, so commit in both cases.
   * Call `prepare` before the transaction opens, because it may have to read a key.
   */
  async prepare(): Promise<(tx: EntityManager, wanted: AccountCode, given: string) => Promise<boolean>> {
    const digest = await this.digests.prepare();
    return async (tx, { userId, purpose, channel, destination }, given) => {
      const scope = { channel, destination, interaction: accountScope(purpose, userId) };
      const code = await this.codes.findNewest(tx, scope, { userId });
      return code !== null && this.codes.tryCode(tx, code.id, digest(code.id, given));
    };
  }
}
