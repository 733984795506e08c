import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { useId } from 'react';

type Props = Omit<OutlinedInputProps, 'label' | 'error' | 'ref' | 'inputRef' | 'notched'> & {
  label: string;
  /** Instruction below the field. */
  hint?: string | undefined;
  /** Error of the field; replaces the hint. */
  error?: string | undefined;
  /** The input itself, for react-hook-form's `register`. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
};

/**
 * Whether the browser itself adjusts the height of a field to its text. Otherwise a script measures the text, which is
 * late if only the size of the text or its font has changed. The server renders for browsers with this feature, because
 * the script needs styles in attributes, which the content security policy forbids.
 */
const FITS_FIELDS = typeof document === 'undefined' || 'fieldSizing' in document.documentElement.style;

/** Properties of a multi-line field that the browser adjusts to its text. */
const fittedField = ({ inputProps, minRows = 1, maxRows }: Partial<Props>) => ({
  minRows: undefined,
  maxRows: undefined,
  inputComponent: 'textarea' as const,
  inputProps: { ...inputProps, type: undefined, rows: minRows },
  sx: {
    '& textarea': {
      fieldSizing: 'content',
      // otherwise one long word widens the field beyond its place
      overflowWrap: 'anywhere',
      minHeight: `${minRows}lh`,
      ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }),
    },
  },
});

/** A field with its label above it, where it stays readable in every script. Spread `register('name')` into it. */
export function TextInput({ label, hint, error, ref, id, ...rest }: Props) {
  const { inputProps, ...input } = { ...rest, ...(rest.multiline && FITS_FIELDS && fittedField(rest)) };
  const generated = useId();
  const fieldId = id ?? generated;
  const note = error ?? hint;
  return (
    <Box>
      <Box component="label" htmlFor={fieldId} sx={{ display: 'block', mb: 0.5, fontWeight: 620 }}>
        {label}
      </Box>
      <OutlinedInput
        id={fieldId}
        fullWidth
        // these rules let a floating label react to autofill; the label of this field is above it and does not float
        disableInjectingGlobalStyles
        error={Boolean(error)}
        inputRef={ref}
        inputProps={{
          ...inputProps,
          'aria-invalid': Boolean(error),
          'aria-describedby': note ? `${fieldId}-note` : undefined,
        }}
        {...input}
      />
      {note && (
        <FormHelperText id={`${fieldId}-note`} error={Boolean(error)}>
          {note}
        </FormHelperText>
      )}
    </Box>
  );
}
