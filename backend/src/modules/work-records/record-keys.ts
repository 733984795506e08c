import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  RECORD_ALGORITHM,
  RECORD_KEY_LEAD_DAYS,
  WORK_RECORD_DAYS,
} from '@nukkad/contract/work-records/work-record-rules';
import { type RecordKey, RecordKeySchema } from '@nukkad/contract/work-records/work-records';
import { CompactSign, importJWK, type JWK } from 'jose';
import type { EntityManager } from 'typeorm';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { PiiCipher } from '../../common/security/pii-cipher.js';

/** Serialises the creation of keys among all processes. */
const KEYS_LOCK = `hashtextextended('work-records.keys', 0)`;
/** Bytes of an id: short, because it is a part of each QR code. */
const ID_BYTES = 6;

/** Returns the context that binds an encrypted key to its id. */
const contextOf = (id: string): string => `work_record_keys.private_key:${id}`;

interface NewKey {
  id: string;
  publicKey: RecordKey;
  privateKey: JWK;
}

function createKey(): NewKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d, ...jwk } = privateKey.export({ format: 'jwk' });
  const id = randomBytes(ID_BYTES).toString('base64url');
  const publicKey = RecordKeySchema.parse({ ...jwk, kid: id, alg: RECORD_ALGORITHM, use: 'sig' });
  return { id, publicKey, privateKey: { ...publicKey, d: String(d) } };
}

/** Signs tokens with the key that is in use. */
export interface RecordSigner {
  keyId: string;
  sign: (typ: string, payload: object) => Promise<string>;
}

/** The keys that sign work records and their status lists. */
@Injectable()
@EncryptsColumns({
  ...{ table: 'work_record_keys', column: 'private_key_encrypted', key: ['id'] },
  contextOf: (row) => contextOf(row['id'] ?? ''),
})
export class RecordKeys {
  constructor(private readonly cipher: PiiCipher) {}

  /** Returns the current key, or null in an installation without one. */
  async findSigner(manager: EntityManager): Promise<RecordSigner | null> {
    const known = await this.findCurrent(manager);
    return known && this.signerOf(known);
  }

  /**
   * Locks and returns the current key until the transaction ends, so that it is not withdrawn between a signature and
   * its record. The first caller of a new installation creates it.
   */
  async lockSigner(tx: EntityManager): Promise<RecordSigner> {
    const known = await this.findCurrent(tx, 'FOR SHARE');
    if (known) return this.signerOf(known);
    await tx.query(`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`);
    const created = (await this.findCurrent(tx, 'FOR SHARE')) ?? (await this.insert(tx, 0));
    return this.signerOf(created);
  }

  /** Returns the public keys of valid records: keys that sign, will sign, or signed records that have not expired. */
  async listPublic(manager: EntityManager): Promise<RecordKey[]> {
    const rows: { key: RecordKey }[] = await manager.query(
      `SELECT k.public_key AS key FROM work_record_keys k
       WHERE k.withdrawn_at IS NULL AND NOT EXISTS (
         SELECT FROM work_record_keys later WHERE later.withdrawn_at IS NULL AND later.signs_from > k.signs_from
           AND later.signs_from < clock_timestamp() - interval '${WORK_RECORD_DAYS + 1} days')
       ORDER BY k.signs_from DESC, k.id`,
    );
    return rows.map(({ key }) => key);
  }

  /** Ids of keys that were withdrawn because of a theft, as long as a record that they signed has not expired. */
  async listWithdrawn(manager: EntityManager): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM work_record_keys WHERE withdrawn_at > clock_timestamp() - interval '${WORK_RECORD_DAYS + 1} days'
       ORDER BY withdrawn_at DESC, id`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Adds a key that signs in a week, after cached pages contain it; returns null when such a key is already waiting.
   */
  async addNext(tx: EntityManager): Promise<{ id: string; signsFrom: Date } | null> {
    await tx.query(`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`);
    const waiting: object[] = await tx.query(
      `SELECT FROM work_record_keys WHERE withdrawn_at IS NULL AND signs_from > clock_timestamp()`,
    );
    return waiting.length > 0 ? null : this.insert(tx, RECORD_KEY_LEAD_DAYS);
  }

  /**
   * Withdraws all keys, because one of them may be stolen, and adds one that signs at once. Records of the former keys
   * are revoked.
   */
  async replaceAll(tx: EntityManager): Promise<{ id: string; revoked: number }> {
    await tx.query(`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`);
    await tx.query(`UPDATE work_record_keys SET withdrawn_at = clock_timestamp() WHERE withdrawn_at IS NULL`);
    const [, revoked]: [unknown[], number] = await tx.query(
      `UPDATE work_record_statuses SET revoked_at = clock_timestamp() WHERE revoked_at IS NULL`,
    );
    const { id } = await this.insert(tx, 0);
    return { id, revoked };
  }

  private async insert(tx: EntityManager, days: number): Promise<StoredKey & { signsFrom: Date }> {
    const { id, publicKey, privateKey } = createKey();
    const encrypted = await this.cipher.encrypt(JSON.stringify(privateKey), contextOf(id));
    const rows: { signsFrom: Date }[] = await tx.query(
      `INSERT INTO work_record_keys (id, public_key, private_key_encrypted, signs_from)
       VALUES ($1, $2, $3, clock_timestamp() + make_interval(days => $4)) RETURNING signs_from AS "signsFrom"`,
      [id, publicKey, encrypted, days],
    );
    return { id, encrypted, signsFrom: rows[0]?.signsFrom ?? new Date() };
  }

  private async findCurrent(manager: EntityManager, lock: 'FOR SHARE' | '' = ''): Promise<StoredKey | null> {
    const rows: StoredKey[] = await manager.query(
      `SELECT id, private_key_encrypted AS encrypted FROM work_record_keys
       WHERE withdrawn_at IS NULL AND signs_from <= clock_timestamp() ORDER BY signs_from DESC, id LIMIT 1 ${lock}`,
    );
    return rows[0] ?? null;
  }

  private async signerOf({ id, encrypted }: StoredKey): Promise<RecordSigner> {
    const jwk = JSON.parse(await this.cipher.decrypt(encrypted, contextOf(id))) as JWK;
    const key = await importJWK(jwk, RECORD_ALGORITHM);
    return {
      keyId: id,
      sign: (typ, payload) =>
        new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
          .setProtectedHeader({ alg: RECORD_ALGORITHM, kid: id, typ })
          .sign(key),
    };
  }
}

interface StoredKey {
  id: string;
  encrypted: string;
}
