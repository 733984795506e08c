import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SignUpEntity } from './entities/sign-up.entity.js';
import { hashToken } from './token.js';

const LIFE_DAYS = 7;

export type NewSignUp = Pick<SignUpEntity, 'userId' | 'email' | 'phone' | 'firstName' | 'lastName' | 'passwordHash'> & {
  token: string;
};

/** Loads and writes uses of the sign-up form. */
@Injectable()
export class SignUpRepository {
  async add(tx: EntityManager, signUp: NewSignUp): Promise<string> {
    const { token, ...fields } = signUp;
    const result = await tx.insert(SignUpEntity, {
      ...fields,
      tokenHash: hashToken(token),
      expiresAt: () => `clock_timestamp() + interval '${LIFE_DAYS} days'`,
    });
    return String(result.identifiers[0]?.['id']);
  }

  findById(tx: EntityManager, id: string): Promise<SignUpEntity | null> {
    return tx.findOneBy(SignUpEntity, { id });
  }

  /** Returns the sign-up of the browser that has `token`. */
  findByToken(tx: EntityManager, token: string | undefined): Promise<SignUpEntity | null> {
    if (token === undefined) return Promise.resolve(null);
    return tx
      .createQueryBuilder(SignUpEntity, 's')
      .where('s.token_hash = :hash AND s.expires_at > clock_timestamp()', { hash: hashToken(token) })
      .getOne();
  }

  /** Returns the latest unverified sign-up with this number. */
  findNewestUnverifiedOfPhone(tx: EntityManager, phone: string): Promise<SignUpEntity | null> {
    return tx
      .createQueryBuilder(SignUpEntity, 's')
      .where('s.phone = :phone AND s.phone_verified_at IS NULL AND s.expires_at > clock_timestamp()', { phone })
      .orderBy('s.created_at', 'DESC')
      .limit(1)
      .getOne();
  }

  /** Returns the latest sign-up of an account; its details are those of the account. */
  findNewestOfUser(tx: EntityManager, userId: string): Promise<SignUpEntity | null> {
    return tx.findOne(SignUpEntity, { where: { userId }, order: { createdAt: 'DESC' } });
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
}
