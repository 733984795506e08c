import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The top of a public page: its heading, one or two sentences, and what belongs right below. */
export function PageIntro({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Box component="section" sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, md: 3 }, pt: { xs: 4, md: 8 } }}>
      <Typography variant="h1">{title}</Typography>
      {text && (
        <Typography variant="body1" sx={{ mt: 2, maxWidth: '60ch', color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  );
}
