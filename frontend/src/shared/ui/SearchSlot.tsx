import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Height of the search line, in pixels. */
const LINE_PX = 52;

/** The space of the search line in the header, reserved before the section has provided the line. */
export function SearchSlot({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        order: { xs: 1, md: 0 },
        flex: { xs: '1 0 100%', md: '0 1 480px' },
        minWidth: 0,
        minHeight: LINE_PX,
        borderRadius: '14px',
        bgcolor: 'background.paper',
        boxShadow: 'inset 0 0 0 1px var(--nk-palette-fieldBorder)',
      }}
    >
      {children}
    </Box>
  );
}
