import type { ValueTransformer } from 'typeorm';

/** PostgreSQL's numeric as a number: the driver hands it over as text. */
export const numeric: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
