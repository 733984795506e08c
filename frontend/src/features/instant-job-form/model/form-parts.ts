import type { Control, UseFormGetValues, UseFormRegister, UseFormSetValue, UseFormWatch } from 'react-hook-form';
import type { InstantJobField, InstantJobForm } from './instant-job-form';

/** What the parts of the form need of it. */
export interface FormParts {
  register: UseFormRegister<InstantJobForm>;
  watch: UseFormWatch<InstantJobForm>;
  control: Control<InstantJobForm>;
  getValues: UseFormGetValues<InstantJobForm>;
  setValue: UseFormSetValue<InstantJobForm>;
  /** The sentence that says what is wrong with a field; undefined when nothing is. */
  textOf: (field: InstantJobField) => string | undefined;
}
