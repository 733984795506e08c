import { GST_STATES, type GstStateCode, gstStateOf } from '@nukkad/contract/papers/gst-states';
import { gstStateOfGstin } from '@nukkad/contract/papers/gstin';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountDetails } from '../users/users.public.js';
import { TaxNumbers } from './tax-numbers.js';

/** The recipient of a tax paper. */
export interface TaxRecipient {
  name: string;
  address: string;
  gstin: string | null;
  state: GstStateCode;
}

interface Row {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  zipCode: string;
  state: string;
  billingName: string;
  billingAddress: string;
  billingCity: string;
  billingZip: string;
  billingState: string;
  gstin: string | null;
}

/** Data of an employer on tax papers. */
@Injectable()
export class TaxRecipients {
  constructor(
    private readonly details: AccountDetails,
    private readonly numbers: TaxNumbers,
  ) {}

  /** By the registration for GST, else by the billing address, else by the address. */
  async find(manager: EntityManager, userId: string): Promise<TaxRecipient> {
    const rows: Row[] = await manager.query(
      `SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.street, u.city, u.zip_code AS "zipCode", u.state,
              u.billing_name AS "billingName", u.billing_address AS "billingAddress", u.billing_city AS "billingCity",
              u.billing_zip AS "billingZip", u.billing_state AS "billingState", t.gstin
       FROM users u LEFT JOIN tax_details t ON t.user_id = u.id WHERE u.id = $1`,
      [userId],
    );
    const [row] = rows;
    if (!row) return { name: '', address: '', gstin: null, state: gstStateOf(null) };
    const known = this.details.open(userId, row);
    const gstin = this.numbers.open(userId, row.gstin);
    return {
      name: known.billingName.trim() || joinTexts(' ', [row.firstName, row.lastName]),
      address:
        joinTexts(', ', [known.billingAddress, known.billingCity, known.billingZip]) ||
        joinTexts(', ', [known.street, row.city, known.zipCode]),
      gstin,
      state: gstin === null ? gstStateOf(row.billingState.trim() || row.state) : gstStateOfGstin(gstin),
    };
  }
}

/** Joins the texts that are not empty. */
const joinTexts = (separator: string, texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(separator);

/** A State as papers state it. */
export const writeState = (code: GstStateCode): { code: string; name: string } => ({ code, name: GST_STATES[code] });
