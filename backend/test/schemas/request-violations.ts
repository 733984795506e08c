import { type ContractCall, formsOf, resolved, sampleOf, type Schema } from '../contract-samples.js';

/** A request that breaks one constraint of the contract. */
export interface Violation {
  /** The field and the constraint, for example `title too long`. */
  name: string;
  /** The field that the problem must name. */
  field: string;
  value: unknown;
}

const UNKNOWN_FIELD = 'unexpectedField';
/** A text that fits no choice, no format and no pattern of the contract. */
const NO_CHOICE = '~';

const WRONG_TYPES: Record<string, unknown> = {
  string: { nested: true },
  number: 'text',
  integer: 'text',
  boolean: 'text',
  array: 'text',
  object: 7,
};

/** Values that break one constraint of `schema` each, by the name of the constraint. */
function brokenValues(schema: Schema, sample: unknown): [string, unknown][] {
  const { type = '', maxLength, minLength, minimum, maximum, multipleOf, maxItems, minItems } = schema;
  const values: [string, unknown][] = [['of another type', WRONG_TYPES[type]]];
  if (!schema.nullable) values.push(['null', null]);
  if (schema.enum) values.push(['outside its choices', type === 'boolean' ? !schema.enum[0] : NO_CHOICE]);
  if (schema.pattern || schema.format) values.push(['in another format', NO_CHOICE]);
  if (maxLength !== undefined) values.push(['too long', String(sample).padEnd(maxLength + 1, 'x')]);
  if (minLength !== undefined) values.push(['too short', 'x'.repeat(minLength - 1)], ['blank', ' '.repeat(minLength)]);
  if (minimum !== undefined) values.push(['too small', schema.exclusiveMinimum ? minimum : minimum - 1]);
  if (maximum !== undefined) values.push(['too large', maximum + 1]);
  if (type === 'integer') values.push(['with a fraction', Math.max(1, minimum ?? 1) + 0.5]);
  if (multipleOf !== undefined) values.push(['with a finer fraction', Math.max(1, minimum ?? 1) + multipleOf / 10]);
  if (maxItems !== undefined) values.push(['with too many items', manyOf(sample, maxItems + 1)]);
  if (minItems !== undefined) values.push(['without items', []]);
  return values;
}

/** Returns `count` items like the only one of `sample`. */
const manyOf = (sample: unknown, count: number): unknown[] =>
  Array.from({ length: count }, () => (Array.isArray(sample) ? (sample[0] as unknown) : sample));

const inside = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** Returns every way to break one constraint of `schema` in an otherwise valid value. */
function violationsOf(schema: Schema, sample: unknown, path: string): Violation[] {
  const own = path === '' ? [] : brokenValues(schema, sample);
  const violations = own.map(([name, value]) => ({ name: `${path} ${name}`, field: path, value }));
  if (schema.type === 'array' && Array.isArray(sample)) {
    const items = violationsOf(resolved(schema.items ?? {}), sample[0], inside(path, '0'));
    return [...violations, ...items.map((one) => ({ ...one, value: [one.value] }))];
  }
  if (schema.type !== 'object') return violations;
  const whole = sample as Record<string, unknown>;
  for (const [name, value] of Object.entries(whole)) {
    const field = inside(path, name);
    if (schema.required?.includes(name)) {
      const { [name]: _left, ...rest } = whole;
      violations.push({ name: `${field} missing`, field, value: rest });
    }
    const broken = violationsOf(resolved(schema.properties?.[name] ?? {}), value, field);
    violations.push(...broken.map((one) => ({ ...one, value: { ...whole, [name]: one.value } })));
  }
  const unknown = inside(path, UNKNOWN_FIELD);
  return [...violations, { name: `${unknown} unknown`, field: unknown, value: { ...whole, [UNKNOWN_FIELD]: 1 } }];
}

/** A form that a request may have: values that fit it, and values that break one constraint each. */
export interface RequestForm {
  valid: unknown;
  violations: Violation[];
}

/** The forms of the body of a call; `changes` replace fields of the samples that do not fit each other. */
export const bodyForms = ({ body }: ContractCall, changes: object = {}): RequestForm[] =>
  (body ? formsOf(body) : []).map((form) => {
    const valid = { ...(sampleOf(form) as object), ...changes };
    return { valid, violations: violationsOf(form, valid, '') };
  });

