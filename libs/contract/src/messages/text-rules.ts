import { MESSAGE_WAYS, type TextRule } from './message-ways.js';

const AT_ONCE: TextRule = { pace: 'at_once', readers: 'all' };

/** Returns the rules for texts of a kind; an unlisted kind is sent at once. */
export const textRuleOf = (text: string): TextRule => MESSAGE_WAYS[text]?.text ?? AT_ONCE;

/** Returns the kinds that share a text with this kind; only the kind itself if each message has its own text. */
export function kindsToldWith(text: string): readonly string[] {
  const { together } = textRuleOf(text);
  if (!together) return [text];
  return Object.keys(MESSAGE_WAYS).filter((kind) => MESSAGE_WAYS[kind]?.text?.together?.text === together.text);
}

/** Returns the parameters of the text for several messages: the number of messages of each of these kinds. */
export function countsOfKinds(kinds: readonly string[], told: readonly string[]): Record<string, number> {
  const nameOf = (text: string): string => text.slice(text.lastIndexOf('.') + 1);
  return Object.fromEntries(kinds.map((kind) => [nameOf(kind), told.filter((text) => text === kind).length]));
}
