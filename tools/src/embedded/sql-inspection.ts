/** A LISTEN (`channel` set) or UNLISTEN (`channel` null means every channel) found in a query text. */
export interface ListenChange {
  kind: 'listen' | 'unlisten';
  channel: string | null;
}

/** Effects of a query text on state that the single engine session shares between connections. */
export interface Inspection {
  listenChanges: readonly ListenChange[];
  /** It may change settings of the session. */
  touchesSettings: boolean;
  /** It may start a COPY that waits for data from the client. */
  mayReadFromClient: boolean;
}

const HARMLESS: Inspection = { listenChanges: [], touchesSettings: false, mayReadFromClient: false };

const INTERESTING = /\b(?:listen|unlisten|copy|set|reset|set_config|discard|do|call)\b/i;
const COMMENT_LITERAL_OR_END = /--[^\n]*|\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g;
const SESSION_SETTING = /^(?:set\s+(?!local\b|transaction\b|constraints\b)|reset\b|discard\b|do\b|call\b)/i;
const LISTEN = /^(un)?listen\s+(?:"((?:[^"]|"")+)"|([^\s";]+))/i;

/** Inspects the leading words of each statement; literals and comments are skipped. */
export function inspect(sql: string): Inspection {
  if (!INTERESTING.test(sql)) return HARMLESS;
  const listenChanges: ListenChange[] = [];
  let touchesSettings = /\bset_config\b/i.test(sql);
  for (const statement of statements(sql)) {
    touchesSettings ||= SESSION_SETTING.test(statement);
    const change = listenChange(statement);
    if (change) listenChanges.push(change);
  }
  return { listenChanges, touchesSettings, mayReadFromClient: /\bcopy\b[\s\S]*\bstdin\b/i.test(sql) };
}

/** Quotes an identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes a text literal. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
  return text.includes('\\') ? ` E${quoted}` : quoted;
}

function statements(sql: string): string[] {
  const outline = sql.replace(COMMENT_LITERAL_OR_END, (found) => {
    if (found === ';') return '\0';
    if (found.startsWith('"')) return found;
    return found.startsWith("'") || found.startsWith('$') ? "''" : ' ';
  });
  return outline.split('\0').map((statement) => statement.trim());
}

function listenChange(statement: string): ListenChange | null {
  if (/^discard\s+all\b/i.test(statement)) return { kind: 'unlisten', channel: null };
  const match = LISTEN.exec(statement);
  if (!match) return null;
  const [, un, quoted, plain] = match;
  const channel = quoted?.replaceAll('""', '"') ?? plain?.toLowerCase() ?? '';
  if (!un) return { kind: 'listen', channel };
  return { kind: 'unlisten', channel: plain === '*' ? null : channel };
}
