import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';

/** The street corner: two kerbs bend around a person at the corner. */
export function BrandMark({ size = 40 }: { size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={{ width: size, height: size, flexShrink: 0 }}>
      <Box component="rect" width="48" height="48" rx="12" sx={{ fill: 'var(--nk-palette-primary-edge)' }} />
      <path d="M11 40V23A12 12 0 0 1 23 11H40" fill="none" stroke="var(--mark)" strokeWidth="4" strokeLinecap="round" />
      <path d="M27 40V31a4 4 0 0 1 4-4h9" fill="none" stroke="var(--mark)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="22" cy="22" r="4.5" fill="var(--mark-dot)" />
    </Box>
  );
}

/** The mark and the name. */
export function BrandName() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <BrandMark size={40} />
      <Box
        component="span"
        sx={{
          fontSize: '1.375rem',
          fontWeight: 760,
          fontStretch: '96%',
        }}
        translate="no"
      >
        {BRAND}
      </Box>
    </Box>
  );
}
