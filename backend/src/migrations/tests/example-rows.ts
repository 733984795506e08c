import { createHash } from 'node:crypto';
import { type Catalogue, type Column, parentsFirst, type Table } from './catalogue.js';

/** A value as text, as the database reads it; null for NULL. */
type Value = string | null;

export interface ExampleRow {
  table: string;
  values: Record<string, Value | undefined>;
}

/**
 * Tables filled by triggers from rows of other tables, and tables with rows that are valid only together with others.
 */
export const DERIVED_TABLES = [
  ...['audit_links', 'availability_terms', 'job_heat', 'job_listings', 'job_terms', 'search_terms'],
];

/**
 * Tables with triggers that accept only complete postings, and tables that reference them; they have no example rows.
 */
export const POSTED_TABLES = ['ledger_transactions', 'ledger_entries', 'payment_reversals'];

/** Tables of which a trigger refuses that a row changes. */
export const APPEND_ONLY_TABLES = [
  ...[
    'audit_entries',
    'audit_links',
    'ledger_transactions',
    'ledger_entries',
    'ledger_closed_days',
    'ledger_day_balances',
  ],
  'papers',
];

/**
 * Returns rows for every table that is not derived: one row per number and table. Even rows have a value in every
 * column, odd rows only in keys and required columns. Rows of one number reference each other; an even number is paired
 * with the next one.
 */
export function exampleRows({ tables }: Catalogue, numbers: number[]): ExampleRow[] {
  const written = parentsFirst(tables).filter(
    ({ name }) => !DERIVED_TABLES.includes(name) && !POSTED_TABLES.includes(name),
  );
  return written.flatMap((table) => numbers.map((number) => exampleRow(table, number, tables)));
}

function exampleRow(table: Table, number: number, tables: Table[]): ExampleRow {
  const isFull = number % 2 === 0;
  const key = table.constraints.find(({ kind }) => kind === 'primary key')?.columns ?? [];
  const columns = table.columns.filter(
    ({ name, generated, nullable, hasDefault }) =>
      !generated && (isFull || key.includes(name) || (!nullable && !hasDefault)),
  );
  const said = PARTICULARS[table.name]?.(number) ?? {};
  const values = Object.fromEntries(
    columns
      .filter(({ name }) => !(name in said))
      .map((column) => [column.name, exampleValue(table, column, number, tables)]),
  );
  const known = Object.entries(said).filter(([name]) => table.columns.some((column) => column.name === name));
  return { table: table.name, values: { ...values, ...Object.fromEntries(known) } };
}

function exampleValue(table: Table, column: Column, number: number, tables: Table[]): Value {
  const parent = table.references[column.name];
  const parentTable = tables.find(({ name }) => name === parent?.table);
  const parentColumn = parentTable?.columns.find(({ name }) => name === parent?.column);
  const isOwn = parentTable === table && parentColumn === column;
  if (parentTable && parentColumn && !isOwn) return exampleValue(parentTable, parentColumn, number, tables);
  const allowed = allowedWords(table, column.name);
  if (allowed.length > 0) return allowed[number % allowed.length] as string;
  const make = BY_TYPE.find(([type]) => type.test(column.type))?.[1];
  if (!make) throw new Error(`No example is known for ${table.name}.${column.name}, a ${column.type}.`);
  return make(number, `${table.name}.${column.name}`);
}

/** Returns the values of a check such as `status IN ('open', 'closed')`; empty without such a check. */
function allowedWords(table: Table, column: string): string[] {
  const checks = table.constraints.filter(({ kind }) => kind === 'check').map(({ definition }) => definition);
  const lists = checks.flatMap((check) => [...check.matchAll(/\(?(\w+) = ANY \(+ARRAY\[(.*?)\]/g)]);
  const list = lists.find(([, name]) => name === column)?.[2] ?? '';
  return [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, word]) => word as string);
}

