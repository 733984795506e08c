import { Injectable } from '@nestjs/common';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';

const GSTIN = personalText('tax_details', 'gstin', { key: 'user_id' });

/** Encrypts GST registrations for the database and decrypts them for permitted readers. */
@Injectable()
@EncryptsColumns(GSTIN)
export class TaxNumbers {
  constructor(private readonly texts: PersonalTexts) {}

  seal(userId: string, gstin: string): string {
    return this.texts.seal(GSTIN, userId, gstin);
  }

  /** Null without a registration; also if no key decrypts it, so that its owner enters it again. */
  open(userId: string, stored: string | null): string | null {
    return (stored !== null && this.texts.open(GSTIN, userId, stored)) || null;
  }
}
