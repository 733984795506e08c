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

/** Returns the name of the column of a field: the name of the field in snake case. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL: the columns of fields of the job `j`. */
export const fieldColumns = (fields: readonly JobFieldName[]): string =>
  fields
    .map(columnOf)
    .map((column) => (DECIMALS.includes(column) ? `j.${column}::float8 AS ${column}` : `j.${column}`))
    .join(', ');

/** Returns the fields of a row. */
export const statedFieldsOf = <Name extends JobFieldName>(
  row: FieldColumns<Name>,
  fields: readonly Name[],
): Pick<StatedFields, Name> =>
  Object.fromEntries(
    fields.map((field) => [field, (row as Record<string, unknown>)[columnOf(field)]]),
  ) as unknown as Pick<StatedFields, Name>;

/** Returns the fields in which two jobs agree if they are the same advertisement: in their values, or in their words. */
export const fieldsComparedBy = (comparison: 'value' | 'words'): JobFieldName[] =>
  JOB_FIELD_NAMES.filter((field) => JOB_FIELDS[field].compared === comparison);
