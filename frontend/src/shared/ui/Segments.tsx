import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { visuallyHidden } from './visually-hidden';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** Returns the properties of an option's input: those of a form's `register`, or `checked` and `onChange`. */
  input: (value: Value) => Omit<ComponentProps<'input'>, 'value' | 'type'>;
}

/** A choice between a few words in one frame; one is always selected. */
export function Segments<Value extends string>({ label, options, value, input }: Props<Value>) {
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        p: 0.5,
        gap: 0.5,
        border: '1px solid',
        borderColor: 'fieldBorder',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <Box
            component="label"
            key={option.value}
            sx={{
              position: 'relative',
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 48,
              px: 2,
              borderRadius: '8px',
              cursor: 'pointer',
              bgcolor: chosen ? 'primary.main' : 'transparent',
              color: chosen ? 'primary.contrastText' : 'text.primary',
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'var(--focus)', outlineOffset: 2 },
            }}
          >
            <Box component="input" type="radio" value={option.value} {...input(option.value)} sx={visuallyHidden} />
            {option.label}
          </Box>
        );
      })}
    </Box>
  );
}
