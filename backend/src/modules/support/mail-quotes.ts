const QUOTED = /^\s*>/;
/** What programs write above the mail that they quote: it ends with a colon, and stands on one line or two. */
const ATTRIBUTION_LINES = 2;

/** A mail without the mail that it quotes at its end; all of it where nothing else would be left. */
export function withoutQuotes(text: string): string {
  const lines = text.split('\n');
  let end = lines.length;
  while (end > 0 && (QUOTED.test(lines[end - 1]!) || lines[end - 1]!.trim() === '')) end--;
  if (!lines.slice(end).some((line) => QUOTED.test(line))) return text;
  return lines.slice(0, withoutAttribution(lines, end)).join('\n').trim() || text;
}

function withoutAttribution(lines: readonly string[], end: number): number {
  if (!lines[end - 1]?.trim().endsWith(':')) return end;
  let start = end - 1;
  while (start > 0 && end - start < ATTRIBUTION_LINES && lines[start - 1]!.trim() !== '') start--;
  return start;
}
