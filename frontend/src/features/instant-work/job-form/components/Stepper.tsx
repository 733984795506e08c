import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';

interface Props {
  label: string;
  value: number;
  /** Displayed text of the value. */
  words?: string | undefined;
  max: number;
  /** Names of the two buttons. */
  less: string;
  more: string;
  error?: string | undefined;
  onChange: (value: number) => void;
  testId?: string | undefined;
}

/** A number from 1 to `max` that two buttons change. */
export function Stepper({ label, value, words = String(value), max, less, more, error, onChange, testId }: Props) {
  const id = useId();
  const step = (Icon: typeof AddIcon, name: string, next: number) => (
    <IconButton
      aria-label={name}
      disabled={next < 1 || next > max}
      onClick={() => onChange(next)}
      sx={{ bgcolor: 'primary.tint' }}
    >
      <Icon />
    </IconButton>
  );
  return (
    <div>
      <Box
        role="group"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-note` : undefined}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
      >
        <Box id={id} sx={{ flex: '1 1 8rem', fontWeight: 550 }}>
          {label}
        </Box>
        {step(RemoveIcon, less, value - 1)}
        <Box
          component="output"
          aria-live="polite"
          data-testid={testId}
          sx={{ minWidth: 80, textAlign: 'center', typography: 'h3', fontVariantNumeric: 'tabular-nums' }}
        >
          {words}
        </Box>
        {step(AddIcon, more, value + 1)}
      </Box>
      {error && (
        <Box id={`${id}-note`} sx={{ mt: 0.5, color: 'error.main', fontSize: '0.8125rem' }}>
          {error}
        </Box>
      )}
    </div>
  );
}
