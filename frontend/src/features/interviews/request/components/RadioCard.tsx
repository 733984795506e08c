import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Picture before the label. */
  sign?: ReactNode;
  children: ReactNode;
}

/** One option of a radio group in the shape of a card. Spread `register('name')` into it. */
export function RadioCard({ sign, children, ...input }: Props) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 56,
        pl: 1.5,
        pr: 5,
        py: 1,
        border: '1px solid',
        borderColor: 'fieldBorder',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '& .chosen': { position: 'absolute', right: 12, visibility: 'hidden', color: 'primary.text' },
        '&:hover': { borderColor: 'primary.text' },
        '&:has(:checked)': {
          borderColor: 'primary.text',
          bgcolor: 'primary.tint',
          boxShadow: 'inset 0 0 0 1px var(--nk-palette-primary-text)',
        },
        '&:has(:checked) .chosen': { visibility: 'visible' },
        '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
      }}
    >
      <Box component="input" type="radio" {...input} sx={visuallyHidden} />
      {sign}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <CheckCircleIcon aria-hidden className="chosen" />
    </Box>
  );
}

/** The options of one question, side by side if there is room. */
export function Choices({
  label,
  labelHidden = false,
  narrow = false,
  children,
}: {
  label: string;
  labelHidden?: boolean;
  /** Whether the label is short: two cards fit side by side on a phone. */
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, minWidth: 0, border: 0 }}>
      <Box
        component="legend"
        sx={labelHidden ? visuallyHidden : { mb: 1, p: 0, fontSize: '1.0625rem', fontWeight: 600 }}
      >
        {label}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrow ? '8.75rem' : '216px'}), 1fr))`,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
