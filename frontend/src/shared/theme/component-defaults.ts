import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Smallest side of anything that is pressed, in pixels. */
const TARGET_PX = 48;

type Defaults = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const focusRing = {
  outline: '3px solid var(--nk-palette-primary-main)',
  outlineOffset: 2,
};
const target = { minHeight: TARGET_PX, minWidth: TARGET_PX };

/** What every component of the library looks like before a page asks for anything. */
export const componentDefaults: Defaults = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word', textWrap: 'pretty' },
      'h1, h2, h3': { textWrap: 'balance' },
      ':focus-visible': focusRing,
      '::selection': {
        backgroundColor: 'var(--nk-palette-secondary-main)',
        color: 'var(--nk-palette-secondary-contrastText)',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...target, paddingInline: 20, paddingBlock: 10, borderRadius: 12 },
      outlined: { borderColor: 'var(--nk-palette-fieldBorder)' },
      sizeLarge: { minHeight: 56, fontSize: '1.0625rem', paddingInline: 24 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { ...target, color: 'inherit', borderRadius: 12 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...target,
        textTransform: 'none',
        color: 'var(--nk-palette-text-primary)',
        borderColor: 'var(--nk-palette-fieldBorder)',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--nk-palette-primary-main)',
          color: 'var(--nk-palette-primary-contrastText)',
        },
      },
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: TARGET_PX } } },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiTab: { styleOverrides: { root: { ...target, textTransform: 'none', color: 'var(--nk-palette-text-primary)' } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: TARGET_PX } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: TARGET_PX } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: 'var(--nk-palette-divider)' } },
  },
  // headings are what a page says they are, never what a size suggests
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiLink: {
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px', fontWeight: 550 } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: 56, backgroundColor: 'var(--nk-palette-background-paper)' },
      notchedOutline: { borderColor: 'var(--nk-palette-fieldBorder)' },
      input: { '&::placeholder': { color: 'var(--nk-palette-text-placeholder)', opacity: 1 } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 4 } } },
  MuiInputLabel: { styleOverrides: { root: { color: 'var(--nk-palette-text-secondary)' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        fontSize: '0.875rem',
        padding: '6px 10px',
        borderRadius: 8,
        backgroundColor: 'var(--nk-palette-text-primary)',
        color: 'var(--nk-palette-background-default)',
      },
    },
  },
};
