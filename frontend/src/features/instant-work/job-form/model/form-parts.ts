import type { Control, UseFormGetValues, UseFormRegister, UseFormSetValue, UseFormWatch } from 'react-hook-form';
import type { InstantJobField, InstantJobForm } from './instant-job-form';

/** The properties of the form that its parts need. */
export interface FormParts {
  register: UseFormRegister<InstantJobForm>;
  watch: UseFormWatch<InstantJobForm>;
  control: Control<InstantJobForm>;
  getValues: UseFormGetValues<InstantJobForm>;
  setValue: UseFormSetValue<InstantJobForm>;
  /** Returns the error text of a field; undefined if it is valid. */
  textOf: (field: InstantJobField) => string | undefined;
}
