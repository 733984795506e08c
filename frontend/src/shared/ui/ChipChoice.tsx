import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props<Value extends string | number> {
  label: string;
  /** The options in their order. */
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Called with the pressed option, whether or not it was selected. */
  onToggle: (value: Value) => void;
}

/** A question and its few answers as chips, each of which is pressed or not. */
export function ChipChoice<Value extends string | number>({ label, options, chosen, onToggle }: Props<Value>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => {
          const pressed = chosen.includes(option.value);
          return (
            <ButtonBase
              key={option.value}
              aria-pressed={pressed}
              onClick={() => onToggle(option.value)}
              sx={{
                minHeight: 48,
                px: 1.75,
                border: '1.5px solid',
                borderColor: pressed ? 'primary.main' : 'fieldBorder',
                borderRadius: '24px',
                bgcolor: pressed ? 'primary.main' : 'background.paper',
                color: pressed ? 'primary.contrastText' : 'text.primary',
                fontFamily: 'inherit',
                fontSize: '0.9375rem',
                fontWeight: 600,
                lineHeight: 1.3,
                overflowWrap: 'anywhere',
              }}
            >
              {option.label}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