function uuid(number: number, name: string): string {
  const digits = createHash('md5').update(`${name} ${number}`).digest('hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

const LATER = /expires|until|due|lease|next/;
const day = (number: number, name: string): string =>
  `${LATER.test(name) ? 2900 : 2026}-01-${String(number + 10).padStart(2, '0')}`;
const instant = (number: number, name: string): string => `${day(number, name)} 10:30:00.123456+00`;
const words = (number: number, name: string): string => `${name} ${number} 'quoted" \\ नमस्ते`;
const wholeNumber = (number: number): string => String(number + 1);
const BY_TYPE: [RegExp, (number: number, name: string) => string][] = [
  [/^uuid$/, uuid],
  [/^text$|^character varying/, words],
  [/^text\[\]$/, (number) => `{"first ${number}","with, comma"}`],
  [/^timestamp with time zone$/, instant],
  [/^timestamp with time zone\[\]$/, (number, name) => `{${instant(number, name)}}`],
  [/^date$/, day],
  [/^(integer|smallint|bigint)$/, wholeNumber],
  [/^(integer|smallint|bigint)\[\]$/, (number) => `{${number}}`],
  [/^(real|double precision)$/, () => '0.5'],
  [/^numeric/, (number) => `${number + 100}.25`],
  [/^boolean$/, (number) => String(number % 4 === 0)],
  [/^jsonb?$/, (number) => JSON.stringify({ number, text: 'नमस्ते', list: [null, 1.5] })],
  [/^geography\(Point,4326\)$/, (number) => `SRID=4326;POINT(77.59${number} 12.97)`],
];

const POINT = 'SRID=4326;POINT(77.59 12.97)';
const TITLES = ['Cook / रसोइया', 'Delivery rider', 'हिन्दी और जन्म सम्मान', 'ಕನ್ನಡ ಶಿಕ್ಷಕ'];

/** Values that check constraints require together, or that a job needs to be listed. */
const PARTICULARS: Record<string, (number: number) => Partial<Record<string, Value>>> = {
  tax_details: () => ({ gstin: '29AAGCB7383J1Z4' }),
  users: (number) => ({
    email: `person-${number}@example.test`,
    deletion_due_at: null,
    erased_at: null,
    joined_into: null,
    suspended_until: null,
    ...(number % 2 === 0 ? { language: 'hi', quiet_from: '22:00', quiet_until: '07:15' } : {}),
  }),
  outbox: (number) =>
    number % 2 === 0
      ? { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
      : { traceparent: null },
  account_joinings: (number) => ({ other_id: uuid(number ^ 1, 'users.id') }),
  jobs: (number) => ({
    title: TITLES[number % TITLES.length] as string,
    category: number % 2 === 0 ? 'food_service' : 'delivery',
    status: 'open',
    hidden_until: null,
    ...(number % 4 === 1
      ? { location_status: 'unresolved' }
      : { location_status: 'resolved', point: POINT, min_rate: '100.00', max_rate: '200.00', hourly_pay: '150.00' }),
  }),
  applications: (number) => (number % 2 === 0 ? { status: 'rejected', reason: 'too_far' } : {}),
  application_events: () => ({ status: 'submitted' }),
  engagements: (number) => ({
    starts_at: `2026-01-${String(number + 10).padStart(2, '0')} 09:00:00+00`,
    ends_at: `2026-01-${String(number + 10).padStart(2, '0')} 13:00:00+00`,
    ...(number % 2 === 0
      ? {
          ...{ status: 'done', started_at: '2026-01-12 09:02:00+00', ended_at: '2026-01-12 13:00:00+00' },
          ...{ claim_phase: null, claim_by: null, claim_at: null, breach: null, breach_by: null },
        }
      : {}),
  }),
  review_windows: () => ({ opens_at: '2026-01-12 13:00:00+00', closes_at: '2026-01-19 13:00:00+00' }),
  reviews: () => ({ status: 'hidden', facts: '{"was_polite": "yes"}', counted_at: null, revealed_at: null }),
  review_cases: (number) => ({
    ...{ review_id: uuid(number, 'reviews.id'), employer_id: null, status: 'open', outcome: null },
    ...{ appealed_by: null, appealed_at: null },
  }),
  attendance_proofs: () => ({ phase: 'start' }),
  former_contacts: () => ({ channel: 'email' }),
  time_corrections: () => ({
    ...{
      status: 'proposed',
      closed_at: null,
      proposed_by: 'worker',
      recorded_ended_by: null,
      appeal_by: null,
      decided_from: null,
      decided_to: null,
    },
    ...{ started_at: '2026-01-12 09:00:00+00', ended_at: '2026-01-12 14:00:00+00' },
  }),
  pay_cases: () => ({ status: 'opened', closed_at: null, appeal_by: null, appealed_at: null }),
  engagement_appeals: (number) => (number % 2 === 0 ? { status: 'upheld' } : {}),
  worker_availabilities: (number) => ({
    ...{ available: 'true', point: POINT, categories: '{food_service,delivery}', switched_off_at: null },
    ...(number % 2 === 0 ? { week_minutes: '{[540,1080)}', ends_at: null } : { week_minutes: null }),
  }),
  instant_jobs: (number) => ({
    ...{ status: 'open', openings: '5', filled: String(number % 2), hourly_pay: '150.00' },
    ...{ urgency: 'asap', start_time: null, end_time: null },
  }),
  job_requests: () => ({ distance_km: '1.4' }),
  job_reviews: (number) => ({
    ...{ job_id: uuid(number, 'jobs.id'), instant_job_id: null, reasons: '{sex,reported}' },
    ...(number % 2 === 0 ? { state: 'kept' } : { state: 'open', decided_at: null, decision: null, decided_by: null }),
  }),
  suspensions: (number) => {
    const day = String(number + 10).padStart(2, '0');
    return { starts_at: `2026-01-${day} 09:00:00+00`, ends_at: `2026-02-${day} 09:00:00+00` };
  },
  ledger_balances: () => ({ posted: '0', pending_out: '0' }),
  ledger_reservations: () => ({ status: 'open', transaction_id: null }),
  ledger_closed_days: () => ({ closed_at: '2026-03-01 10:30:00+00' }),
  payment_reconciliations: () => ({ status: 'open', closed_at: null }),
  payment_reconciliation_rows: () => ({ transaction_id: null }),
  messages: (number) => (number % 2 === 0 ? { held: '{phone_number,payment_demand}' } : {}),
  interview_requests: (number) =>
    number % 2 === 0
      ? {
          status: 'confirmed',
          category: null,
          time_slot: null,
          point: null,
          proposed_time: null,
          proposed_by: null,
        }
      : { category: 'food_service', time_slot: 'morning', point: POINT, expires_at: instant(number, 'expires_at') },
};
