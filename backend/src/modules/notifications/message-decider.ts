import type { MessageDecision } from '@nukkad/contract/messages/whatsapp';

/** A decision that the reader of a message made with a button. */
export interface Decision {
  userId: string;
  /** The subject of the message. */
  subjectId: string;
  answer: MessageDecision;
}

/** Result of a decision: a sentence in the language of the request, and the page of the front end that shows it. */
export interface Decided {
  text: string;
  link: string;
}

/**
 * Makes the decision with the use case of the page that offers the same. May run twice for one decision. Throws a DomainError when the
 * decision is not possible any more.
 */
export interface MessageDecider {
  decide(decision: Decision): Promise<Decided>;
}

export const DECIDES_MESSAGE = 'nukkad:decides-message';

/** Marks a provider as the decider of the messages with these texts. */
export const DecidesMessage =
  (...texts: string[]) =>
  (target: new (...dependencies: never[]) => MessageDecider): void =>
    Reflect.defineMetadata(DECIDES_MESSAGE, texts, target);
