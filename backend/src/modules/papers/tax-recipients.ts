import { GST_STATES, type GstStateCode, gstStateOf } from '@nukkad/contract/papers/gst-states';
import { gstStateOfGstin } from '@nukkad/contract/papers/gstin';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The recipient of a tax paper. */
export interface TaxRecipient {
  name: string;
  address: string;
  gstin: string | null;
  state: GstStateCode;
}

/** Data of an employer on tax papers. */
@Injectable()
export class TaxRecipients {
  /** By the registration for GST, else by the billing address, else by the address. */
  async find(manager: EntityManager, userId: string): Promise<TaxRecipient> {
    const rows: (Omit<TaxRecipient, 'state'> & { state: string | null })[] = await manager.query(
      `SELECT coalesce(nullif(trim(u.billing_name), ''), trim(concat_ws(' ', u.first_name, u.last_name))) AS name,
              CASE WHEN trim(u.billing_address || u.billing_city || u.billing_zip) <> ''
                THEN concat_ws(', ', nullif(trim(u.billing_address), ''), nullif(trim(u.billing_city), ''), nullif(trim(u.billing_zip), ''))
                ELSE concat_ws(', ', nullif(trim(u.street), ''), nullif(trim(u.city), ''), nullif(trim(u.zip_code), '')) END AS address,
              coalesce(nullif(trim(u.billing_state), ''), u.state) AS state, t.gstin
       FROM users u LEFT JOIN tax_details t ON t.user_id = u.id WHERE u.id = $1`,
      [userId],
    );
    const { name = '', address = '', gstin = null, state = null } = rows[0] ?? {};
    return { name, address, gstin, state: gstin === null ? gstStateOf(state) : gstStateOfGstin(gstin) };
  }
}

/** A State as papers state it. */
export const writeState = (code: GstStateCode): { code: string; name: string } => ({ code, name: GST_STATES[code] });
