import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { addressOf, bodyOf } from '../access/access-requests.js';
import { type Caller, CALLERS } from '../access/access-callers.js';
import type { Ids } from '../access/access-world.js';
import type { ContractCall } from '../contract-samples.js';
import { PDF } from '../../src/modules/jobs/tests/sample-files.js';
import { NearValidValues } from './near-valid-values.js';

/** A request as it goes out. */
export interface FuzzRequest {
  caller: Caller;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

const NEST_DEPTH = 3000;
/** Bodies that are no object of the contract, as they stand on the wire. */
const HOSTILE_BODIES: readonly string[] = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{"a":1,"a":2}',
    '{"__proto__":{"role":"admin"}}',
    '\u0000',
    '{"a":"\\ud800"}',
  ],
  `${'['.repeat(NEST_DEPTH)}${']'.repeat(NEST_DEPTH)}`,
  `${'{"a":'.repeat(NEST_DEPTH)}1${'}'.repeat(NEST_DEPTH)}`,
];
const LANGUAGES = ['en', 'hi', 'kn', 'xx', 'en;q=2, *;q=-1', ',,,'];
const KEYS = ['', 'k', 'x'.repeat(300), 'ಕ', randomUUID()].filter((key) => /^[\x20-\x7e]*$/.test(key));

/** A form of these fields, with a file in `field`. */
export const asForm = (fields: Record<string, unknown>, field: string | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  if (field) form.append(field, new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'cv.pdf');
  return form;
};

/** The field of a form that takes its file. */
const fileFieldOf = ({ form }: ContractCall): string | undefined =>
  form ? (FILE_FIELDS[form.$ref?.split('/').pop() ?? ''] ?? 'avatar') : undefined;
const FILE_FIELDS: Record<string, string> = { CreateApplication: 'resume', CreateSupportRequest: 'attachment' };

function bodies(call: ContractCall, ids: Ids, values: NearValidValues): Arbitrary<FuzzRequest['body']> {
  if (call.method === 'GET') return fc.constant(undefined);
  const { body, form } = call;
  const raw = fc.constantFrom(...HOSTILE_BODIES);
  const prepared = fc.constant(JSON.stringify(bodyOf(call, ids)));
  const json = body ? values.of(body).map((value) => JSON.stringify(value)) : prepared;
  const forms = form
    ? [
        {
          arbitrary: fc
            .tuple(values.of(form), fc.boolean())
            .map(([fields, hasFile]) =>
              asForm(Object(fields) as Record<string, unknown>, hasFile ? fileFieldOf(call) : undefined),
            ),
          weight: 20,
        },
      ]
    : [];
  return fc.oneof<{ arbitrary: Arbitrary<FuzzRequest['body']>; weight: number }[]>(
    { arbitrary: json, weight: 40 },
    { arbitrary: prepared, weight: 6 },
    { arbitrary: raw, weight: 1 },
    ...forms,
  );
}

/** The address of `call`: mostly of the resource that `ids` names, with near-valid query parameters. */
function addresses(call: ContractCall, ids: Ids, values: NearValidValues): Arbitrary<string> {
  const path = addressOf(call, ids).split('?', 1)[0] ?? '';
  const wrong = call.parameters.filter((parameter) => parameter.in === 'path');
  const strange = fc
    .tuple(...wrong.map(({ name, schema }) => values.textOf(schema, name)))
    .map((texts) =>
      texts.reduce(
        (address, text, index) =>
          address.replace(`{${wrong[index]?.name}}`, () => encodeURIComponent(text.toWellFormed())),
        call.path,
      ),
    );
  const paths =
    wrong.length > 0
      ? fc.oneof({ arbitrary: fc.constant(path), weight: 12 }, { arbitrary: strange, weight: 1 })
      : fc.constant(path);
  const query = call.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required }) =>
      fc
        .tuple(fc.nat(required ? 40 : 1), values.textOf(schema, name))
        .map(([lot, text]) => (lot === 0 ? null : `${name}=${encodeURIComponent(text.toWellFormed())}`)),
    );
  return fc.tuple(paths, ...query).map(([address, ...parts]) => {
    const given = parts.filter((part) => part !== null);
    return given.length > 0 ? `${address}?${given.join('&')}` : address;
  });
}

/** Requests for `call` by `admitted` callers, and now and then by any other. */
export function nearValidRequests(
  call: ContractCall,
  ids: Ids,
  pool: readonly string[],
  admitted: readonly Caller[],
): Arbitrary<FuzzRequest> {
  const values = new NearValidValues([...pool, ...Object.values(ids).filter(Boolean)]);
  const caller = fc.oneof(
    { arbitrary: fc.constantFrom(...(admitted.length > 0 ? admitted : CALLERS)), weight: 9 },
    { arbitrary: fc.constantFrom(...CALLERS), weight: 1 },
  );
  return fc
    .tuple(
      caller,
      addresses(call, ids, values),
      bodies(call, ids, values),
      fc.option(fc.constantFrom(...LANGUAGES)),
      fc.nat(9),
      fc.constantFrom(...KEYS),
    )
    .map(([by, address, body, language, lot, strangeKey]) => ({
      caller: by,
      method: call.method,
      address,
      body,
      headers: {
        'x-requested-with': 'fetch',
        ...(language === null ? {} : { 'accept-language': language }),
        // calls that may cost money ask for a key
        ...(lot === 0 ? (strangeKey ? { 'idempotency-key': strangeKey } : {}) : { 'idempotency-key': randomUUID() }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
    }));
}
