import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { boardStyles } from './board-styles';

/** Style of one figure with its label. */
export const statCell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  minHeight: 76,
  px: 0.75,
  py: 1.5,
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.tint' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;

/** The figure itself, its label below. */
export function Stat({ value, word }: { value: ReactNode; word: string }) {
  return (
    <>
      <Box
        component="b"
        sx={{
          display: 'block',
          minHeight: '1.75rem',
          color: 'text.primary',
          fontSize: '1.375rem',
          fontWeight: 740,
          fontStretch: '80%',
          lineHeight: '1.75rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Box>
      <Box component="span" sx={{ maxWidth: '100%', overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {word}
      </Box>
    </>
  );
}

/** Four figures side by side on one board, two by two if there is little room. Each child is a list item. */
export function StatRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
          overflow: 'hidden',
          ...boardStyles,
          // the lines between them; those at the edges are clipped
          '& > li': {
            boxShadow: '1px 0 0 var(--nk-palette-divider), 0 1px 0 var(--nk-palette-divider)',
          },
          '@container (max-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
