import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PiiCipher } from '../../../common/security/pii-cipher.js';
import { Secrets } from '../../../common/security/secrets.js';

const ID_BYTES = 4;

/** Names this installation in receipts: several installations may share one account at a provider. */
@Injectable()
export class Installation implements OnApplicationBootstrap {
  constructor(
    private readonly secrets: Secrets,
    private readonly cipher: PiiCipher,
  ) {}

  /** Reads the secrets that transactions require at the start: a transaction may only use its own connection. */
  async onApplicationBootstrap(): Promise<void> {
    await this.getId();
    await this.cipher.encrypt('', 'payments');
  }

  getId(): Promise<string> {
    return this.secrets.get('payment-installation', () => randomBytes(ID_BYTES).toString('hex'));
  }
}
