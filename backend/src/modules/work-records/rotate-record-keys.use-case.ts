import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/database/transactions.js';
import { RecordKeys } from './record-keys.js';

/** What a rotation did. `waiting`: a key that was added earlier has not signed yet, and nothing was done. */
export type RotationOutcome =
  | { kind: 'added'; keyId: string; signsFrom: Date }
  | { kind: 'replaced'; keyId: string; revoked: number }
  | { kind: 'waiting' };

/** Adds the next key, which signs in a week; or, after a theft, replaces all keys at once and revokes what they signed. */
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
