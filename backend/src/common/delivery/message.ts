/** A file attached to a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** Programs that answer mails do not answer those of the product. */
export type MailAuthor = 'product' | 'product-in-answer' | 'person';

/** A mail to one person. `key` is unique per message: the same key is never delivered twice where that can be known. */
export interface Mail {
  key: string;
  to: string;
  subject: string;
  text: string;
  /** The same once more, for programs that show HTML. */
  html?: string;
  attachments?: Attachment[];
  /** Id shared by related mails; mail programs show them as one conversation (RFC 5322, References). */
  thread?: string;
  /** Address for replies, if it differs from the sender's. */
  replyTo?: string;
  /** Author of the mail (RFC 3834): the product (default), the product in answer to a mail, or a person. */
  author?: MailAuthor;
}

/** A text message to one phone number (E.164). */
export interface TextMessage {
  key: string;
  to: string;
  text: string;
  /**
   * Time from which it may have been sent already, by a run that ended before it recorded the delivery; absent on the
   * first attempt.
   */
  perhapsSentSince?: Date;
}

/** Sends mails. Throws PermanentTaskFailure when the address is refused for good, any other error to be tried again. */
export abstract class MailSender {
  abstract send(mail: Mail): Promise<void>;
}

/** The reader has ended the messages of the product at the service that sends them. */
export class ReaderStopped extends Error {}

/** Sends text messages. Throws ReaderStopped when the number ended them at the gateway, other errors like MailSender. */
export abstract class TextSender {
  abstract send(message: TextMessage): Promise<void>;
}

/** Endpoint of a browser at its push service, and the keys that messages are encrypted with (RFC 8291). */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message to one device. The push service replaces an undelivered message with the same `topic`. */
export interface PushMessage {
  to: PushAddress;
  payload: string;
  ttlSeconds: number;
  urgency: 'high' | 'normal';
  topic: string;
}

/** The subscription of the device does not exist any more. */
export class SubscriptionEnded extends Error {}

/**
 * Sends messages to the push services of browsers. Throws SubscriptionEnded when the subscription does not exist,
 * PermanentTaskFailure when the message is refused permanently, DeferTask when the service demands a wait, and any other
 * error for a retry.
 */
export abstract class PushSender {
  abstract send(message: PushMessage): Promise<void>;
}
