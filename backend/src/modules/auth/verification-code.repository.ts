import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_LIFE_MINUTES, CODE_MAX_TRIES } from '@nukkad/contract/limits';
import type { DeliveryChannel } from '@nukkad/contract/platform/operations';
import type { EntityManager } from 'typeorm';
import { ContactDigests, hasContact } from '../../common/security/contact-digests.js';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';
import { REQUESTS_COUNT_SECONDS, REQUESTS_LOOKED_AT } from './code-sending.js';
import { VerificationCodeEntity } from './entities/verification-code.entity.js';

/** The scope of a code: an address, and the sign-in that the code belongs to (null: the code verifies the address). */
export interface CodeScope {
  channel: DeliveryChannel;
  destination: string;
  interaction: string | null;
}

/** The required owner of a code; an empty object accepts any owner. */
export interface CodeOwner {
  signUpId?: string;
  userId?: string;
}

export type CodeRequest = Pick<
  VerificationCodeEntity,
  'channel' | 'destination' | 'interaction' | 'signUpId' | 'userId' | 'language'
>;

const DESTINATION = personalText('verification_codes', 'destination', { digestedIn: 'destination_digest' });

/** SQL: whether a code was requested for a destination, with these parameters for its digests and its plain form. */
const isFor = (digests: string, plain: string, alias = 'verification_codes'): string =>
  hasContact({
    ...{ digest: `${alias}.destination_digest`, contact: `${alias}.destination`, digests, plain },
  });

/** Loads and writes codes. Only the newest of a scope counts; times are the database's. */
@Injectable()
@EncryptsColumns(DESTINATION)
export class VerificationCodeRepository {
  constructor(
    private readonly texts: PersonalTexts,
    private readonly digests: ContactDigests,
  ) {}

  /**
   * Returns the seconds since each of the last requests for an address, newest first. Concurrent requests wait until
   * `tx` ends.
   */
  async listRequestAges(tx: EntityManager, channel: DeliveryChannel, destination: string): Promise<number[]> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`code:${channel}:${destination}`]);
    const rows: { age: number }[] = await tx.query(
      `SELECT extract(epoch FROM clock_timestamp() - requested_at)::double precision AS age FROM verification_codes
       WHERE channel = $1 AND ${isFor('$2', '$3')} AND requested_at > clock_timestamp() - make_interval(secs => $4)
       ORDER BY requested_at DESC LIMIT $5`,
      [
        ...[channel, this.digests.listDigests(destination), destination],
        ...[REQUESTS_COUNT_SECONDS, REQUESTS_LOOKED_AT],
      ],
    );
    return rows.map((row) => row.age);
  }

  async add(tx: EntityManager, request: CodeRequest): Promise<string> {
    const id = randomUUID();
    await tx.insert(VerificationCodeEntity, {
      ...{ ...request, id },
      ...{
        destination: this.texts.seal(DESTINATION, id, request.destination),
        destinationDigest: this.digests.digest(request.destination),
      },
    });
    return id;
  }

  /** Locks the request `id` until the transaction ends; returns it with its destination. */
  async lock(tx: EntityManager, id: string): Promise<VerificationCodeEntity | null> {
    const row = await tx.findOne(VerificationCodeEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return row && Object.assign(row, { destination: this.texts.open(DESTINATION, id, row.destination) });
  }

  /** Returns the newest code of a scope and owner. */
  async findNewest(
    tx: EntityManager,
    scope: CodeScope,
    owner: CodeOwner = {},
  ): Promise<{ id: string; signUpId: string | null; userId: string | null } | null> {
    const rows: { id: string; signUpId: string | null; userId: string | null }[] = await tx.query(
      `SELECT id, sign_up_id AS "signUpId", user_id AS "userId" FROM verification_codes
       WHERE channel = $1 AND ${isFor('$2', '$3')} AND interaction IS NOT DISTINCT FROM $4
         AND ($5::uuid IS NULL OR sign_up_id = $5) AND ($6::uuid IS NULL OR user_id = $6)
       ORDER BY requested_at DESC LIMIT 1`,
      [
        ...[scope.channel, this.digests.listDigests(scope.destination), scope.destination, scope.interaction],
        ...[owner.signUpId ?? null, owner.userId ?? null],
      ],
    );
    return rows[0] ?? null;
  }

  /**
   * Stores a new code in the locked `row`, which invalidates an earlier one. Returns false when the row is used or
   * superseded.
   */
  async issue(tx: EntityManager, row: VerificationCodeEntity, digest: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE verification_codes c
       SET code_hash = $2, issues = issues + 1, sign_up_id = $3::uuid,
           expires_at = clock_timestamp() + make_interval(mins => $4)
       WHERE id = $1 AND used_at IS NULL AND tries < $5 AND NOT EXISTS (
         SELECT 1 FROM verification_codes n
         WHERE n.channel = c.channel AND ${isFor('$6', '$7', 'n')} AND n.requested_at > c.requested_at
           AND n.interaction IS NOT DISTINCT FROM c.interaction
           AND n.sign_up_id IS NOT DISTINCT FROM $3::uuid AND n.user_id IS NOT DISTINCT FROM c.user_id)`,
      [
        ...[row.id, digest, row.signUpId, CODE_LIFE_MINUTES, CODE_MAX_TRIES],
        ...[this.digests.listDigests(row.destination), row.destination],
      ],
    );
    return count === 1;
  }

  /**
   * Checks a code. The statement that compares the code also counts the attempt, so that concurrent guesses cannot
   * exceed five; a match uses the code up. A row without a code, because no request waits for the address, is written
   * as well, so that the duration is the same.
   */
  async tryCode(tx: EntityManager, id: string, digest: string): Promise<boolean> {
    const [rows]: [{ matched: boolean }[], number] = await tx.query(
      `UPDATE verification_codes
       SET tries = tries + 1,
           used_at = CASE WHEN code_hash = $2 AND expires_at > clock_timestamp() AND tries < $3
                          THEN clock_timestamp() END
       WHERE id = $1 AND used_at IS NULL
       RETURNING used_at IS NOT NULL AS matched`,
      [id, digest, CODE_MAX_TRIES],
    );
    return rows[0]?.matched ?? false;
  }

  /** Invalidates every open code that verifies `email` or belongs to a sign-up of `userId`. */
  async revoke(tx: EntityManager, email: string, userId: string): Promise<void> {
    await tx.query(
      `UPDATE verification_codes SET used_at = clock_timestamp()
       WHERE used_at IS NULL AND interaction IS NULL
         AND ((channel = 'email' AND ${isFor('$2', '$1')})
              OR sign_up_id IN (SELECT id FROM sign_ups WHERE user_id = $3))`,
      [email, this.digests.listDigests(email), userId],
    );
  }
}
