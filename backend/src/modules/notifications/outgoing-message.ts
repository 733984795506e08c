import { BRAND } from '@nukkad/contract/platform/brand';
import { plainWords } from '@nukkad/contract/messages/text-messages';
import { translate } from '../../common/i18n/translate.js';
import type { StoredParams, TextRef } from './message.js';
import type { MessageWords, OutgoingMessage, ShownNotice } from './message-channel.js';
import type { Composed, Paragraph } from './message-composer.js';
import { shortenedParams, storedParams, wordedParams } from './message-params.js';
import { unlinked } from './unlinked.js';

/** A message and its reader, as far as they are known. */
export interface SentMessage extends Pick<
  OutgoingMessage,
  'key' | 'perhapsSentSince' | 'language' | 'text' | 'reason' | 'wasReported'
> {
  params: StoredParams;
  /** Paths of the front end. */
  links: readonly string[];
  /** Name of the reader, for an account. */
  name?: string;
  /** The notification that a device shows. */
  notice?: Omit<ShownNotice, 'expiresAt'>;
  /** For a text message, where each character costs; this path resolves to the same page as the long one. */
  brief?: { shortPath?: string };
}

/**
 * Maximum number of characters of a path that a text message contains unchanged, because readers recognise its page.
 */
const PATH_MAX = 22;
/** Separators that prevent foreign addresses from becoming links: in a text message, a space, which adds no cost. */
const GAPS = { brief: ' ', full: undefined } as const;

const isLines = (paragraph: Paragraph): paragraph is readonly TextRef[] => Array.isArray(paragraph);

/**
 * Composes a message, with its composer's additions, in the language of its reader. `publicUrl` is the address of the
 * front end.
 */
export function outgoingMessage(sent: SentMessage, composed: Composed, publicUrl: string): OutgoingMessage {
  const { key, language, reason, perhapsSentSince, wasReported = false, brief } = sent;
  const addresses = (composed.links ?? sent.links).map((path) => `${publicUrl}${path}`);
  const [path = ''] = composed.links ?? sent.links;
  const address = path === '' ? '' : `${publicUrl}${(path.length > PATH_MAX && brief?.shortPath) || path}`;
  const params = { ...sent.params, ...storedParams(composed.params ?? {}) };
  const format = brief ? 'brief' : 'full';
  // a removed emoji could otherwise join the parts of an address after it was broken up
  const plain = (words: MessageWords): MessageWords => (brief ? mapTexts(words, plainWords) : words);
  const wordsOfAtMost = (most: number): MessageWords => ({
    ...unlinkedWords(plain(wordedParams(shortenedParams(params, most), language, format)), publicUrl, GAPS[format]),
    brand: BRAND,
    address,
    ...(sent.name === undefined ? {} : { name: unlinked(sent.name, publicUrl, GAPS[format]) }),
  });
  const words = wordsOfAtMost(Infinity);
  // an answer to the reader's request contains text of the staff, who may include links
  const isByStaff = reason === 'request';
  const line = ({ key, params: own }: TextRef): string => {
    const ownWords = wordedParams(storedParams(own ?? {}), language);
    // each line also has the message's own params
    return translate(language, key, { ...words, ...(isByStaff ? ownWords : unlinkedWords(ownWords, publicUrl)) });
  };
  return {
    ...{ key, language, reason, wasReported, words, wordsOfAtMost, addresses },
    ...(perhapsSentSince ? { perhapsSentSince } : {}),
    ...(composed.decidableUntil ? { decidableUntil: composed.decidableUntil } : {}),
    text: composed.text ?? sent.text,
    paragraphs: (composed.paragraphs ?? []).map((paragraph) =>
      isLines(paragraph) ? paragraph.map(line).join('\n') : line(paragraph),
    ),
    attachments: composed.attachments ?? [],
    ...(sent.notice ? { notice: { ...sent.notice, expiresAt: composed.expiresAt ?? null } } : {}),
  };
}

const mapTexts = (words: MessageWords, change: (text: string) => string): MessageWords =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? change(word) : word]),
  );

const unlinkedWords = (words: MessageWords, publicUrl: string, gap?: string): MessageWords =>
  mapTexts(words, (text) => unlinked(text, publicUrl, gap));
