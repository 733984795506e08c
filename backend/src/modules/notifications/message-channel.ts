import type { MessageChannelName } from '@nukkad/contract/platform/operations';
import type { Language } from '@nukkad/contract/languages';
import type { Attachment, MailAuthor } from '../../common/delivery/message.js';
import { hasText } from '../../common/i18n/translate.js';
import type { Contact } from '../users/users.public.js';
import type { NewsPreferences } from '../users/users.preferences.public.js';
import type { MessageUrgency } from './message.js';

/** Values of the placeholders of a text. */
export type MessageWords = Record<string, string | number>;

/** A message in the language of its reader, ready for every channel. */
export interface OutgoingMessage {
  /** The same key for each attempt: a channel that can detect repetitions sends it once. */
  key: string;
  /** Earliest time at which an interrupted run may have sent it; absent for the first attempt. */
  perhapsSentSince?: Date;
  language: Language;
  /** `namespace:key`; the keys below it are the texts of the channel. */
  text: string;
  /**
   * Values of the text's placeholders; always `brand`, `address` of the first link and `name` of the reader, if known.
   */
  words: MessageWords;
  /** Same, with texts of people, such as titles and names, of at most `most` characters. */
  wordsOfAtMost: (most: number) => MessageWords;
  /** Paragraphs after the body. */
  paragraphs: readonly string[];
  /** Pages that the message leads to. */
  addresses: readonly string[];
  /**
   * Reason for sending the message: news that the reader may turn off, information about the account or an appointment,
   * or an answer to a request.
   */
  reason: 'news' | 'account' | 'request';
  attachments: readonly Attachment[];
  /** Thread of a mail with other mails; absent for a separate mail. */
  thread?: string;
  /** Address for answers to a mail; by default the sender's address. */
  replyTo?: string;
  /** The author of the mail; by default the product. */
  author?: MailAuthor;
  /** The notification that a device shows; absent for the other channels. */
  notice?: ShownNotice;
  /** Until when the reader can accept or refuse the content; absent for a message without buttons. */
  decidableUntil?: Date;
  /** Whether its service has reported a state of it, so that it was sent by an earlier run. */
  wasReported?: boolean;
}

/** A notification that devices show. */
export interface ShownNotice {
  id: string;
  /** `namespace:key` of its words. */
  text: string;
  /** Path of the front end. */
  link: string;
  urgency: MessageUrgency;
  accountId: string;
  /** When its content becomes invalid. */
  expiresAt: Date | null;
}

/** Addresses that belong to a delivery. */
export interface DeliveryAddress {
  subscriptionId: string | null;
  chosenPhone: string | null;
}

/**
 * A channel to reach people outside of the product. A new one requires a class of this shape in `MessageChannels`, its
 * line in the preferences, and the texts of its messages.
 */
export interface MessageChannel {
  readonly name: MessageChannelName;
  /** Returns whether the locale files have texts of this channel for the message; throws when they are incomplete. */
  hasTexts(text: string): boolean;
  /**
   * Returns the address of this contact, the subscription of the delivery, or the number for which the reader chose WhatsApp; null
   * when there is none.
   */
  addressOf(contact: Contact, delivery: DeliveryAddress): string | null;
  /** Returns whether the reader accepts news by this channel. */
  takesNews(preferences: NewsPreferences): boolean;
  /**
   * Settings that an urgent message respects: none; or preferences and quiet hours, after which it would arrive too
   * late.
   */
  readonly urgentHeeds: 'nothing' | 'preferences';
  /**
   * Throws PermanentTaskFailure when the address is refused permanently, SubscriptionEnded when the device has
   * unsubscribed, ReaderStopped when the reader has ended the messages at the service, and any other error for a retry.
   */
  send(message: OutgoingMessage, to: string): Promise<void>;
}

/**
 * Returns whether the locale files have all these parts below `text`; throws when they have only some, which is a
 * programming error.
 */
export function hasParts(text: string, parts: readonly string[]): boolean {
  const missing = parts.filter((part) => !hasText(`${text}.${part}`));
  if (missing.length === parts.length) return false;
  if (missing.length > 0) throw new Error(`no words for ${text}.${missing.join(', ')}`);
  return true;
}
