import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../../common/security/secrets.js';

/** Tokens with which devices confirm that they showed a notification. Only the encrypted message contains them. */
@Injectable()
export class PushReceipts {
  constructor(private readonly secrets: Secrets) {}

  async tokenOf(deliveryId: string): Promise<string> {
    return createHmac('sha256', await this.secrets.getBytes('push-receipts'))
      .update(deliveryId)
      .digest('base64url');
  }

  async isValid(deliveryId: string, token: string): Promise<boolean> {
    const expected = Buffer.from(await this.tokenOf(deliveryId));
    const given = Buffer.from(token);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
