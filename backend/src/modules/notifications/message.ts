/** A text of the locale files (`namespace:key`) and the values of its placeholders. */
export interface TextRef {
  key: string;
  params?: Params;
}

/**
 * Value of a placeholder: a number, a literal text, a moment ("Tuesday, 24 November, 4:30 pm"), its day, or another
 * text. Moments, days and texts are formatted in the reader's language.
 */
export type Param = string | number | Date | { day: Date } | TextRef;
export type Params = Readonly<Record<string, Param>>;

/** Params in the database's format. */
export type StoredParam = string | number | { at: string } | { day: string } | { key: string; params?: StoredParams };
export interface StoredParams {
  [name: string]: StoredParam;
}

/**
 * Urgency of a message. `normal` respects its reader's settings for news, and waits for the end of the quiet hours.
 * `immediate` is an offer of work that starts within the hour: it respects the same settings, but is delivered in quiet
 * hours as well when the reader enabled that. `urgent` affects the reader's next hours: each channel defines the
 * settings that it respects then. `account` is always sent at once: it is about the account itself, or work of the
 * staff.
 */
export const MESSAGE_URGENCIES = ['normal', 'immediate', 'urgent', 'account'] as const;
export type MessageUrgency = (typeof MESSAGE_URGENCIES)[number];

/** A message to an account. */
export interface Message {
  /**
   * `namespace:key` in the locale files of the sending module. The keys below it determine the channels: `.title` and
   * `.message` are for the bell, `.subject`, `.body` and `.action` for a mail, `.sms` for a text message.
   */
  text: string;
  /**
   * Values of the placeholders. Mails and text messages add the `brand`, the reader's `name` and the `address` of the
   * link.
   */
  params?: Params;
  /** Path of the front end that shows the subject; the bell and an `.action` require one. */
  link?: string;
  /** `normal` by default. */
  urgency?: MessageUrgency;
  /** Account that `params` name or quote: the message is deleted when that account is erased. */
  about?: string | null;
  /** Input of the composer (`@ComposesMessage`) when the message is delivered. */
  subjectId?: string;
  /** Earliest time for mails and text messages; the bell shows the message at once. */
  dueAt?: Date;
}

/**
 * The recipient of a message and the fields that differ for this recipient; `params` are added to those of the message.
 */
export interface Recipient extends Pick<Message, 'params' | 'link' | 'about' | 'subjectId'> {
  recipientId: string;
}

/** Key by which the bell identifies an earlier notice. */
export type BellKey = Pick<Message, 'text'> & { link: string };
