import { createHmac } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { currentRequest } from '../../common/context/request-context.js';
import { Secrets } from '../../common/security/secrets.js';

/**
 * Computes a digest of the device and the network of a request. It identifies neither, and reveals only that two are
 * equal.
 */
@Injectable()
export class OriginDigest implements OnApplicationBootstrap {
  private key: Buffer | undefined;

  constructor(private readonly secrets: Secrets) {}

  /** Reads the key that transactions require at the start: a transaction may only use its own connection. */
  async onApplicationBootstrap(): Promise<void> {
    this.key = await this.secrets.getBytes('referral-origin');
  }

  /** Returns null without a request, or without data about its sender. */
  computeDigest(): string | null {
    const origin = currentRequest()?.origin;
    return origin && this.key ? createHmac('sha256', this.key).update(origin).digest('base64url') : null;
  }
}
