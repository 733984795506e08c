import { createHash } from 'node:crypto';
import { FILE_NAME_MAX, NAME_MAX, UPLOAD_MAX_BYTES } from '@nukkad/contract/limits';
import { asPlainLine, asPlainLines, emailAddress } from '@nukkad/contract/primitives';
import { SUPPORT_MAIL_TEXT_MAX } from '@nukkad/contract/support/support';
import type { Attachment, ParsedMail } from 'mailparser';
import { fileKind } from '../../common/storage/file-kind.js';
import { cleanName, fittingUpload, type Upload } from '../../common/storage/upload.js';
import { isAutomatic, isSenderDoubtful, MailHeaders, referenceIn, unreached } from './mail-headers.js';
import { withoutQuotes } from './mail-quotes.js';
import { SUPPORT_FILE_KINDS } from './support-files.js';

/** Maximum number of files of a mail that are stored separately; further ones remain in the mail alone. */
const FILES_MAX = 10;
const PARTS_MAX = 100;
const HEAD_MAX = 128 * 1024;
const HTML_MAX = 500_000;
const SUBJECT_MAX = 200;

/** A mail as the support desk receives it. */
export interface InboundMail {
  /** Digest of the mail, equal for a repeated delivery. */
  digest: string;
  /** The address of the From line; empty when it has none, or several, or fails DMARC. */
  from: string;
  name: string;
  subject: string;
  text: string;
  /** `text` is not all that was written. */
  isCut: boolean;
  /** The reference of a request in the mail. */
  reference: string | null;
  isAutomatic: boolean;
  /** Whether its sender may be forged. */
  isSenderDoubtful: boolean;
  /** Addresses that a mail of the product did not reach, by the mail server's report. */
  unreached: string[];
  files: Upload[];
  /** Names of its files with an unsupported type. */
  leftOut: string[];
}

/** Loads the package with the first mail: most processes never read one. */
const loadParser = () => import('mailparser');

/**
 * Parses a mail in its wire format. Never throws: of an unreadable mail the headers are used. `authservId` names the
 * server with the authoritative verdict on the sender.
 */
export async function readMail(raw: Buffer, authservId?: string): Promise<InboundMail> {
  const { mail, isWhole } = await parse(raw);
  const headers = new MailHeaders(mail.headerLines ?? []);
  const isDoubtful = isSenderDoubtful(headers, authservId);
  const from = isDoubtful ? '' : senderOf(mail);
  const whole = asPlainLines(mail.text ?? '').trim();
  const words = withoutQuotes(whole);
  const text = words.slice(0, SUPPORT_MAIL_TEXT_MAX).toWellFormed();
  return {
    digest: digestOf(raw, headers, from),
    from,
    name: asPlainLine(mail.from?.value[0]?.name ?? '')
      .slice(0, 2 * NAME_MAX)
      .trim(),
    subject: asPlainLine(mail.subject ?? '')
      .trim()
      .slice(0, SUBJECT_MAX),
    text,
    isCut: !isWhole || text.length < whole.length || mail.textConversionError !== undefined,
    reference: referenceIn(headers, mail.subject ?? '', raw),
    isAutomatic: isAutomatic({ headers, from: mail.from?.value[0]?.address ?? '', subject: mail.subject ?? '' }),
    isSenderDoubtful: isDoubtful,
    unreached: unreached(headers, raw, authservId),
    ...filesOf(mail.attachments),
  };
}

async function parsed(content: Buffer): Promise<ParsedMail> {
  const { simpleParser } = await loadParser();
  return simpleParser(content, {
    ...{ maxChildNodes: PARTS_MAX, maxHeadSize: HEAD_MAX, maxHtmlLengthToParse: HTML_MAX },
    ...{ ignoreEmbedded: true, skipTextToHtml: true, skipImageLinks: true, keepCidLinks: true, checksumAlgo: false },
  });
}

/** The parser fails on deliberately malformed mails, such as a thousand nested parts. */
async function parse(raw: Buffer): Promise<{ mail: ParsedMail; isWhole: boolean }> {
  try {
    const mail = await parsed(raw);
    const read = isUnread(mail) ? await parsed(withCharset(raw, mail)) : mail;
    return { mail: await withWordsOfHtml(read), isWhole: true };
  } catch {
    return {
      mail: await parsed(headOf(raw)).catch(() => ({ attachments: [] }) as unknown as ParsedMail),
      isWhole: false,
    };
  }
}

const UNREADABLE = '\ufffd';
const CHARSET_OF_PAGE = /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?([\w-]{1,40})/i;
const DEFAULT_CHARSET = 'windows-1252';
/** Matches the header of a text without a charset: unfolded or folded content after its type. */
const WITHOUT_CHARSET = /^(content-type:[ \t]*text\/(?:plain|html)\b)(?!(?:[^\r\n]|\r?\n[ \t])*\bcharset[ \t]*=)/gim;

/** Returns whether the bytes of a text are invalid in the charset with which they were decoded. */
const isUnread = ({ text, html }: ParsedMail): boolean => `${text ?? ''}${html || ''}`.includes(UNREADABLE);

/** Adds a charset to each text without one that is no UTF-8: the charset of its page, else that of Windows. */
function withCharset(raw: Buffer, { html }: ParsedMail): Buffer {
  const charset = CHARSET_OF_PAGE.exec(html || '')?.[1] ?? DEFAULT_CHARSET;
  return Buffer.from(raw.toString('latin1').replace(WITHOUT_CHARSET, `$1; charset=${charset}`), 'latin1');
}

/** Adds the text of HTML parts: the parser converts HTML into text only where a mail is HTML and nothing else. */
async function withWordsOfHtml(mail: ParsedMail): Promise<ParsedMail> {
  if (!mail.html || mail.text?.trim()) return mail;
  const { text, textConversionError } = await parsed(
    Buffer.from(`Content-Type: text/html; charset=utf-8\n\n${mail.html}`),
  );
  return { ...mail, text, ...(textConversionError ? { textConversionError } : {}) };
}

function headOf(raw: Buffer): Buffer {
  const head = raw.subarray(0, HEAD_MAX / 2).toString('latin1');
  const [lines = ''] = head.split(/\r?\n\r?\n/, 1);
  return Buffer.from(`${lines.replace(/^content-type:.*(\r?\n[ \t].*)*/im, 'X-Content: unread')}\r\n\r\n`, 'latin1');
}

/** Returns the single address of a From line; empty where it has none, or several. */
function senderOf(mail: ParsedMail): string {
  const senders = mail.from?.value ?? [];
  const parsed = emailAddress.safeParse(senders[0]?.address ?? '');
  return senders.length === 1 && parsed.success ? parsed.data : '';
}

function digestOf(raw: Buffer, headers: MailHeaders, from: string): string {
  const id = headers.getValue('message-id');
  const hash = createHash('sha256');
  return (id ? hash.update(JSON.stringify([id, from])) : hash.update(raw)).digest('base64url');
}

function filesOf(attachments: readonly Attachment[]): Pick<InboundMail, 'files' | 'leftOut'> {
  const files: Upload[] = [];
  const leftOut: string[] = [];
  for (const { filename, content } of attachments) {
    const name = cleanName(filename ?? `file.${fileKind(content) ?? 'bin'}`);
    const isTaken = files.length < FILES_MAX && content.length <= UPLOAD_MAX_BYTES;
    const upload = isTaken ? fittingUpload(name, content, SUPPORT_FILE_KINDS) : null;
    if (upload) files.push(upload);
    else leftOut.push(name.slice(-FILE_NAME_MAX));
  }
  return { files, leftOut };
}
