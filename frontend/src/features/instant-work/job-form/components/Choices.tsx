import Box, { type BoxProps } from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, type Ref, useId } from 'react';
import type { ChangeHandler } from 'react-hook-form';

interface Props {
  legend: string;
  options: readonly { value: string; content: ReactNode; name?: string }[];
  /** Result of react-hook-form's `register`. */
  field: { name: string; onChange: ChangeHandler; onBlur: ChangeHandler; ref: Ref<HTMLInputElement> };
  /** Layout of the choices. */
  columns: NonNullable<BoxProps['sx']>;
  required?: boolean;
  error?: string | undefined;
}

const choice = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 48,
  px: 1.25,
  py: 1,
  overflowWrap: 'anywhere',
  borderRadius: 1,
  boxShadow: 'inset 0 0 0 1.5px var(--nk-palette-fieldBorder)',
  bgcolor: 'background.paper',
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.tint' },
  '&:has(:checked)': { bgcolor: 'primary.tint', color: 'primary.text', boxShadow: 'inset 0 0 0 2.5px currentColor' },
  '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'var(--focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { border: '2px solid', '&:has(:checked)': { borderColor: 'Highlight' } },
} as const;

/** The invisible radio button covers its whole choice, so that a press anywhere on the choice selects it. */
const wholeTarget = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

/** A choice of one out of a few visible options, each a full-size target. */
export function Choices({ legend, options, field, columns, required, error }: Props) {
  const id = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-note` : undefined}
    >
      <Box id={id} sx={{ mb: 0.5, fontWeight: 550 }}>
        {legend}
      </Box>
      <Box sx={[{ display: 'grid', gap: 1 }, ...(Array.isArray(columns) ? columns : [columns])]}>
        {options.map((option) => (
          <Box key={option.value} component="label" sx={choice}>
            <Box
              component="input"
              type="radio"
              aria-label={option.name}
              value={option.value}
              {...field}
              sx={wholeTarget}
            />
            {option.content}
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText id={`${id}-note`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
