import type { Attachment } from '../../common/delivery/message.js';
import type { Params, StoredParams, TextRef } from './message.js';

/** What a composer is asked about. */
export interface Delivery {
  deliveryId: string;
  recipientId: string;
  text: string;
  subjectId: string | null;
  params: StoredParams;
}

/** A paragraph: one text, or one a line. */
export type Paragraph = TextRef | readonly TextRef[];

/** What a composer adds to a message; what it leaves out stays as it was sent, params one by one. */
export interface Composed {
  /** Other words than those that the message was sent with. */
  text?: string;
  params?: Params;
  /** What follows the body. */
  paragraphs?: readonly Paragraph[];
  /** Paths of the front end, the `.action` leads to each; a text message names the first. */
  links?: readonly string[];
  /** Files for channels that take them. */
  attachments?: readonly Attachment[];
}

/**
 * Words a message when it is delivered, from what stands in the database by then. Null: it is out of date, and nobody is
 * told. May run twice for one delivery, may throw DeferTask.
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
