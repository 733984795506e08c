import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { RecordKeys } from './record-keys.js';

/** Result of a rotation. `waiting`: a key added earlier has not signed yet, and nothing was changed. */
export type RotationOutcome =
  | { kind: 'added'; keyId: string; signsFrom: Date }
  | { kind: 'replaced'; keyId: string; revoked: number }
  | { kind: 'waiting' };

/**
 * Adds the next key, which signs in a week; or, after a theft, replaces all keys at once and revokes the records that
 * they signed.
 */
@Injectable()
export class RotateRecordKeysUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: RecordKeys,
  ) {}

  execute({ isStolen }: { isStolen: boolean }): Promise<RotationOutcome> {
    return this.transactions.run(async (tx): Promise<RotationOutcome> => {
      if (isStolen) {
        const { id, revoked } = await this.keys.replaceAll(tx);
        return { kind: 'replaced', keyId: id, revoked };
      }
      await this.keys.lockSigner(tx);
      const added = await this.keys.addNext(tx);
      return added ? { kind: 'added', keyId: added.id, signsFrom: added.signsFrom } : { kind: 'waiting' };
    });
  }
}
