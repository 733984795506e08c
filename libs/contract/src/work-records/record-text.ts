import { SIGNATURE_LENGTH } from './signed-token.js';

/** Marks without a width, which messengers write before a copied message, and the zero bytes of a file in UTF-16. */
const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}/gu;
/** The "~" of encoded links. */
const ENCODED_TILDE = /%7e/gi;
/** A token, after the words, the link or the mark that precede it. */
const TOKEN_AND_REST = /(?:^|[^A-Za-z\d])(e\s*y\s*J[^]*)$/;
/** The place at which an application has cut off a long message. */
const ELISION = /…|\.{3}/;
const NOT_IN_TOKENS = /[^\w.~-]+/;
const SIGNED = `[\\w-]+\\.[\\w-]+\\.[\\w-]{${SIGNATURE_LENGTH}}`;
/** A summary, or a record up to the end of a disclosure: words may follow. */
const COMPLETE = new RegExp(`^${SIGNED}(~|~(?:[\\w-]+~)+)?$`);
/**
 * A token before the dot of a sentence or a mark for slanted text, which it does not contain there. A disclosure
 * without its "~" ends before a dot alone: the other marks are characters of Base64url.
 */
const MARKED = new RegExp(`^(${SIGNED}|[^]*~)[._-]+$|^([^]*~[\\w-]+)\\.+$`);
const MARK = /[._-]$/;
/** Begin of each disclosure: a JSON array with a string, in Base64url. */
const DISCLOSURE_BEGIN = 'WyJ';

/**
 * Returns the record in a text: chats break its lines, add marks and quotation marks, precede it by a name or a link, and
 * other words may follow it. A text without a record is returned without invisible characters.
 */
export function findRecordText(text: string): string {
  const plain = text.replace(INVISIBLE, '').replace(ENCODED_TILDE, '~');
  const [found] = TOKEN_AND_REST.exec(plain)?.[1]?.split(ELISION) ?? [];
  if (found === undefined) return plain;
  let token = '';
  for (const part of found.split(NOT_IN_TOKENS)) {
    if (COMPLETE.test(token) && !continuesToken(token, part)) break;
    token += part;
    const marked = MARK.test(part) ? MARKED.exec(token) : null;
    if (marked) return marked[1] ?? marked[2] ?? token;
  }
  return token;
}

/** Returns whether a part of a text after a complete token belongs to it: a further disclosure, and not a word. */
const continuesToken = (token: string, part: string): boolean =>
  token.endsWith('~') ? DISCLOSURE_BEGIN.startsWith(part.slice(0, DISCLOSURE_BEGIN.length)) : part.startsWith('~');

/** Returns whether a text without the begin of a record contains disclosures: the begin was cut off. */
export const hasDisclosures = (text: string): boolean => text.includes(`~${DISCLOSURE_BEGIN}`);
