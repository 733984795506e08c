import { Injectable } from '@nestjs/common';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';

const MESSAGE = personalText('support_requests', 'message');
const TEXT = personalText('support_entries', 'text');

/** Encrypts the messages of requests and entries for the database and decrypts them for permitted readers. */
@Injectable()
@EncryptsColumns(MESSAGE, TEXT)
export class SupportWords {
  constructor(private readonly texts: PersonalTexts) {}

  sealMessage(requestId: string, message: string): string {
    return this.texts.seal(MESSAGE, requestId, message);
  }

  openMessage(requestId: string, stored: string): string {
    return this.texts.open(MESSAGE, requestId, stored);
  }

  sealEntry(entryId: string, text: string): string {
    return this.texts.seal(TEXT, entryId, text);
  }

  openEntry(entryId: string, stored: string): string {
    return this.texts.open(TEXT, entryId, stored);
  }
}
