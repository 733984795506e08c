import { createHmac, timingSafeEqual } from 'node:crypto';
import { upiReportPath } from '@nukkad/contract/payments/upi-changes';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../../../common/security/secrets.js';

/** Number of bytes of an id, and of its signature. */
const BYTES = 16;

/** Tokens of the links with which an owner reports a replaced UPI id: the id of the change and its signature, not stored. */
@Injectable()
export class UpiReportTokens {
  constructor(private readonly secrets: Secrets) {}

  /** Loads the key; required before a transaction that builds a path. */
  async prepare(): Promise<void> {
    await this.loadKey();
  }

  /** Returns the path of the page that reports a change. */
  async buildPath(changeId: string): Promise<string> {
    const id = Buffer.from(changeId.replaceAll('-', ''), 'hex');
    return upiReportPath(`${id.toString('base64url')}${(await this.sign(id)).toString('base64url')}`);
  }

  /** Returns the id of the change that a token reports; null when the signature is wrong. */
  async readChangeId(token: string): Promise<string | null> {
    const half = token.length / 2;
    const id = Buffer.from(token.slice(0, half), 'base64url');
    const signature = Buffer.from(token.slice(half), 'base64url');
    if (id.length !== BYTES || signature.length !== BYTES) return null;
    if (!timingSafeEqual(signature, await this.sign(id))) return null;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  private async sign(id: Buffer): Promise<Buffer> {
    return createHmac('sha256', await this.loadKey())
      .update(id)
      .digest()
      .subarray(0, BYTES);
  }

  private loadKey(): Promise<Buffer> {
    return this.secrets.getBytes('upi-reports');
  }
}
