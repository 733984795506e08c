import { COVER_MESSAGE_MAX } from '@nukkad/contract/limits';

/** Ready sentences for a message, in the order in which they are offered. */
export const SENTENCES = ['startToday', 'liveNearby', 'experience', 'trialDay', 'callAfterSix'] as const;

/** Returns whether a message contains a ready sentence unchanged. */
export const holdsSentence = (message: string, sentence: string): boolean => message.includes(sentence);

/** The message with the sentence at its end. */
export const withSentence = (message: string, sentence: string): string =>
  message.trim() === '' ? sentence : `${message.trimEnd()}${message.endsWith('\n') ? '\n' : ' '}${sentence}`;

/** Returns the message with the sentence in it; unchanged if it contains the sentence or has no room for it. */
export function including(message: string, sentence: string): string {
  if (holdsSentence(message, sentence)) return message;
  const longer = withSentence(message, sentence);
  return longer.length > COVER_MESSAGE_MAX ? message : longer;
}

/** Returns the message without the sentence and the surrounding gap. */
export function withoutSentence(message: string, sentence: string): string {
  const at = message.indexOf(sentence);
  if (at < 0) return message;
  const [before, after] = [message.slice(0, at), message.slice(at + sentence.length)];
  return after.trim() === '' ? before.trimEnd() : before + after.replace(/^[^\S\n]+/u, '');
}
