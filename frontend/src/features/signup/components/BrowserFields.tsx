import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsInBrowser } from '../../../shared/rendering/rendering';

/** Fields that are closed in the server's document, where nobody would read what is typed. */
export function BrowserFields({ children }: { children: ReactNode }) {
  return (
    <Box
      component="fieldset"
      disabled={!useIsInBrowser()}
      sx={{ display: 'grid', gap: 2.5, minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      {children}
    </Box>
  );
}
