import type { DeliveryChannel } from '@nukkad/domain/operations';
import type { Language } from '@nukkad/domain/languages';
import type { Attachment, MailAuthor } from '../../common/delivery/message.js';
import { hasText } from '../../common/i18n/translate.js';
import type { Contact } from '../users/users.public.js';
import type { NewsPreferences } from '../users/users.preferences.public.js';

/** What stands in the places of a text. */
export type MessageWords = Record<string, string | number>;

/** A message in the words of its reader, ready for every channel. */
export interface OutgoingMessage {
  /** The same for each try: a channel sends it once where it can know that. */
  key: string;
  /** From when on a run that did not live to note it may have sent it; absent when it is sent first. */
  perhapsSentSince?: Date;
  language: Language;
  /** `namespace:key`; below it stand the words of the channel. */
  text: string;
  /** What stands in these words; always `brand`, `address` of the first link and `name` of the reader, if known. */
  words: MessageWords;
  /** The same with words of people, such as titles and names, of at most `most` characters. */
  wordsOfAtMost: (most: number) => MessageWords;
  /** What follows the body. */
  paragraphs: readonly string[];
  /** Pages that the message leads to. */
  addresses: readonly string[];
  /** Why it comes: news that the reader may turn off, word about the account or an appointment, or what was asked for. */
  reason: 'news' | 'account' | 'request';
  attachments: readonly Attachment[];
  /** With which other mails a mail stands; absent when it stands alone. */
  thread?: string;
  /** Where answers to a mail go; absent for where it comes from. */
  replyTo?: string;
  /** The author of the mail; the product unless it says otherwise. */
  author?: MailAuthor;
}

/**
 * A way to reach people outside of the product. Another one is a class of this shape in `MessageChannels`, its line in the
 * preferences, and the texts of the messages that go by it.
 */
export interface MessageChannel {
  readonly name: DeliveryChannel;
  /** Whether the locale files have words of this channel for the message; throws when some are missing. */
  hasTexts(text: string): boolean;
  /** Where this contact can be reached; null when not at all. */
  addressOf(contact: Contact): string | null;
  /** Whether the reader takes news by this channel. */
  takesNews(preferences: NewsPreferences): boolean;
  /** What an urgent message heeds: nothing; or the wish and the quiet hours, after which it would come too late. */
  readonly urgentHeeds: 'nothing' | 'preferences';
  /** Throws PermanentTaskFailure when the address is refused for good, any other error to be tried again. */
  send(message: OutgoingMessage, to: string): Promise<void>;
}

/** Whether the locale files have all these parts below `text`; throws when they have only some: that is a defect of ours. */
export function hasParts(text: string, parts: readonly string[]): boolean {
  const missing = parts.filter((part) => !hasText(`${text}.${part}`));
  if (missing.length === parts.length) return false;
  if (missing.length > 0) throw new Error(`no words for ${text}.${missing.join(', ')}`);
  return true;
}
