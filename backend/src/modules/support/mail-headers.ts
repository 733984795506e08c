import { SUPPORT_REFERENCE_ANYWHERE } from '@nukkad/domain/support';

/** Where addresses stand that a mail was sent to, the one that its server noted last. */
const ADDRESSED = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'];
const PROGRAMS = /^(bulk|junk|list|auto_reply)$/i;
/** How far into the report of a mail server the mail is looked for that it is about. */
const REPORT_MAX = 64 * 1024;

const RECIPIENT = /^(?:final|original)-recipient:\s*rfc822\s*;\s*<?([^\s<>]+)/gim;

/** The head of a mail, unfolded. */
export class MailHeaders {
  constructor(private readonly lines: readonly { key: string; line: string }[]) {}

  /** The first one of this name, or nothing. */
  valueOf(key: string): string {
    return this.valuesOf(key)[0] ?? '';
  }

  valuesOf(key: string): string[] {
    const lines = this.lines.filter((line) => line.key === key);
    return lines.map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    );
  }
}

/** A report that a mail did not arrive: it has no sender to answer to (RFC 5321), or says what it is (RFC 6522). */
export const isBounce = (headers: MailHeaders): boolean =>
  headers.valueOf('return-path') === '<>' || /^multipart\/report\b/i.test(headers.valueOf('content-type'));

/**
 * Whether the server that took the mail says that it does not come from where it says (DMARC). Each server puts its verdict above all
 * others, so the first counts, and no sender can put one there.
 */
export const failsDmarc = (headers: MailHeaders): boolean =>
  /\bdmarc\s*=\s*fail\b/i.test(
    headers.valuesOf('authentication-results').find((verdict) => /\bdmarc\s*=/i.test(verdict)) ?? '',
  );

/** Whom a report of a mail server (RFC 3464) says a mail did not reach, in lower case; nobody where it is no such report. */
export function unreached(headers: MailHeaders, raw: Buffer): string[] {
  const isReport =
    headers.valueOf('return-path') === '<>' && /^multipart\/report\b/i.test(headers.valueOf('content-type'));
  if (!isReport || failsDmarc(headers)) return [];
  const report = raw.subarray(0, REPORT_MAX).toString('latin1');
  return [...report.matchAll(RECIPIENT)].map(([, address = '']) => address.toLowerCase());
}

/** Whether a program wrote the mail (RFC 3834), to which no answer is given: programs would answer one another for ever. */
export const isAutomatic = (headers: MailHeaders): boolean =>
  isBounce(headers) ||
  !['', 'no'].includes(headers.valueOf('auto-submitted').split(';', 1)[0]!.trim().toLowerCase()) ||
  PROGRAMS.test(headers.valueOf('precedence')) ||
  ['list-id', 'x-autoreply', 'x-autorespond'].some((key) => headers.valueOf(key) !== '');

/**
 * The reference that a mail carries: in the address that it went to, in the ids of the mails that it answers, or in its subject; a
 * report of a mail server carries it within.
 */
export function referenceIn(headers: MailHeaders, subject: string, raw: Buffer): string | null {
  const addressed = ADDRESSED.flatMap((key) => headers.valuesOf(key)).flatMap((line) => line.match(/\+[\w-]+@/g) ?? []);
  const answered = ['in-reply-to', 'references'].flatMap((key) => headers.valuesOf(key));
  const places = [...addressed, ...answered, subject];
  if (isBounce(headers)) places.push(raw.subarray(0, REPORT_MAX).toString('latin1'));
  for (const place of places) {
    const [found] = SUPPORT_REFERENCE_ANYWHERE.exec(place) ?? [];
    if (found) return found.toUpperCase();
  }
  return null;
}
