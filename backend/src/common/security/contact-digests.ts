import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { AppLogger } from '../observability/app-logger.js';
import { type Key, listKeys, usesStoredKey } from './key-list.js';
import { Secrets } from './secrets.js';

const VERSION = 'd1';
const PURPOSE = 'nukkad contact digests';

const digestWith = ({ id, bytes }: Key, contact: string): string =>
  [VERSION, id, createHmac('sha256', bytes).update(contact).digest('base64url')].join('.');

/** Columns and parameters of a condition on a contact. */
interface ContactCondition {
  /** Column of the digest. */
  digest: string;
  /** Column of the contact, which is encrypted, or plain in rows without a digest. */
  contact: string;
  /** Parameter, as `$1`, with the result of `listDigests`. */
  digests: string;
  /** Parameter, as `$2`, with the contact. */
  plain: string;
}

/** SQL: whether a row has the contact. A row of an earlier release contains it in plain text, without a digest. */
export const hasContact = ({ digest, contact, digests, plain }: ContactCondition): string =>
  `(${digest} = ANY(${digests}::text[]) OR (${digest} IS NULL AND ${contact} = ${plain}))`;

/**
 * Computes keyed digests (HMAC-SHA-256) of phone numbers and e-mail addresses, by which statements find and compare
 * encrypted contacts. Equal contacts have equal digests in all tables, so that a statement can compare two rows. The
 * first of CONTACT_DIGEST_KEYS computes stored digests; a search compares with the digests of all keys, and of the stored
 * key, which is the word `stored` in the setting, else the last one. Contacts are digested in one form: numbers as E.164, addresses in lower case.
 * Keys of rate limits contain such digests as well.
 */
@Injectable()
export class ContactDigests implements OnModuleInit, OnApplicationBootstrap {
  private keys: [Key, ...Key[]] | null = null;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly secrets: Secrets,
    private readonly logger: AppLogger,
  ) {}

  /** Loads the keys before the first transaction, which may only use its own connection. */
  async onModuleInit(): Promise<void> {
    const stored = await this.secrets.getBytes('contact-digest-key');
    this.keys = listKeys(this.config.CONTACT_DIGEST_KEYS, stored, PURPOSE);
  }

  onApplicationBootstrap(): void {
    if (!this.config.production || !usesStoredKey(this.config.CONTACT_DIGEST_KEYS)) return;
    this.logger.warn({
      event: 'contact-digest-keys.missing',
      reason:
        'Set CONTACT_DIGEST_KEYS, with a key first: else the key of digests lies in the same database as the digests.',
    });
  }

  /** Returns the digest to store beside a contact: `d1.<key id>.<HMAC in Base64url>`. */
  digest(contact: string): string {
    return digestWith(this.loadedKeys()[0], contact);
  }

  /** Returns the digests that a stored digest of the contact can equal, one for each key. */
  listDigests(contact: string): string[] {
    return this.loadedKeys().map((key) => digestWith(key, contact));
  }

  /** Returns whether a digest is computed with the key that computes stored digests now. */
  usesFirstKey(digest: string): boolean {
    return digest.startsWith(`${VERSION}.${this.loadedKeys()[0].id}.`);
  }

  private loadedKeys(): [Key, ...Key[]] {
    if (!this.keys) throw new Error('The keys of contact digests are not loaded.');
    return this.keys;
  }
}
