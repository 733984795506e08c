import { Injectable } from '@nestjs/common';
import { type ContactChannel, JOINING_MINUTES } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';
import type { AccountJoiningEntity } from './entities/account-joining.entity.js';

/** Each statement finds the row by its account, so that the contact needs no digest. */
const DESTINATION = personalText('account_joinings', 'destination', { key: 'user_id' });

/** Stores the verifications that precede the joining of two accounts. */
@Injectable()
@EncryptsColumns(DESTINATION)
export class AccountJoiningRepository {
  constructor(private readonly texts: PersonalTexts) {}

  /**
   * Records that the user verified the address or number of another account. It invalidates the user's earlier
   * verifications of any account.
   */
  async recordVerification(
    tx: EntityManager,
    userId: string,
    { otherId, channel, destination }: Pick<AccountJoiningEntity, 'otherId' | 'channel' | 'destination'>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO account_joinings (user_id, other_id, channel, destination) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET other_id = $2, channel = $3, destination = $4,
         proven_at = clock_timestamp(), own_proven_at = NULL`,
      [userId, otherId, channel, this.texts.seal(DESTINATION, userId, destination)],
    );
  }

  /** Returns the user's valid verification; null when there is none. */
  async find(tx: EntityManager, userId: string, channel: ContactChannel): Promise<AccountJoiningEntity | null> {
    const rows: AccountJoiningEntity[] = await tx.query(
      `SELECT user_id AS "userId", other_id AS "otherId", channel, destination, proven_at AS "verifiedAt",
              own_proven_at AS "ownVerifiedAt"
       FROM account_joinings WHERE user_id = $1 AND channel = $2
         AND proven_at > clock_timestamp() - make_interval(mins => $3)`,
      [userId, channel, JOINING_MINUTES],
    );
    const [row] = rows;
    return row ? { ...row, destination: this.texts.open(DESTINATION, userId, row.destination) } : null;
  }

  /** Notes that the code sent to the account itself was right. */
  async verifyOwn(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(`UPDATE account_joinings SET own_proven_at = clock_timestamp() WHERE user_id = $1`, [userId]);
  }

  async deleteVerification(tx: EntityManager, userId: string): Promise<void> {
    await tx.query(`DELETE FROM account_joinings WHERE user_id = $1`, [userId]);
  }
}
