import { JOB_FIELD_NAMES, JOB_FIELDS, type JobFieldName, type StatedFields } from '@nukkad/contract/jobs/job-fields';

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : Name;

/** The columns of fields of the hire form in a row. */
export type FieldColumns<Name extends JobFieldName = JobFieldName> = {
  [Field in Name as SnakeCase<Field>]: StatedFields[Field];
};

/** Decimal columns, which the driver would return as texts. */
const DECIMALS: readonly string[] = ['min_rate', 'max_rate'];

const columns = new Map<string, string>();

/** Returns the name of the column of a field: the name of the field in snake case. Each row of a list asks for all of them. */
export function columnOf(field: string): string {
  const known = columns.get(field);
  if (known !== undefined) return known;
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  columns.set(field, column);
  return column;
}

/** SQL: the columns of fields of the job `j`. */
export const fieldColumns = (fields: readonly JobFieldName[]): string =>
  fields
    .map(columnOf)
    .map((column) => (DECIMALS.includes(column) ? `j.${column}::float8 AS ${column}` : `j.${column}`))
    .join(', ');

/**
 * Returns a function that returns these fields of a row. Each object is a copy of a template, because adding the fields
 * one by one takes several times as long, and a page has twenty objects.
 */
export const statedFieldsReader = <Name extends JobFieldName>(
  fields: readonly Name[],
): ((row: FieldColumns<Name>) => Pick<StatedFields, Name>) => {
  const sources = fields.map((field) => [field, columnOf(field)] as const);
  const empty: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field, null]));
  return (row) => {
    const stated = { ...empty };
    for (const [field, column] of sources) stated[field] = (row as Record<string, unknown>)[column];
    return stated as unknown as Pick<StatedFields, Name>;
  };
};

const comparedBy = (comparison: 'value' | 'words'): readonly JobFieldName[] =>
  JOB_FIELD_NAMES.filter((field) => JOB_FIELDS[field].compared === comparison);
const COMPARED = { value: comparedBy('value'), words: comparedBy('words') } as const;

/** Returns the fields in which two jobs agree if they are the same advertisement: in their values, or in their words. */
export const fieldsComparedBy = (comparison: 'value' | 'words'): readonly JobFieldName[] => COMPARED[comparison];