const POSITION = ['latitude', 'longitude'];

/** Values outside the range of a number in a query, by call and parameter, or by parameter; the contract records no ranges. */
const OUTSIDE_RANGES: Record<string, readonly string[]> = {
  limit: ['0', '1.5', '101'],
  'searchPlaces limit': ['0', '1.5', '21'],
  'listPublicJobs limit': ['0', '1.5', '25'],
  latitude: ['-90.1', '90.1'],
  longitude: ['-180.1', '180.1'],
  radius: ['0', '20.01'],
  minPay: ['-1', '10000001'],
};
const NUMBER = /^\^-\?\\d\+/;

/** Values outside the range of a parameter that is a number; a number without a range in the table above fails. */
function outsideRange({ id }: ContractCall, name: string, { pattern = '' }: Schema): readonly string[] {
  if (!NUMBER.test(pattern)) return [];
  const values = OUTSIDE_RANGES[`${id} ${name}`] ?? OUTSIDE_RANGES[name];
  if (!values) throw new Error(`${id} takes the number ${name}, whose range is missing in request-violations.ts.`);
  return values;
}

/** Returns the query of a call, with values as texts: required parameters, and a complete position. */
export function queryForm(call: ContractCall): RequestForm {
  const query = call.parameters.filter((parameter) => parameter.in === 'query');
  const sent = query.filter(({ name, required }) => required || POSITION.includes(name));
  const valid = Object.fromEntries(sent.map(({ name, schema }) => [name, String(sampleOf(schema, name))]));
  const violations: Violation[] = [];
  for (const { name, schema, required } of query) {
    const { [name]: _left, ...rest } = valid;
    if (required) violations.push({ name: `${name} missing`, field: name, value: rest });
    const isList = resolved(schema).type === 'array';
    const form = isList ? resolved(resolved(schema).items ?? {}) : resolved(schema);
    const field = isList ? `${name}.0` : name;
    for (const [constraint, value] of brokenTexts(form, name))
      violations.push({ name: `${name} ${constraint}`, field, value: { ...valid, [name]: value } });
    for (const value of outsideRange(call, name, form))
      violations.push({ name: `${name} ${value}`, field, value: { ...valid, [name]: value } });
    const twice = [String(sampleOf(form, name)), String(sampleOf(form, name))];
    violations.push({ name: `${name} twice`, field: name, value: { ...valid, [name]: twice } });
  }
  const unknown = { name: `${UNKNOWN_FIELD} unknown`, field: UNKNOWN_FIELD, value: { ...valid, [UNKNOWN_FIELD]: '1' } };
  return { valid, violations: [...violations, unknown] };
}

/** Returns `brokenValues` that an address can contain. */
const brokenTexts = (schema: Schema, name: string): [string, string][] =>
  brokenValues(schema, String(sampleOf(schema, name)))
    .filter(([, value]) => typeof value !== 'object')
    .map(([constraint, value]) => [constraint, String(value)]);

/** Fields of a request without a limit: texts of any length, numbers of any size, lists of any length, objects with any field. */
export const unlimitedFields = ({ body, parameters }: ContractCall): string[] => [
  ...(body ? unlimitedIn(body, '') : []),
  ...parameters.filter((one) => one.in === 'query').flatMap(({ name, schema }) => unlimitedIn(schema, name)),
];

function unlimitedIn(schema: Schema, path: string): string[] {
  return formsOf(schema).flatMap((form) => {
    switch (form.type) {
      case 'boolean':
        return [];
      case 'string':
        return (form.maxLength ?? form.enum ?? form.pattern ?? form.format) ? [] : [path];
      case 'number':
      case 'integer':
        return form.minimum === undefined || form.maximum === undefined ? [path] : [];
      case 'array':
        return [...(form.maxItems === undefined ? [path] : []), ...unlimitedIn(form.items ?? {}, inside(path, '0'))];
      case 'object': {
        const fields = Object.entries(form.properties ?? {});
        const inner = fields.flatMap(([name, field]) => unlimitedIn(field, inside(path, name)));
        return [...(form.additionalProperties === false ? [] : [path]), ...inner];
      }
      default:
        return [path];
    }
  });
}
