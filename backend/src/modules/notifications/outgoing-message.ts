import { BRAND } from '@nukkad/domain/brand';
import type { Language } from '@nukkad/domain/languages';
import { translate } from '../../common/i18n/translate.js';
import type { StoredParams, TextRef } from './message.js';
import type { OutgoingMessage } from './message-channel.js';
import type { Composed, Paragraph } from './message-composer.js';
import { storedParams, wordedParams } from './message-params.js';

/** A message and its reader, as far as they are known. */
interface Sent extends Pick<OutgoingMessage, 'key' | 'perhapsSentSince' | 'language' | 'text' | 'reason'> {
  params: StoredParams;
  /** Paths of the front end. */
  links: readonly string[];
  /** Name of the reader, for an account. */
  name?: string;
}

const isLines = (paragraph: Paragraph): paragraph is readonly TextRef[] => Array.isArray(paragraph);

/** Puts a message, with what its composer says, into the words of its reader. `publicUrl` is the address of the front end. */
export function outgoingMessage(sent: Sent, composed: Composed, publicUrl: string): OutgoingMessage {
  const { key, language, reason, perhapsSentSince } = sent;
  const addresses = (composed.links ?? sent.links).map((path) => `${publicUrl}${path}`);
  const params = { ...sent.params, ...storedParams(composed.params ?? {}) };
  const words: OutgoingMessage['words'] = {
    ...wordedParams(params, language),
    brand: BRAND,
    address: addresses[0] ?? '',
    ...(sent.name === undefined ? {} : { name: sent.name }),
  };
  const line = (ref: TextRef): string => lineOf(ref, language, words);
  return {
    ...{ key, language, reason, words, addresses },
    ...(perhapsSentSince ? { perhapsSentSince } : {}),
    text: composed.text ?? sent.text,
    paragraphs: (composed.paragraphs ?? []).map((paragraph) =>
      isLines(paragraph) ? paragraph.map(line).join('\n') : line(paragraph),
    ),
    attachments: composed.attachments ?? [],
  };
}

/** One line; what the message as a whole speaks of is known in it as well. */
function lineOf({ key, params }: TextRef, language: Language, words: OutgoingMessage['words']): string {
  return translate(language, key, { ...words, ...wordedParams(storedParams(params ?? {}), language) });
}
