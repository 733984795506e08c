const QUOTED = /^\s*>/;
/** Maximum number of lines of the attribution above a quote, such as "On Monday, Asha wrote:". */
const ATTRIBUTION_LINES = 4;
/** Maximum length of a line that programs write above a quote; a longer one is text. */
const LINE_MAX = 1000;
/** Number of lines within which the headers of a quoted mail occur together. */
const HEAD_LINES = 8;

/** Ends of attributions, by language. */
const WROTE =
  /(?:\bwrote|\bschrieb(?: am .{4,80})?|\ba écrit|\bescribió|\bescreveu|\bha scritto|ने लिखा(?: है)?|ಬರೆದಿದ್ದಾರೆ|ಬರೆದರು)\s*:\s*$/iu;
const ATTRIBUTION_BEGIN =
  /^\s*(?:on|am|le|el|em|il)\s.*\d|^\s*\d{1,4}[.\-/ ].*\d{2}|<[^<>\s]+@[^<>\s]+>|^\s*(?:को|दिनांक)\s|ರಂದು|\d.*\s(?:को|ರಂದು)\s/iu;

/**
 * Matches the line that mail programs write above a quoted mail. A forwarded mail is not removed: its sender wants to
 * show it.
 */
const ORIGINAL =
  /^[\s>*]*[-_–—]{2,}\s*(?:original(?: message| appointment)?|reply message|ursprüngliche nachricht|message d'origine|mensaje original|mensagem original|messaggio originale|मूल संदेश|ಮೂಲ ಸಂದೇಶ)\s*[-_–—]{2,}\s*$/iu;
/** Matches the attribution of programs that put it between dashes. */
const DASHED_ATTRIBUTION = /^[\s>*]*-{2,}\s*on\s.*\d.*\bwrote\s*-{2,}\s*$/iu;
/** Matches the line that mail programs write above a forwarded mail. */
const FORWARDED =
  /^[\s>*]*(?:begin forwarded message:|[-_–—=]{2,}\s*(?:forwarded message|forwarded by .{1,80}|weitergeleitete nachricht|अग्रेषित संदेश|फ़ॉरवर्ड किया गया (?:मैसेज|संदेश)|ಫಾರ್ವರ್ಡ್ ಮಾಡಿದ ಸಂದೇಶ|ಫಾರ್ವರ್ಡ್ ಮಾಡಲಾದ ಸಂದೇಶ)\s*[-_–—=]{2,})\s*$/iu;
const RULE = /^\s*[_-]{8,}\s*$/;

/** Match the headers of a quoted mail as Outlook and others write them, by field. */
const HEADS: readonly RegExp[] = [
  /^[\s*]*(?:from|von|de|da|van|प्रेषक|द्वारा|से|ಇಂದ|ಕಳುಹಿಸಿದವರು)\s*\*?\s*:/iu,
  /^[\s*]*(?:sent|date|gesendet|datum|envoyé|enviado(?: el)?|inviato|data|भेजा गया|दिनांक|तारीख|तारीख़|ಕಳುಹಿಸಲಾಗಿದೆ|ದಿನಾಂಕ)\s*\*?\s*:/iu,
  /^[\s*]*(?:to|an|à|para|a|aan|प्रति|को|ಗೆ|ಸ್ವೀಕರಿಸುವವರು)\s*\*?\s*:/iu,
  /^[\s*]*(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|विषय|ವಿಷಯ)\s*\*?\s*:/iu,
];

/** Matches the signature that a phone or a mail program adds. */
const SIGN_OFF =
  /^\s*(?:sent (?:from|via|with|using)\b.{0,80}|get outlook for\b.{0,40}|von meinem .{1,60} gesendet|gesendet (?:mit|von)\b.{0,60}|envoyé (?:de|depuis)\b.{0,60}|enviado (?:desde|do)\b.{0,60}|yahoo mail\b.{0,60}|(?:मेरे|अपने)\s.{1,60}से भेजा गया\S*|.{0,60}से भेजा गया[।.]?|.{0,60}(?:ನಿಂದ|ಇಂದ) ಕಳುಹಿಸಲಾಗಿದೆ[.]?)\s*$/iu;

/**
 * Returns a mail without the quoted mail at its end and without a phone's signature; the whole mail where nothing else
 * would remain.
 */
export function withoutQuotes(text: string): string {
  const lines = text.split(/\r?\n/);
  const cut = withoutTail(lines.slice(0, startOfQuoted(lines)));
  const words = cut.join('\n').trim();
  return words || text;
}

/** Returns the line on which an unmarked quoted mail begins; the number of lines when there is none. */
function startOfQuoted(lines: readonly string[]): number {
  const lastMarked = lines.findLastIndex((line) => QUOTED.test(line));
  const isUnmarked = (index: number): boolean => index > lastMarked && isAttribution(lines, index);
  const start = lines.findIndex(
    (line, index) =>
      index > 0 &&
      line.length <= LINE_MAX &&
      !QUOTED.test(line) &&
      (ORIGINAL.test(line) || DASHED_ATTRIBUTION.test(line) || isHeadOfMail(lines, index) || isUnmarked(index)),
  );
  if (start < 0) return lines.length;
  let end = isUnmarked(start) ? withoutAttribution(lines, start + 1) : start;
  while (end > 0 && (RULE.test(lines[end - 1]!) || lines[end - 1]!.trim() === '')) end--;
  return end;
}

/**
 * Returns whether the headers of a quoted mail begin on this line: the sender, and at least two of time, recipient and
 * subject. Headers of a forwarded mail are part of the content that its sender wants to show.
 */
function isHeadOfMail(lines: readonly string[], index: number): boolean {
  if (!HEADS[0]!.test(lines[index]!)) return false;
  if (FORWARDED.test(lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '')) return false;
  const block = lines.slice(index, index + HEAD_LINES);
  return HEADS.slice(1).filter((head) => block.some((line) => head.test(line))).length >= 2;
}

/** Returns whether an attribution ends on this line. Programs such as Yahoo's quote below it without marks. */
function isAttribution(lines: readonly string[], index: number): boolean {
  if (!WROTE.test(lines[index]!)) return false;
  const start = withoutAttribution(lines, index + 1);
  return ATTRIBUTION_BEGIN.test(
    lines
      .slice(start, index + 1)
      .join(' ')
      .slice(0, LINE_MAX),
  );
}

/** Returns the lines without blank lines, marked quotes and a phone's signature at the end. */
function withoutTail(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  for (let before = -1; before !== end;) {
    before = end;
    while (end > 0 && (lines[end - 1]!.trim() === '' || SIGN_OFF.test(lines[end - 1]!))) end--;
    const quoted = end;
    while (end > 0 && (QUOTED.test(lines[end - 1]!) || lines[end - 1]!.trim() === '')) end--;
    if (lines.slice(end, quoted).some((line) => QUOTED.test(line))) end = withoutAttribution(lines, end);
  }
  return lines.slice(0, end);
}

function withoutAttribution(lines: readonly string[], end: number): number {
  if (!lines[end - 1]?.trim().endsWith(':')) return end;
  let start = end - 1;
  while (start > 0 && end - start < ATTRIBUTION_LINES && lines[start - 1]!.trim() !== '') start--;
  return start;
}
