/** A text of the locale files (`namespace:key`) and what stands in it. */
export interface TextRef {
  key: string;
  params?: Params;
}

/**
 * What may stand in a text: a number, words as they are, a moment ("Tuesday, 24 November, 4:30 pm"), a day of it, or another
 * text. Moments, days and texts are worded in the reader's language.
 */
export type Param = string | number | Date | { day: Date } | TextRef;
export type Params = Readonly<Record<string, Param>>;

/** Params as they are kept in the database. */
export type StoredParam = string | number | { at: string } | { day: string } | { key: string; params?: StoredParams };
export interface StoredParams {
  [name: string]: StoredParam;
}

/**
 * How much a message matters. `normal` heeds what its reader said about news, and waits for the end of their quiet hours.
 * `immediate` is an offer of work that starts within the hour: it heeds the same, but comes in quiet hours as well when the
 * reader asked for that. `urgent` is what the reader's next hours depend on: each channel says what it heeds then.
 * `account` always goes out at once: it is about the account itself, or work of the staff.
 */
export const MESSAGE_URGENCIES = ['normal', 'immediate', 'urgent', 'account'] as const;
export type MessageUrgency = (typeof MESSAGE_URGENCIES)[number];

/** What an account is to be told. */
export interface Message {
  /**
   * `namespace:key` in the locale files of the module that tells. What stands below it decides by which ways it goes:
   * `.title` and `.message` are for the bell, `.subject`, `.body` and `.action` for a mail, `.sms` for a text message.
   */
  text: string;
  /** Mails and text messages know beside them the `brand`, the reader's `name` and the `address` of the link. */
  params?: Params;
  /** Path of the front end that shows what it is about; the bell and an `.action` need one. */
  link?: string;
  /** `normal` unless said otherwise. */
  urgency?: MessageUrgency;
  /** Account of the person whose name or words stand in `params`: it goes when that account is erased. */
  about?: string | null;
  /** What a composer (`@ComposesMessage`) reads again when the message is delivered. */
  subjectId?: string;
  /** Mails and texts go out no sooner than then; the bell tells it at once. */
  dueAt?: Date;
}

/** Whom a message goes to, and what of it is different for this reader; `params` stand beside those of the message. */
export interface Recipient extends Pick<Message, 'params' | 'link' | 'about' | 'subjectId'> {
  recipientId: string;
}

/** By which the bell knows what it told before. */
export type BellKey = Pick<Message, 'text'> & { link: string };
