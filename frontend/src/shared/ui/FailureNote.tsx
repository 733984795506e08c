import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * A message about a failure above content that remains, with a button. The library's own component looks the same but
 * adds 2 kB to every list.
 */
export function FailureNote({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Box
      role="alert"
      sx={{
        typography: 'body2',
        display: 'flex',
        alignItems: 'center',
        mb: 2,
        px: 2,
        py: '6px',
        border: '1px solid',
        borderColor: 'error.light',
        borderRadius: 1,
        color: 'var(--nk-palette-Alert-errorColor)',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          mr: 1.5,
          py: '7px',
          opacity: 0.9,
          color: 'var(--nk-palette-Alert-errorIconColor)',
        }}
      >
        <ErrorIcon sx={{ width: 22, height: 22 }} />
      </Box>
      <Box sx={{ minWidth: 0, py: 1, overflow: 'auto' }}>{children}</Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pt: 0.5, pl: 2, ml: 'auto', mr: -1 }}>{action}</Box>
    </Box>
  );
}
