import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The number of jobs in a list, in an unobtrusive line above it. */
export function JobCount({ children }: { children: ReactNode }) {
  return (
    <Box role="status" sx={{ mt: 0.5, mb: 1 }}>
      <Typography
        component="h2"
        sx={{ fontSize: '0.8125rem', fontWeight: 450, lineHeight: '1.25rem', color: 'text.secondary' }}
      >
        {children}
      </Typography>
    </Box>
  );
}
