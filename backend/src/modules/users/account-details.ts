import { Injectable } from '@nestjs/common';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';

/** Encrypted columns of accounts, by property. City and State stay readable: they are areas. */
const COLUMNS = {
  street: personalText('users', 'street'),
  zipCode: personalText('users', 'zip_code'),
  billingName: personalText('users', 'billing_name'),
  billingEmail: personalText('users', 'billing_email'),
  billingAddress: personalText('users', 'billing_address'),
  billingCity: personalText('users', 'billing_city'),
  billingZip: personalText('users', 'billing_zip'),
};

type Details = Partial<Record<keyof typeof COLUMNS, unknown>>;

/** Encrypts addresses and billing details of accounts for the database and decrypts them for permitted readers. */
@Injectable()
@EncryptsColumns(...Object.values(COLUMNS))
export class AccountDetails {
  constructor(private readonly texts: PersonalTexts) {}

  /** Returns the fields as they are stored in the account `userId`. */
  seal<Fields extends Details>(userId: string, fields: Fields): Fields {
    return mapDetails(fields, (column, text) => this.texts.seal(column, userId, text));
  }

  /** Returns the fields of the account `userId` with their texts. */
  open<Fields extends Details>(userId: string, stored: Fields): Fields {
    return mapDetails(stored, (column, text) => this.texts.open(column, userId, text));
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
