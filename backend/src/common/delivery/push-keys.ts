import { createECDH } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { Secrets } from '../security/secrets.js';

/** Key pair that identifies this server to push services (RFC 8292), in Base64url. */
interface PushKeyPair {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** The VAPID keys: configured by the operator, or generated at the first use and stored. */
@Injectable()
export class PushKeys {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly secrets: Secrets,
  ) {}

  /** Returns null when no real contact is configured, which push services require. */
  async find(): Promise<PushKeyPair | null> {
    const { pushSubject: subject, VAPID_PRIVATE_KEY: given } = this.config;
    if (subject === null) return null;
    const secret = given === undefined ? await this.secrets.getBytes('push-key') : Buffer.from(given, 'base64url');
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(secret);
    return {
      subject,
      publicKey: pair.getPublicKey('base64url'),
      privateKey: secret.toString('base64url'),
    };
  }
}
