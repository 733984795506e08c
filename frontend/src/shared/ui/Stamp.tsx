import Box from '@mui/material/Box';

/** A word as a stamp that marks a completed action. Slightly rotated, unless the user prefers reduced motion. */
export function Stamp({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        flex: 'none',
        maxWidth: '100%',
        px: 1,
        py: 0.25,
        border: '3px double',
        borderRadius: '6px',
        color: 'success.main',
        fontSize: '0.8125rem',
        fontWeight: 680,
        lineHeight: 1.3,
        transform: 'rotate(-4deg)',
        '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
