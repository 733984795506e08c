import { Injectable } from '@nestjs/common';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';

const TABLE = 'interview_requests';
/** Encrypted columns. An accepted proposal is copied into the columns of the appointment. */
const COLUMNS = {
  place: personalText(TABLE, 'place'),
  phone: personalText(TABLE, 'phone'),
  proposed_place: personalText(TABLE, 'proposed_place', { copiedTo: 'place' }),
  proposed_phone: personalText(TABLE, 'proposed_phone', { copiedTo: 'phone' }),
};

type Place = Partial<Record<keyof typeof COLUMNS, string | null>>;

/** Encrypts places and phone numbers of interviews for the database and decrypts them for the two parties. */
@Injectable()
@EncryptsColumns(...Object.values(COLUMNS))
export class InterviewPlaces {
  constructor(private readonly texts: PersonalTexts) {}

  /** Returns place and number as they are stored in the request `id`. */
  seal<Fields extends Place>(id: string, fields: Fields): Fields {
    return mapPlace(fields, (column, text) => this.texts.seal(column, id, text));
  }

  /** Returns a row of the request with its places and numbers. */
  open<Row extends Place & { id: string }>(row: Row): Row {
    return mapPlace(row, (column, text) => this.texts.open(column, row.id, text));
  }
}

function mapPlace<Fields extends Place>(
  fields: Fields,
  change: (column: (typeof COLUMNS)[keyof typeof COLUMNS], text: string) => string,
): Fields {
  const changed = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const text = fields[name as keyof typeof COLUMNS];
    return text ? [[name, change(column, text)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(changed) };
}
