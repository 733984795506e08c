import { Injectable } from '@nestjs/common';
import type { TaxDetails, UpdateTaxDetails } from '@nukkad/contract/papers/papers';
import { Transactions } from '../../common/database/transactions.js';
import { TaxNumbers } from './tax-numbers.js';

/** Sets or removes the GST registration of an employer. */
@Injectable()
export class UpdateTaxDetailsUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly numbers: TaxNumbers,
  ) {}

  execute(userId: string, { gstin }: UpdateTaxDetails): Promise<TaxDetails> {
    return this.transactions.run(async (tx) => {
      if (gstin === null) await tx.query('DELETE FROM tax_details WHERE user_id = $1', [userId]);
      else {
        await tx.query(
          `INSERT INTO tax_details (user_id, gstin) VALUES ($1, $2)
           ON CONFLICT (user_id) DO UPDATE SET gstin = excluded.gstin, updated_at = clock_timestamp()`,
          [userId, this.numbers.seal(userId, gstin)],
        );
      }
      return { gstin };
    });
  }
}
