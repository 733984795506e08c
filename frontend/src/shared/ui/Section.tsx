import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One part of the page under its heading. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: { xs: 5, md: 7 } }}>
      <Typography variant="h2">{title}</Typography>
      {text && <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '62ch' }}>{text}</Typography>}
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}
