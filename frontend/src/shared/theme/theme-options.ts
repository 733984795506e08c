import type { createTheme, Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Family } from '@nukkad/contract/jobs/job-categories';
import { type Colours, darkColours, darkFamilies, type FamilyColours, lightColours, lightFamilies } from './palette';
import type {} from './theme-types';

const status = (colours: Colours, name: 'success' | 'warning' | 'error' | 'info') => ({
  main: colours[name],
  contrastText: colours.ground,
  tint: colours[`${name}Tint`],
});

const scheme = (colours: Colours, family: Record<Family, FamilyColours>) => ({
  palette: {
    primary: {
      main: colours.primary,
      dark: colours.primaryHover,
      contrastText: colours.onPrimary,
      soft: colours.onPrimarySoft,
      edge: colours.primaryStrong,
      text: colours.primaryText,
      tint: colours.primaryTint,
    },
    secondary: {
      main: colours.accent,
      dark: colours.accentHover,
      contrastText: colours.onAccent,
      edge: colours.accentEdge,
      text: colours.accentText,
      tint: colours.accentTint,
    },
    success: status(colours, 'success'),
    warning: status(colours, 'warning'),
    error: status(colours, 'error'),
    info: status(colours, 'info'),
    text: { primary: colours.ink, secondary: colours.inkSoft, placeholder: colours.inkFaint },
    background: { default: colours.ground, paper: colours.paper, tint: colours.tint },
    divider: colours.hairline,
    fieldBorder: colours.fieldBorder,
    band: colours.primary,
    onBand: colours.onBand,
    family,
    scene: {
      sky: colours.sky,
      skyShade: colours.skyShade,
      wall: colours.wall,
      wallShade: colours.wallShade,
      road: colours.road,
      leaf: colours.leaf,
    },
  },
});

/** Sizes of the scale in rem; 1 rem is 16 px. */
const SIZE = {
  13: '0.8125rem',
  15: '0.9375rem',
  17: '1.0625rem',
  22: '1.375rem',
  30: '1.875rem',
  44: '2.75rem',
} as const;
type Size = keyof typeof SIZE;

const text = (size: Size, weight?: number) => ({
  fontSize: SIZE[size],
  fontWeight: weight,
  lineHeight: 'var(--leading)',
  letterSpacing: 0,
});
const heading = (size: Size, weight = 680) => ({ ...text(size, weight), lineHeight: 'var(--heading-leading)' });
const figure = (fontSize: string, fontWeight: number) => ({
  fontSize,
  fontWeight,
  fontStretch: 'var(--figure-stretch)',
  lineHeight: 1.2,
});

/**
 * The options of the product's theme. It follows the system's colour scheme; typography follows the page's language by
 * CSS variables. Pages do not load them: `npm run theme -w frontend` writes `theme-data.gen.ts` and
 * `theme-variables.gen.css`, from which `theme.ts` makes the theme.
 */
export const themeOptions: NonNullable<Parameters<typeof createTheme>[0]> = {
  cssVariables: { cssVarPrefix: 'nk', colorSchemeSelector: 'media' },
  colorSchemes: { light: scheme(lightColours, lightFamilies), dark: scheme(darkColours, darkFamilies) },
  shape: { borderRadius: 10 },
  spacing: 8,
  // "md" is the boundary between phones and wide screens: 768 px
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1080, xl: 1440 } },
  // a board has a 2 px edge and no blurred shadow; overlays have a shadow
  shadows: ['none', 'var(--edge)', ...Array.from({ length: 23 }, () => 'var(--lift)')] as Shadows,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 120,
      short: 120,
      standard: 160,
      complex: 160,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  typography: {
    fontFamily: 'var(--script-font)',
    fontWeightRegular: 450,
    fontWeightMedium: 600,
    fontWeightBold: 680,
    h1: {
      ...heading(30, 740),
      fontStretch: 'var(--display-stretch)',
      '@media (min-width:768px)': { fontSize: SIZE[44] },
    },
    h2: heading(22),
    h3: heading(17),
    h4: heading(17),
    h5: heading(15),
    h6: heading(15),
    subtitle1: heading(17),
    subtitle2: text(15, 600),
    body1: text(17),
    body2: text(15),
    caption: text(13),
    overline: { ...text(13, 600), textTransform: 'none' },
    button: { ...text(15, 640), lineHeight: 1.3, textTransform: 'none' },
    pay: figure(SIZE[22], 760),
    payLarge: figure(SIZE[44], 780),
  },
};
