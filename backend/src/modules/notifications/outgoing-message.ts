import { BRAND } from '@nukkad/domain/brand';
import { translate } from '../../common/i18n/translate.js';
import type { StoredParams, TextRef } from './message.js';
import type { OutgoingMessage } from './message-channel.js';
import type { Composed, Paragraph } from './message-composer.js';
import { storedParams, wordedParams } from './message-params.js';
import { unlinked } from './unlinked.js';

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
    ...unlinkedWords(wordedParams(params, language), publicUrl),
    brand: BRAND,
    address: addresses[0] ?? '',
    ...(sent.name === undefined ? {} : { name: unlinked(sent.name, publicUrl) }),
  };
  // what answers a request of its reader holds words of the staff, who may lead somewhere
  const isByStaff = reason === 'request';
  const line = ({ key, params: own }: TextRef): string => {
    const ownWords = wordedParams(storedParams(own ?? {}), language);
    // what the message as a whole speaks of is known in every line as well
    return translate(language, key, { ...words, ...(isByStaff ? ownWords : unlinkedWords(ownWords, publicUrl)) });
  };
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

const unlinkedWords = (words: Record<string, string | number>, publicUrl: string): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? unlinked(word, publicUrl) : word]),
  );
