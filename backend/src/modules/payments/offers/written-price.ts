import type { z } from 'zod';
import type { SecurePayPriceSchema } from '@nukkad/contract/payments/secure-payments';
import { type PriceLines, sumOf } from '../records/payment.repository.js';

/** A price as it is sent: amounts of paise as text. */
export const writePrice = (lines: PriceLines): z.infer<typeof SecurePayPriceSchema> => ({
  ...{ wage: String(lines.wage), fee: String(lines.fee), cgst: String(lines.cgst) },
  ...{ sgst: String(lines.sgst), igst: String(lines.igst), total: String(sumOf(lines)) },
});
