import type { BoxProps } from '@mui/material/Box';

/** A pressable chip: 40 px high, with a touch target of 48 px. */
export const chipStyles = (ground: 'primary.tint' | 'background.tint'): BoxProps['sx'] => ({
  flex: 'none',
  gap: 0.75,
  minHeight: 48,
  px: 1.5,
  borderBlock: '4px solid transparent',
  borderRadius: '24px',
  bgcolor: ground,
  backgroundClip: 'padding-box',
  color: ground === 'primary.tint' ? 'primary.text' : 'text.primary',
  fontFamily: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: -2 },
  '&.Mui-disabled': { opacity: 0.55 },
  '@media (forced-colors: active)': { borderColor: 'currentColor' },
});
