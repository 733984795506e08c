import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { useId } from 'react';

type Props = Pick<NativeSelectProps, 'name' | 'onChange' | 'onBlur' | 'value' | 'defaultValue'> & {
  label: string;
  /** The options, in order. */
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is selected; without it, an option is always selected. */
  placeholder?: string;
  required?: boolean;
  error?: string | undefined;
  /** The select itself, for react-hook-form's `register`. */
  ref?: Ref<HTMLSelectElement>;
};

/** A single choice with the native picker, in the style of `TextInput`. Spread `register('name')` into it. */
export function SelectInput({ label, options, placeholder, required, error, ref, ...select }: Props) {
  const id = useId();
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 620 }}>
        {label}
      </Box>
      <NativeSelect
        {...select}
        fullWidth
        variant="outlined"
        input={<OutlinedInput fullWidth error={Boolean(error)} inputRef={ref} />}
        inputProps={{
          id,
          'aria-required': required,
          'aria-invalid': Boolean(error),
          'aria-describedby': error ? `${id}-note` : undefined,
        }}
        sx={{
          '& select': { minHeight: 23, whiteSpace: 'normal' },
          '& select:has(option[value=""]:checked)': { color: 'text.placeholder' },
          '& option': { bgcolor: 'background.paper', color: 'text.primary' },
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error && (
        <FormHelperText id={`${id}-note`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
