import type { Attachment } from '../../common/delivery/message.js';
import type { Params, StoredParams, TextRef } from './message.js';

/** Input of a composer. */
export interface Delivery {
  deliveryId: string;
  recipientId: string;
  text: string;
  subjectId: string | null;
  params: StoredParams;
}

/** A paragraph: one text, or one for each line. */
export type Paragraph = TextRef | readonly TextRef[];

/** A composer's additions to a message; omitted fields are unchanged, `params` individually. */
export interface Composed {
  /** Replaces the text of the message. */
  text?: string;
  params?: Params;
  /** Paragraphs after the body. */
  paragraphs?: readonly Paragraph[];
  /** Paths of the front end, the `.action` leads to each; a text message names the first. */
  links?: readonly string[];
  /** When the content becomes invalid; devices then show that the offer is over. */
  expiresAt?: Date;
  /** Until when the reader can accept or refuse the content; messages of the kinds `DECIDABLE_MESSAGES` need it. */
  decidableUntil?: Date;
  /** Attachments for channels that support them. */
  attachments?: readonly Attachment[];
}

/**
 * Composes a message when it is delivered, from the current data of the database. Null: the message is out of date and
 * is not delivered. May run twice for one delivery, may throw DeferTask.
 */
export interface MessageComposer {
  compose(delivery: Delivery): Promise<Composed | null>;
}

export const COMPOSES_MESSAGE = 'nukkad:composes-message';

/** Marks a provider as the composer of the messages with these texts. */
export const ComposesMessage =
  (...texts: string[]) =>
  (target: new (...dependencies: never[]) => MessageComposer): void =>
    Reflect.defineMetadata(COMPOSES_MESSAGE, texts, target);
