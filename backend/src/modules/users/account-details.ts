import { Injectable } from '@nestjs/common';
import { DEFAULT_COUNTRY } from '@nukkad/contract/accounts/account';
import { ContactDigests } from '../../common/security/contact-digests.js';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';

/** Encrypted columns of accounts, by property. City and State stay readable: they are areas. */
const COLUMNS = {
  phone: personalText('users', 'phone', { digestedIn: 'phone_digest' }),
  pendingPhone: personalText('users', 'pending_phone'),
  street: personalText('users', 'street'),
  zipCode: personalText('users', 'zip_code'),
  billingName: personalText('users', 'billing_name'),
  billingEmail: personalText('users', 'billing_email'),
  billingAddress: personalText('users', 'billing_address'),
  billingCity: personalText('users', 'billing_city'),
  billingZip: personalText('users', 'billing_zip'),
};

const NUMBERS = ['phone', 'pendingPhone'] as const satisfies readonly (keyof typeof COLUMNS)[];

type Details = Partial<Record<keyof typeof COLUMNS, unknown>>;

/** Texts about a person that are empty by default. */
export type PersonalText =
  | 'firstName'
  | 'lastName'
  | 'bio'
  | 'street'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'billingName'
  | 'billingEmail'
  | 'billingAddress'
  | 'billingCity'
  | 'billingState'
  | 'billingZip'
  | 'billingCountry';

/** Returns the value of an account's field without details. */
const emptyOf = (field: string): string => (field === 'country' || field === 'billingCountry' ? DEFAULT_COUNTRY : '');

/** Stored values of the number of an account. */
interface StoredNumber {
  phone: string | null;
  phoneDigest: string | null;
}

/**
 * Encrypts numbers, addresses and billing details of accounts for the database and decrypts them for permitted readers.
 */
@Injectable()
@EncryptsColumns(...Object.values(COLUMNS))
export class AccountDetails {
  constructor(
    private readonly texts: PersonalTexts,
    private readonly digests: ContactDigests,
  ) {}

  /** Returns the fields as they are stored in the account `userId`, with the digest of a number. */
  seal<Fields extends Details>(userId: string, fields: Fields): Fields & { phoneDigest?: string | null } {
    const sealed = mapDetails(fields, (column, text) => this.texts.seal(column, userId, text));
    const { phone } = fields;
    if (phone === undefined) return sealed;
    return { ...sealed, phoneDigest: typeof phone === 'string' ? this.digests.digest(phone) : null };
  }

  /** Returns the texts as they are stored in the account `userId`: null and an empty text clear a field. */
  sealTexts(userId: string, texts: Partial<Record<PersonalText, string | null | undefined>>): Record<string, unknown> {
    const given = Object.entries(texts).map(
      ([field, text]) => [field, text === null || text === '' ? emptyOf(field) : text] as const,
    );
    return this.seal(userId, Object.fromEntries(given));
  }

  /** Returns the values to store for the number of the account `userId`; null is no number. */
  sealPhone(userId: string, phone: string | null): StoredNumber {
    const sealed = this.seal(userId, { phone });
    return { phone: sealed.phone, phoneDigest: sealed.phoneDigest ?? null };
  }

  /** Returns the number of a stored value of the account `userId`; null without a number, and if no key decrypts it. */
  openPhone(userId: string, stored: string | null): string | null {
    return this.open(userId, { phone: stored }).phone;
  }

  /** Returns the fields of the account `userId` with their texts. A number that no key decrypts is null. */
  open<Fields extends Details>(userId: string, stored: Fields): Fields {
    const opened = mapDetails(stored, (column, text) => this.texts.open(column, userId, text));
    const lost = NUMBERS.filter((name) => opened[name] === '');
    return { ...opened, ...Object.fromEntries(lost.map((name) => [name, null])) };
  }
}

function mapDetails<Fields extends Details>(
  fields: Fields,
  change: (column: (typeof COLUMNS)[keyof typeof COLUMNS], text: string) => string,
): Fields {
  const changed = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const text = fields[name as keyof typeof COLUMNS];
    return typeof text === 'string' && text !== '' ? [[name, change(column, text)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(changed) };
}
