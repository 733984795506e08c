import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactDigests, hasContact } from '../../common/security/contact-digests.js';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';
import { SignUpEntity } from './entities/sign-up.entity.js';
import { hashToken } from './token.js';

const LIFE_DAYS = 7;

const PHONE = personalText('sign_ups', 'phone', { digestedIn: 'phone_digest' });

/** SQL: whether the sign-up `s` has a number. */
const HAS_PHONE = hasContact({
  ...{ digest: 's.phone_digest', contact: 's.phone', digests: ':digests', plain: ':phone' },
});

export type NewSignUp = Pick<SignUpEntity, 'userId' | 'email' | 'phone' | 'firstName' | 'lastName' | 'passwordHash'> & {
  token: string;
};

/** Loads and writes uses of the sign-up form. */
@Injectable()
@EncryptsColumns(PHONE)
export class SignUpRepository {
  constructor(
    private readonly texts: PersonalTexts,
    private readonly digests: ContactDigests,
  ) {}

  async add(tx: EntityManager, signUp: NewSignUp): Promise<string> {
    const { token, phone, ...fields } = signUp;
    const id = randomUUID();
    await tx.insert(SignUpEntity, {
      ...fields,
      id,
      phone: this.texts.seal(PHONE, id, phone),
      phoneDigest: this.digests.digest(phone),
      tokenHash: hashToken(token),
      expiresAt: () => `clock_timestamp() + interval '${LIFE_DAYS} days'`,
    });
    return id;
  }

  async findById(tx: EntityManager, id: string): Promise<SignUpEntity | null> {
    return this.open(await tx.findOneBy(SignUpEntity, { id }));
  }

  /** Returns the sign-up of the browser that has `token`. */
  async findByToken(tx: EntityManager, token: string | undefined): Promise<SignUpEntity | null> {
    if (token === undefined) return null;
    const signUp = await tx
      .createQueryBuilder(SignUpEntity, 's')
      .where('s.token_hash = :hash AND s.expires_at > clock_timestamp()', { hash: hashToken(token) })
      .getOne();
    return this.open(signUp);
  }

  /** Returns the latest unverified sign-up with this number. */
  async findNewestUnverifiedOfPhone(tx: EntityManager, phone: string): Promise<SignUpEntity | null> {
    const signUp = await tx
      .createQueryBuilder(SignUpEntity, 's')
      .where(`${HAS_PHONE} AND s.phone_verified_at IS NULL AND s.expires_at > clock_timestamp()`, {
        ...{ phone, digests: this.digests.listDigests(phone) },
      })
      .orderBy('s.created_at', 'DESC')
      .limit(1)
      .getOne();
    return this.open(signUp);
  }

  /** Returns the latest sign-up of an account; its details are those of the account. */
  async findNewestOfUser(tx: EntityManager, userId: string): Promise<SignUpEntity | null> {
    return this.open(await tx.findOne(SignUpEntity, { where: { userId }, order: { createdAt: 'DESC' } }));
  }

  /** Returns whether the form was filled with the same existing address within the hour before `signUp`. */
  async followsAnother(tx: EntityManager, signUp: SignUpEntity): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM sign_ups s JOIN sign_ups this ON this.id = $2
       WHERE s.email = $1 AND s.user_id IS NULL
         AND s.created_at < this.created_at AND s.created_at > this.created_at - interval '1 hour' LIMIT 1`,
      [signUp.email, signUp.id],
    );
    return rows.length > 0;
  }

  async confirmPhone(tx: EntityManager, id: string): Promise<void> {
    await tx.query(`UPDATE sign_ups SET phone_verified_at = clock_timestamp() WHERE id = $1`, [id]);
  }

  /** Forgets the sign-ups of an account, except `keepId`. */
  async deleteOthers(tx: EntityManager, userId: string, keepId?: string): Promise<void> {
    await tx.query(`DELETE FROM sign_ups WHERE user_id = $1 AND id IS DISTINCT FROM $2`, [userId, keepId ?? null]);
  }

  private open(signUp: SignUpEntity | null): SignUpEntity | null {
    return signUp && Object.assign(signUp, { phone: this.texts.open(PHONE, signUp.id, signUp.phone) });
  }
}
