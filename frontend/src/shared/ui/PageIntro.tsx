import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The top of a public page: its heading, one or two sentences, and what belongs right below. */
export function PageIntro({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Box component="section" sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: { xs: 3, md: 6 } }}>
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
