import type { Control, UseFormGetValues, UseFormRegister, UseFormSetValue, UseFormWatch } from 'react-hook-form';
import type { JobField, JobForm } from './job-form';

/** The properties of the form that its parts need. */
export interface JobFormParts {
  register: UseFormRegister<JobForm>;
  watch: UseFormWatch<JobForm>;
  control: Control<JobForm>;
  getValues: UseFormGetValues<JobForm>;
  setValue: UseFormSetValue<JobForm>;
  /** Returns the error text of a field; undefined if it is valid. */
  textOf: (field: JobField) => string | undefined;
}
