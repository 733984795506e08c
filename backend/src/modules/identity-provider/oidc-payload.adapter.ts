import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { DataSource } from 'typeorm';
import type { PiiCipher } from '../../common/security/pii-cipher.js';
import { loadOidcProvider } from './load-oidc-provider.js';
import { openHints, sealHints } from './oidc-hints.js';

interface PayloadRow {
  id: string;
  payload: AdapterPayload;
  consumed: number | null;
}

/** The database rejects this character, in text and in JSON. */
const NUL = '\u0000';

/** Returns whether a text anywhere in `value` contains NUL. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes(NUL)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);

const COLUMNS = `id, payload, extract(epoch FROM consumed_at)::int AS consumed`;
const LIVE = `(expires_at IS NULL OR expires_at > clock_timestamp())`;

/**
 * Stores one kind of the embedded provider's state (sessions, codes, grants, …) in the database. Suggested addresses and
 * numbers are encrypted.
 */
export class OidcPayloadAdapter implements Adapter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kind: string,
    private readonly cipher: PiiCipher,
  ) {}

  /** Throws the provider's `InvalidRequest` for values that the database rejects. */
  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    if (holdsNul(payload)) throw new (await loadOidcProvider()).errors.InvalidRequest('NUL in a parameter');
    await this.dataSource.query(
      `INSERT INTO oidc_payloads (kind, id, payload, grant_id, uid, account_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(secs => $7))
       ON CONFLICT (kind, id) DO UPDATE SET payload = EXCLUDED.payload, grant_id = EXCLUDED.grant_id,
         uid = EXCLUDED.uid, account_id = EXCLUDED.account_id, expires_at = EXCLUDED.expires_at`,
      [
        this.kind,
        id,
        JSON.stringify(await sealHints(this.cipher, this.contextOf(id), payload)),
        payload.grantId ?? null,
        payload.uid ?? null,
        payload.accountId ?? null,
        expiresIn ?? null,
      ],
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.first(`kind = $1 AND id = $2`, id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.first(`kind = $1 AND uid = $2`, uid);
  }

  /** Codes typed in on another device are switched off. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** Marks a code as redeemed; rejects when it already was, so that only one of two concurrent calls succeeds. */
  async consume(id: string): Promise<void> {
    const [, count]: [unknown[], number] = await this.dataSource.query(
      `UPDATE oidc_payloads SET consumed_at = clock_timestamp()
       WHERE kind = $1 AND id = $2 AND consumed_at IS NULL`,
      [this.kind, id],
    );
    if (count !== 1) throw new Error('already consumed');
  }

  async destroy(id: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM oidc_payloads WHERE kind = $1 AND id = $2`, [this.kind, id]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM oidc_payloads WHERE grant_id = $1`, [grantId]);
  }

  private async first(where: string, value: string): Promise<AdapterPayload | undefined> {
    if (holdsNul(value)) return undefined;
    const rows: PayloadRow[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM oidc_payloads WHERE ${where} AND ${LIVE} LIMIT 1`,
      [this.kind, value],
    );
    const row = rows[0];
    if (!row) return undefined;
    const payload = await openHints(this.cipher, this.contextOf(row.id), row.payload);
    return { ...payload, ...(row.consumed === null ? {} : { consumed: row.consumed }) };
  }

  private contextOf(id: string): string {
    return `oidc_payloads.payload:${this.kind}:${id}`;
  }
}
