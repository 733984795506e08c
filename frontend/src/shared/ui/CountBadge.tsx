import Box, { type BoxProps } from '@mui/material/Box';
import { visuallyHidden } from './visually-hidden';

const MOST = 99;

/** A count of new or waiting items on marigold; `words` is its accessible description. */
export function CountBadge({
  count,
  words,
  sx,
  ...box
}: { count: number; words: string } & Omit<BoxProps, 'children'>) {
  return (
    <Box
      component="span"
      {...box}
      sx={[
        {
          minWidth: 20,
          px: 0.5,
          borderRadius: '10px',
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          fontSize: '0.8125rem',
          fontWeight: 700,
          lineHeight: '20px',
          textAlign: 'center',
          whiteSpace: 'nowrap',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <Box component="span" sx={visuallyHidden}>
        {words}
      </Box>
    </Box>
  );
}
