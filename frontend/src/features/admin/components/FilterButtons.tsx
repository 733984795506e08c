import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonStyles } from '../../../shared/ui/button-styles';

interface Props<Value extends string> {
  /** Address parameter of the choice. */
  parameter: string;
  values: readonly Value[];
  chosen: Value;
  label: string;
  wordOf: (value: Value) => string;
}

/** A filter of a list; the address contains the choice. */
export function FilterButtons<Value extends string>({ parameter, values, chosen, label, wordOf }: Props<Value>) {
  const [search] = useSearchParams();
  const linkTo = (value: Value): string => {
    const next = new URLSearchParams(search);
    next.set(parameter, value);
    return `?${next}`;
  };
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {values.map((value) => (
        <Box
          key={value}
          component={Link}
          to={linkTo(value)}
          aria-current={value === chosen ? 'true' : undefined}
          sx={buttonStyles({ variant: value === chosen ? 'contained' : 'outlined' })}
        >
          {wordOf(value)}
        </Box>
      ))}
    </Box>
  );
}
