import { Injectable } from '@nestjs/common';
import { EncryptsColumns } from '../../common/security/encrypted-columns.js';
import { personalText, PersonalTexts } from '../../common/security/personal-texts.js';

const MESSAGE = personalText('support_requests', 'message');
const TEXT = personalText('support_entries', 'text');
/** Encrypted columns of the sender of a request, by property. */
const SENDER = {
  email: personalText('support_requests', 'email'),
  firstName: personalText('support_requests', 'first_name'),
  lastName: personalText('support_requests', 'last_name'),
};

/** The sender's address and name, or a part of them; each may be empty. */
export type SenderFields = Partial<Record<keyof typeof SENDER, string>>;

/**
 * Encrypts the senders and messages of requests, and the texts of entries, for the database and decrypts them for
 * permitted readers.
 */
@Injectable()
@EncryptsColumns(MESSAGE, TEXT, ...Object.values(SENDER))
export class SupportWords {
  constructor(private readonly texts: PersonalTexts) {}

  sealMessage(requestId: string, message: string): string {
    return this.texts.seal(MESSAGE, requestId, message);
  }

  openMessage(requestId: string, stored: string): string {
    return this.texts.open(MESSAGE, requestId, stored);
  }

  /** Returns the fields as they are stored in the request. */
  sealSender<Fields extends SenderFields>(requestId: string, fields: Fields): Fields {
    return mapSender(fields, (column, text) => this.texts.seal(column, requestId, text));
  }

  /** Returns the fields of a stored request with the sender's address and name. */
  openSender<Fields extends SenderFields>(requestId: string, stored: Fields): Fields {
    return mapSender(stored, (column, text) => this.texts.open(column, requestId, text));
  }

  /**
   * Same as `openSender`, for a message to the sender. Throws if no key decrypts the address, so that a sender with an
   * address is not treated as one without.
   */
  openRecipient<Fields extends SenderFields & { email: string }>(requestId: string, stored: Fields): Fields {
    const opened = this.openSender(requestId, stored);
    if (stored.email !== '' && opened.email === '') {
      throw new Error(`no key decrypts the address of the support request ${requestId}`);
    }
    return opened;
  }

  sealEntry(entryId: string, text: string): string {
    return this.texts.seal(TEXT, entryId, text);
  }

  openEntry(entryId: string, stored: string): string {
    return this.texts.open(TEXT, entryId, stored);
  }
}

function mapSender<Fields extends SenderFields>(
  fields: Fields,
  change: (column: (typeof SENDER)[keyof typeof SENDER], text: string) => string,
): Fields {
  const changed = Object.entries(SENDER).flatMap(([name, column]) => {
    const text = fields[name as keyof typeof SENDER];
    return text === undefined ? [] : [[name, change(column, text)] as const];
  });
  return { ...fields, ...Object.fromEntries(changed) };
}
