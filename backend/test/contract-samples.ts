import { readFileSync } from 'node:fs';
import { ATTENDANCE_TOKEN } from '@nukkad/contract/attendance/attendance';
import { SUPPORT_REFERENCE } from '@nukkad/contract/support/support';

/** The subset of JSON schema that the contract uses for requests. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: boolean;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  additionalProperties?: boolean | Schema;
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** A call of the contract with its parameters and body. */
export interface ContractCall {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** The fields of the form, where the call takes one with a file. */
  form: Schema | undefined;
  /** The JSON of its answer. */
  answer: Schema | undefined;
}

interface Contract {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters?: Parameter[];
        responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
        requestBody?: { content: Partial<Record<'application/json' | 'multipart/form-data', { schema: Schema }>> };
      }
    >
  >;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(readFileSync(process.env['TEST_CONTRACT'] ?? '', 'utf8')) as Contract;

/** Every call of the contract; `body` is that of JSON alone. */
export const contractCalls: ContractCall[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters ?? [],
    body: operation.requestBody?.content['application/json']?.schema,
    form: operation.requestBody?.content['multipart/form-data']?.schema,
    answer: operation.responses['200']?.content?.['application/json']?.schema,
  })),
);

/** Sample texts by field name, where the schema alone does not determine a valid value. */
export const BY_NAME: Record<string, string> = {
  email: 'asha@example.test',
  billingEmail: 'asha@example.test',
  phone: '+919845012345',
  endpoint: 'https://push.example.net/send/1',
  replaces: 'https://push.example.net/send/2',
  limit: '5',
  latitude: '12.97',
  longitude: '77.59',
  quietFrom: '21:00',
  quietUntil: '07:00',
  from: '09:00',
  until: '18:00',
  password: 'marble tram seven',
  confirmPassword: 'marble tram seven',
  newPassword: 'marble tram seven',
  upiId: 'asha@ybl',
  gstin: '29AAGCB7383J1Z4',
};
/** Texts that fit a pattern, by the pattern. */
const BY_PATTERN: Record<string, string> = {
  '^\\d{4}$': '1234',
  // paise of a wage
  '^[1-9]\\d{0,12}$': '60000',
  '^(?:0|-?[1-9]\\d{0,18})$': '54000',
  [ATTENDANCE_TOKEN.source]: `${'0'.repeat(38)}${'A'.repeat(12)}`,
  // keys and tokens of a device
  '^[A-Za-z0-9_-]{87}$': `B${'A'.repeat(86)}`,
  '^[A-Za-z0-9_-]{22}$': 'A'.repeat(22),
  '^[A-Za-z0-9_-]{44}$': 'A'.repeat(44),
  '^[A-Za-z0-9_-]{43}$': 'A'.repeat(43),
  // a month
  '^20\\d\\d-(0[1-9]|1[0-2])$': '2026-11',
  [SUPPORT_REFERENCE.source]: 'NK-7F3K-Q2MX',
};
/** Choices where not every value is compatible with the other fields. */
const CHOSEN: Record<string, string> = { status: 'rejected' };
const BY_FORMAT: Record<string, string> = {
  uuid: '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c',
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00Z',
};

/** Returns the schema that a reference points to. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(contract.components.schemas[schema.$ref.split('/').pop() ?? ''] ?? {}) : schema;

/** Returns the variants that `schema` allows. */
export const formsOf = (schema: Schema): Schema[] => resolved(schema).anyOf ?? [resolved(schema)];

/** Fields omitted from samples: files are not possible in JSON, and of two equivalent fields one is enough. */
const LEFT_OUT = new Set(['isActive']);
const fieldsOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).filter(([name, { format }]) => format !== 'binary' && !LEFT_OUT.has(name));

/** Returns a value that fits `schema`, with all optional parts, for a field called `name`. */
export function sampleOf(schema: Schema, name = ''): unknown {
  const form = formsOf(schema)[0] ?? {};
  if (form.enum) return form.enum.includes(CHOSEN[name]) ? CHOSEN[name] : form.enum[0];
  switch (form.type) {
    case 'object':
      return Object.fromEntries(fieldsOf(form).map(([key, inner]) => [key, sampleOf(inner, key)]));
    case 'array':
      return [sampleOf(form.items ?? {}, name)];
    case 'number':
    case 'integer':
      return Math.max(1, form.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return (
        BY_FORMAT[form.format ?? ''] ??
        BY_PATTERN[form.pattern ?? ''] ??
        BY_NAME[name] ??
        'text'.padEnd(form.minLength ?? 0, 'text')
      );
  }
}

/** Fields of objects that are lists, where an answer is an object around a list. */
const WRAPPED_LISTS: Record<string, string> = { listPublicJobs: 'jobs', listWorkRecords: 'records' };

/** The lists that a call answers with: an empty name for an answer that is a list. */
export function listsOf({ id, answer }: ContractCall): string[] {
  if (resolved(answer ?? {}).type === 'array') return [''];
  return WRAPPED_LISTS[id] === undefined ? [] : [WRAPPED_LISTS[id]];
}

type Change = (text: string) => string;

/** Returns every way to change one text of `value` by `change`, with the path of that text. */
function changedTexts(value: unknown, change: Change): { path: string; value: unknown }[] {
  if (typeof value === 'string') return [{ path: '', value: change(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    changedTexts(inner, change).map((changed) => ({
      path: changed.path === '' ? key : `${key}.${changed.path}`,
      value: Array.isArray(value) ? [changed.value] : { ...value, [key]: changed.value },
    })),
  );
}

/**
 * Returns bodies that fit `schema`, in each of its variants, except for one text that `change` was applied to, and the
 * path of that text.
 */
export const bodiesWithOneText = (schema: Schema, change: Change): { path: string; value: unknown }[] =>
  formsOf(schema).flatMap((form) => changedTexts(sampleOf(form), change));
