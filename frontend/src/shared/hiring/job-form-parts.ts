import type { Control, UseFormGetValues, UseFormRegister, UseFormWatch } from 'react-hook-form';
import type { JobField, JobForm } from './job-form';

/** What the parts of the form need of it. */
export interface JobFormParts {
  register: UseFormRegister<JobForm>;
  watch: UseFormWatch<JobForm>;
  control: Control<JobForm>;
  getValues: UseFormGetValues<JobForm>;
  /** The sentence that says what is wrong with a field; undefined when nothing is. */
  textOf: (field: JobField) => string | undefined;
}
