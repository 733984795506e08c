import { addressAsksForMoney, asksForMoney } from '@nukkad/domain/message-screen';
import { DomainError } from './domain-error.js';

type Texts = Readonly<Record<string, string | null | undefined>>;

const KEY = 'errors:field.paymentDemand';

const fieldsOf = (texts: Texts, isRefused: (text: string) => boolean): string[] =>
  Object.keys(texts).filter((field) => isRefused(texts[field] ?? ''));

/** Refuses what an employer writes to a worker, by the names of its fields, when it asks for money: no job costs any. */
export function refusePaymentDemands(texts: Texts, addresses: Texts = {}): void {
  const refused = [...fieldsOf(texts, asksForMoney), ...fieldsOf(addresses, addressAsksForMoney)];
  if (refused.length === 0) return;
  throw new DomainError('invalid', KEY, { fields: refused.map((field) => ({ field, key: KEY })) });
}
