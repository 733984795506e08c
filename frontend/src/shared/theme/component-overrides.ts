import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { theme } from './theme';

type Defaults = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** A role of the palette as a CSS value, such as `primary-text`. */
const role = (name: string): string => `var(--nk-palette-${name})`;

/** Minimum width and height of a touch target, in pixels. */
const TARGET_PX = 48;

// marigold on green surfaces, which set the variable
const focusRing = { outline: '3px solid var(--focus)', outlineOffset: 2 };
const target = { minHeight: TARGET_PX, minWidth: TARGET_PX };
/** Pressed boards move down onto their edge. */
const pressed = { transform: 'translateY(2px)', boxShadow: 'none' };
const chosen = { color: role('primary-text') };
const solidButton = (colour: string) => ({
  boxShadow: `0 2px 0 ${role(`${colour}-edge`)}`,
  '&:hover': { boxShadow: `0 2px 0 ${role(`${colour}-edge`)}` },
});

/** Defaults and styles of the library's components. */
const look: Defaults = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        ...target,
        paddingInline: 16,
        paddingBlock: 8,
        borderRadius: 10,
        transition: 'background-color 120ms, color 120ms, transform 80ms, box-shadow 80ms',
        '&:active': pressed,
        '&.Mui-disabled': {
          backgroundColor: role('background-tint'),
          color: role('text-placeholder'),
          boxShadow: 'none',
        },
      },
      sizeLarge: { minHeight: 56, fontSize: '1.0625rem', paddingInline: 20, paddingBlock: 10 },
    },
    variants: [
      { props: { color: 'primary', variant: 'contained' }, style: solidButton('primary') },
      { props: { color: 'secondary', variant: 'contained' }, style: solidButton('secondary') },
      {
        props: { color: 'primary', variant: 'text' },
        style: { ...chosen, '&:hover': { backgroundColor: role('primary-tint') } },
      },
      {
        props: { variant: 'outlined' },
        style: {
          color: role('text-primary'),
          border: 0,
          boxShadow: `inset 0 0 0 1.5px ${role('fieldBorder')}`,
          '&:hover': { backgroundColor: role('background-tint') },
          // as wide as the enabled button, so that nothing beside it moves
          '&.Mui-disabled': { border: 0 },
        },
      },
      {
        props: { color: 'error', variant: 'outlined' },
        style: { color: role('error-main') },
      },
      {
        props: { variant: 'quiet' },
        style: {
          ...chosen,
          backgroundColor: role('primary-tint'),
          '&:hover': { backgroundColor: `color-mix(in srgb, ${role('primary-tint')}, ${role('primary-text')} 12%)` },
        },
      },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { ...target, color: 'inherit', borderRadius: 10 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        ...target,
        textTransform: 'none',
        color: role('text-primary'),
        borderColor: role('fieldBorder'),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: role('primary-main'),
          color: role('primary-contrastText'),
        },
      },
    },
  },
  // a switch with two or three options: the selected one is a board on a quiet band
  MuiTabs: {
    styleOverrides: {
      root: { padding: 4, borderRadius: 14, backgroundColor: role('background-tint') },
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...target,
        borderRadius: 10,
        textTransform: 'none',
        color: role('text-secondary'),
        '&.Mui-selected': { ...chosen, backgroundColor: role('background-paper'), boxShadow: 'var(--edge)' },
      },
    },
  },
  MuiFormControlLabel: {
    defaultProps: { slotProps: { typography: { variant: 'body1' } } },
    styleOverrides: { root: { minHeight: TARGET_PX } },
  },
  MuiCheckbox: { styleOverrides: { root: { '&.Mui-checked, &.MuiCheckbox-indeterminate': chosen } } },
  MuiRadio: { styleOverrides: { root: { '&.Mui-checked': chosen } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 72, height: TARGET_PX, padding: 8, flex: 'none' },
      switchBase: {
        padding: 13,
        color: role('fieldBorder'),
        '&.Mui-checked': {
          color: role('background-paper'),
          transform: 'translateX(24px)',
          '& + .MuiSwitch-track': {
            opacity: 1,
            borderColor: role('primary-text'),
            backgroundColor: role('primary-text'),
          },
        },
        '&.Mui-disabled': { color: role('fieldBorder'), opacity: 0.6 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.6 },
      },
      thumb: { width: 22, height: 22, boxShadow: 'none' },
      // when off it is a ring with a dark knob, because a light one is invisible on paper
      track: {
        borderRadius: 16,
        opacity: 1,
        border: `2px solid ${role('fieldBorder')}`,
        backgroundColor: role('background-paper'),
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
      },
    },
  },
  // overrides the library's own rule, which makes items low from 480 px on
  MuiMenuItem: { styleOverrides: { root: { '&.MuiMenuItem-root': { minHeight: TARGET_PX } } } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: TARGET_PX } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { borderRadius: 14, boxShadow: 'var(--edge)' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 20, boxShadow: 'var(--lift)' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 56,
        backgroundColor: role('background-paper'),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: role('primary-text') },
      },
      notchedOutline: { borderColor: role('fieldBorder'), borderWidth: 1.5 },
      input: {
        // keeps a focused field clear of the header
        scrollMarginTop: 160,
        '&::placeholder': { color: role('text-placeholder'), opacity: 1 },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 4 } } },
  MuiInputLabel: { styleOverrides: { root: { color: role('text-secondary'), '&.Mui-focused': chosen } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        fontSize: '0.8125rem',
        padding: '6px 10px',
        borderRadius: 6,
        backgroundColor: role('text-primary'),
        color: role('background-default'),
      },
    },
  },
};

// the first page uses none of these components: every module that fetches a page with them fetches this module as well
Object.assign((theme.components ??= {}), look);
