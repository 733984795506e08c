import type { SupplyPlace } from '@nukkad/contract/money/secure-pay';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The State of the product, as people write it. */
const OWN_STATE = new Set(['karnataka', 'ka', 'karnatka', 'कर्नाटक', 'ಕರ್ನಾಟಕ']);

/** Whether a State that somebody typed is that of the product. Who states none is taken to be where the work is. */
export function supplyPlaceOf(state: string | null): SupplyPlace {
  const typed = (state ?? '').normalize('NFC').toLowerCase().replace(/[\s.]/g, '');
  return typed === '' || OWN_STATE.has(typed) ? 'own_state' : 'other_state';
}

/** Where employers are, which decides between two taxes on the fee and one. */
@Injectable()
export class EmployerPlaces {
  /** By the billing address, else by the address. */
  async placeOf(manager: EntityManager, employerId: string): Promise<SupplyPlace> {
    const rows: { state: string | null }[] = await manager.query(
      `SELECT coalesce(nullif(trim(billing_state), ''), state) AS state FROM users WHERE id = $1`,
      [employerId],
    );
    return supplyPlaceOf(rows[0]?.state ?? null);
  }
}
