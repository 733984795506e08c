import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Payee {
  userId: string;
  provider: string;
  status: PaymentState<'payee'>;
  reference: string;
  accountEncrypted: string | null;
}

const PAYEE = `SELECT user_id AS "userId", provider, status, reference, account_encrypted AS "accountEncrypted"
  FROM payment_payees`;

/** Reads and creates payees. */
@Injectable()
export class PayeeRepository {
  /** Returns the payee of a worker who can be paid now; null when there is none. */
  async findActive(
    manager: EntityManager,
    userId: string,
    provider: string,
  ): Promise<{ accountEncrypted: string } | null> {
    const payee = await this.find(manager, userId);
    if (payee?.status !== 'active' || payee.provider !== provider || payee.accountEncrypted === null) return null;
    return { accountEncrypted: payee.accountEncrypted };
  }

  async find(manager: EntityManager, userId: string): Promise<Payee | null> {
    const rows: Payee[] = await manager.query(`${PAYEE} WHERE user_id = $1`, [userId]);
    return rows[0] ?? null;
  }

  async findUserOf(manager: EntityManager, provider: string, accountDigest: string): Promise<string | null> {
    const rows: { userId: string }[] = await manager.query(
      `SELECT user_id AS "userId" FROM payment_payees WHERE provider = $1 AND account_digest = $2`,
      [provider, accountDigest],
    );
    return rows[0]?.userId ?? null;
  }

  /** Creates the payee of a worker; does nothing when there is one. */
  async insert(tx: EntityManager, userId: string, provider: string, reference: string): Promise<void> {
    await tx.query(
      `INSERT INTO payment_payees (user_id, provider, reference) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [userId, provider, reference],
    );
  }
}
