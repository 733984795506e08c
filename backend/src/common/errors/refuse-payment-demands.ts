import { addressAsksForMoney, asksForMoney } from '@nukkad/screening/message-screen';
import { DomainError } from './domain-error.js';

type Texts = Readonly<Record<string, string | null | undefined>>;

const KEY = 'errors:field.paymentDemand';

const fieldsOf = (texts: Texts, isRefused: (text: string) => boolean): string[] =>
  Object.keys(texts).filter((field) => isRefused(texts[field] ?? ''));

/**
 * Rejects an employer's texts to a worker, with the names of the fields, if they ask for money: no job may cost the
 * worker anything.
 */
export function refusePaymentDemands(texts: Texts, addresses: Texts = {}): void {
  const refused = [...fieldsOf(texts, asksForMoney), ...fieldsOf(addresses, addressAsksForMoney)];
  if (refused.length === 0) return;
  throw new DomainError('invalid', KEY, { fields: refused.map((field) => ({ field, key: KEY })) });
}
