import { MESSAGE_WAYS, type MessageKind } from '@nukkad/contract/messages/message-ways';
import { isPushed } from '@nukkad/contract/messages/push-rules';
import { isOnWhatsApp } from '@nukkad/contract/messages/whatsapp';
import { CALLS_PER_ADDRESS, CALLS_PER_SESSION } from '../../src/common/http/call-limit.guard.js';
import { CALLS, STARTS } from '../../src/modules/identity-provider/provider-limit.js';
import { PER_ADDRESS } from '../../src/web/job-page-limit.js';
import { AUDITED_CALLS, AUDITED_COMMANDS, type AuditRow } from './audit-rows.js';
import { EVENTS_OF_CALLS } from './event-rows.js';
import { LIMIT_ROWS } from './limit-rows.js';

/** Returns a table in Markdown, as Prettier formats it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [first, ...others] = cells;
  return [line(first!), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

const WINDOWS: Record<number, string> = {
  60: 'minute',
  600: '10 minutes',
  900: '15 minutes',
  3600: 'hour',
  86_400: 'day',
};

const linkOf = ({ link }: MessageKind): string => {
  if (link === null) return '';
  const pages = typeof link === 'string' ? link.split('|') : Object.values(link).flatMap((page) => page.split('|'));
  return pages.map(code).join(', ');
};

function textOf({ text }: MessageKind): string {
  if (text === null) return '';
  return `${text.pace.replace('_', ' ')}${text.readers === 'without_email' ? ', without a mail address' : ''}`;
}

const messages = (): string =>
  table(
    ['message', 'reader', 'bell', 'device', 'WhatsApp', 'mail', 'text message', 'link', 'urgency'],
    Object.entries(MESSAGE_WAYS).map(([key, kind]) => [
      ...[code(key), kind.reader, kind.bell ? 'yes' : '', isPushed(key) ? 'yes' : '', isOnWhatsApp(key) ? 'yes' : ''],
      ...[kind.mail ? 'yes' : '', textOf(kind)],
      ...[linkOf(kind), kind.reader === 'address' ? '' : kind.urgency.join(' or ')],
    ]),
  );

const auditCells = ({ action, subject, detail, when = '' }: AuditRow): string[] => [
  ...[code(action), subject ?? '', detail.map(code).join(', '), when],
];

const audit = (): string =>
  table(
    ['call', 'action', 'subject', 'details', 'only when'],
    [
      ...Object.entries(AUDITED_CALLS).flatMap(([call, rows]) =>
        rows.length > 0 ? rows.map((row) => [code(call), ...auditCells(row)]) : [[code(call), 'nothing', '', '', '']],
      ),
      ...Object.entries(AUDITED_COMMANDS).map(([command, row]) => [code(command), ...auditCells(row)]),
    ],
  );

const READERS = { self: 'who makes the call', other: 'other accounts', both: 'both' } as const;

const events = (): string =>
  table(
    ['call', 'topic', 'received by', 'only when'],
    Object.entries(EVENTS_OF_CALLS).flatMap(([call, { events: rows }]) =>
      rows.map(({ topic, to, when = '' }) => [code(call), code(topic), READERS[to], when]),
    ),
  );

/** Returns the name of a call as code, or a description of calls by pages of the provider. */
const callOf = (call: string): string => (call.includes(' ') ? call : code(call));

const limits = (): string =>
  table(
    ['limit', 'calls', 'counts by', 'number', 'in a'],
    LIMIT_ROWS.map(({ name, calls, testedBy, key, most, seconds }) => [
      ...[
        code(name),
        Object.keys({ ...calls, ...testedBy })
          .map(callOf)
          .join(', '),
      ],
      ...[key, String(most), WINDOWS[seconds] ?? `${seconds} seconds`],
    ]),
  );

const floodLimits = (): string =>
  table(
    ['requests', 'counts by', 'number', 'in a'],
    [
      ['all calls of the API', 'session', CALLS_PER_SESSION],
      ['all calls of the API without a session', 'IP address', CALLS_PER_ADDRESS],
      ['requests to the embedded identity provider', 'IP address', CALLS],
      ['starts of a sign-in at the embedded identity provider', 'IP address', STARTS],
      ['pages and pictures of jobs', 'IP address', PER_ADDRESS],
    ].map((row) => [...row.map(String), 'minute']),
  );

/** Returns `docs/rules.md`, generated from the tables that the specs check. */
export const rulesDocument = (): string => `# Rules in tables

Specs check these tables against the running product: \`backend/test/effects\` and \`libs/contract/src/messages/message-ways.ts\` hold the rows.
\`WRITE_RULES=1 npm test -w @nukkad/backend -- test/rules-document.spec.ts\` writes this file after a change of a row.

## Messages

Whom each kind of message tells, by which ways, where it leads, and what it heeds: \`account\` nothing, \`urgent\` what each way says,
\`immediate\` and \`normal\` wishes and quiet hours. Every message that a spec causes is compared with its row.

${messages()}

## Audit log

What each call of the staff and each command of an operator records. The author is who made the call; an entry of a command has
none. A question mark stands at a detail that is there when the call gives it. Every successful call of a spec is compared with its row.

${audit()}

## Live events

What the open pages of which accounts hear of after a successful call. \`notifications\` is the bell. Every successful call of a spec
is compared with its row; a call without a row publishes nothing.

${events()}

## Limits

How often something may be done; a use counts until it is as old as the window is long. Limits by IP address and by browser are
a hundred times wider unless \`IP_LIMITS\` is strict. All processes together permit this number: uses are counted in the database.

${limits()}

The following limits only prevent floods of requests. Each process counts them in its memory, so that N processes of role \`api\` permit up
to N times the number ([ADR 67](adr/0067-floods-are-counted-in-each-process.md)).

${floodLimits()}
`;
