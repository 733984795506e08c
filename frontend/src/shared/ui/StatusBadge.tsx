import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** How something stands: open, well, badly, or neither. */
export type StatusTone = 'waiting' | 'good' | 'bad' | 'neutral';

const COLOURS: Record<StatusTone, string> = {
  waiting: 'warning.main',
  good: 'success.main',
  bad: 'error.main',
  neutral: 'text.secondary',
};

/** A status as a colour, an icon and a word: never the colour alone. */
export function StatusBadge(props: { tone: StatusTone; icon: typeof SvgIcon; children: ReactNode }) {
  const { tone, icon: Icon, children } = props;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        pl: 0.75,
        pr: 1.25,
        py: 0.25,
        border: '1px solid',
        borderRadius: '8px',
        color: COLOURS[tone],
        fontSize: '0.9375rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 20 }} />
      {children}
    </Box>
  );
}
