import type { BoxProps } from '@mui/material/Box';

export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  color?: 'primary' | 'secondary' | 'inherit';
  size?: 'medium' | 'large';
}

/**
 * What a button looks like, for links and for the few buttons of the first visit. The library's own button looks the
 * same and costs a first visitor 5 kB.
 */
export function buttonLook({ variant = 'text', color = 'primary', size = 'medium' }: ButtonLook = {}): BoxProps['sx'] {
  const ink = color === 'inherit' ? 'inherit' : `${color}.main`;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    boxSizing: 'border-box',
    minWidth: 48,
    minHeight: size === 'large' ? 56 : 48,
    px: size === 'large' ? 3 : 2.5,
    py: 1.25,
    border: variant === 'outlined' ? '1px solid' : 0,
    borderColor: variant === 'outlined' ? 'fieldBorder' : undefined,
    borderRadius: 1,
    bgcolor: variant === 'contained' ? ink : 'transparent',
    color: variant === 'contained' ? `${color}.contrastText` : ink,
    fontFamily: 'inherit',
    fontSize: size === 'large' ? '1.0625rem' : '1rem',
    fontWeight: 600,
    lineHeight: 1.35,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '&:hover':
      variant === 'contained'
        ? { bgcolor: `${color}.dark` }
        : { bgcolor: 'background.tint', borderColor: variant === 'outlined' ? ink : undefined },
  };
}
