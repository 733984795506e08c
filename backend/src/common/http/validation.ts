import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { NAME_REFUSAL } from '@nukkad/contract/primitives';
import { MISSING_FIELDS, missingFields } from '@nukkad/contract/jobs/missing-fields';
import type { z } from 'zod';
import { DomainError, type DomainErrorOptions } from '../errors/domain-error.js';

type Fields = NonNullable<DomainErrorOptions['fields']>;

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly keys?: string[];
  readonly format?: string;
  readonly values?: readonly unknown[];
  /** Of a union: the issues of each of its variants. */
  readonly errors?: readonly (readonly Issue[])[];
}

const OWN_MESSAGES = new Set(['required', 'email', 'phone', 'number', 'characters', NAME_REFUSAL]);
const RULE = /^rule:([\w-]+:[\w.-]+)$/;
const MAX_FIELDS = 20;

/**
 * Returns the distance of a value from one variant of a union: wrong discriminators first, then unknown fields, then
 * the number of issues.
 */
const distanceTo = (form: readonly Issue[]): readonly number[] => [
  form.filter(({ code, values }) => code === 'invalid_value' && values?.length === 1).length,
  form.flatMap(({ keys }) => keys ?? []).length,
  form.length,
];

/** Returns the issues of the variant that the value most resembles, if the schema is a union. */
function meantBy(issue: Issue): Issue[] {
  const forms = issue.code === 'invalid_union' ? (issue.errors ?? []) : [];
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((part, index) => part - b[index]!).find((difference) => difference !== 0) ?? 0;
  const [nearest] = forms.toSorted((a, b) => compare(distanceTo(a), distanceTo(b)));
  if (!nearest) return [issue];
  return nearest.flatMap((inner) => meantBy({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }));
}

const pathOf = (issue: Issue): string =>
  (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

function keyOf(issue: Issue): { key: string; params?: Record<string, string | number> } {
  if (OWN_MESSAGES.has(issue.message)) return { key: `errors:field.${issue.message}` };
  const isNumber = issue.origin === 'number' || issue.origin === 'int';
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.message.endsWith('received undefined') ? 'errors:field.required' : 'errors:field.type' };
    case 'too_small':
      return isNumber
        ? { key: 'errors:field.tooSmall', params: { minimum: Number(issue.minimum) } }
        : { key: 'errors:field.tooShort' };
    case 'too_big':
      if (isNumber) return { key: 'errors:field.tooBig', params: { maximum: Number(issue.maximum) } };
      return issue.origin === 'array'
        ? { key: 'errors:field.tooManyItems', params: { maximum: Number(issue.maximum) } }
        : { key: 'errors:field.tooLong' };
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'errors:field.choice' };
    case 'invalid_format':
      return { key: issue.format === 'uuid' ? 'errors:field.id' : 'errors:field.type' };
    default:
      return { key: 'errors:field.type' };
  }
}

/**
 * Returns the schema's own message for missing required fields of `value`; null if none is missing or the value is no
 * object.
 */
function missingFieldsOf(schema: object, value: unknown): Pick<DomainError, 'key' | 'options'> | null {
  const rule = MISSING_FIELDS.get(schema as z.ZodType);
  const missing = rule ? missingFields(rule, value) : [];
  if (!rule || missing.length === 0) return null;
  return { key: rule.key, options: { lists: { fields: missing.map((field) => `${rule.labels}.${field}`) } } };
}

/**
 * Returns the error for `value`, which does not fit `schema`: every field with its sentence, under the sentence of the
 * form if fields are missing, or the one broken rule.
 */
export function validationError(issues: readonly Issue[], schema: object, value: unknown): DomainError {
  const fields: Fields = [];
  for (const issue of issues.flatMap(meantBy)) {
    const rule = RULE.exec(issue.message)?.[1];
    const field = pathOf(issue);
    if (rule && field === '') return new DomainError('invalid', rule);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) {
        fields.push({ field: [field, key].filter(Boolean).join('.').slice(0, 100), key: 'errors:field.unknown' });
      }
    } else {
      fields.push({ field, ...(rule ? { key: rule } : keyOf(issue)) });
    }
  }
  const missing = missingFieldsOf(schema, value);
  return new DomainError('invalid', missing?.key ?? 'errors:invalid', {
    ...missing?.options,
    fields: fields.slice(0, MAX_FIELDS),
  });
}

/** Carries a schema's issues from the pipe of Nest to ours. */
class Mismatch extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super();
  }
}

/** Fields that the pipe of Nest removes, at any depth, before it validates; here they are unknown like any other. */
const PROTOTYPE_FIELDS = ['__proto__', 'constructor', 'prototype'];

/** An object inside a parameter, and how it is reached. A path of its own for each would be quadratic in the depth. */
interface Place {
  value: object;
  key?: string;
  above?: Place;
}

const isNode = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

function pathTo(place: Place): string[] {
  const path: string[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.above) path.push(at.key);
  return path.reverse();
}

/** Returns the issue of the first object in `value` with fields of the prototype; null if there is none. */
function findPrototypeFields(value: unknown): Issue | null {
  const places: Place[] = isNode(value) ? [{ value }] : [];
  while (places.length > 0) {
    const place = places.pop()!;
    const keys = PROTOTYPE_FIELDS.filter((field) => Object.hasOwn(place.value, field));
    if (keys.length > 0) return { code: 'unrecognized_keys', message: '', keys, path: pathTo(place) };
    for (const [key, inner] of Object.entries(place.value) as [string, unknown][]) {
      if (isNode(inner)) places.push({ value: inner, key, above: place });
    }
  }
  return null;
}

/** Validates every parameter that carries a schema. */
export class SchemaValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new Mismatch(issues) });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const issue = metadata.schema ? findPrototypeFields(value) : null;
    if (issue) throw validationError([issue], metadata.schema as object, value);
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw error instanceof Mismatch ? validationError(error.issues, metadata.schema as object, value) : error;
    }
  }
}
