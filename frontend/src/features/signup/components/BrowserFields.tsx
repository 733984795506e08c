import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsInBrowser } from '../../../shared/rendering/rendering';

/** Fields that are disabled in the server's document, because input before hydration would be lost. */
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
