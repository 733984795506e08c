import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { componentDefaults } from './component-defaults';
import { type Colours, darkColours, lightColours } from './palette';

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A quiet band or chip on the ground. */
    tint: string;
  }
  interface PaletteColor {
    /** A tint of the colour that carries text in ink. */
    tint?: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
  }
  interface TypeText {
    /** An example in an empty field: never mistaken for what somebody typed. */
    placeholder: string;
  }
  interface Palette {
    /** Border of fields, which must be seen to be used. */
    fieldBorder: string;
    /** A broad coloured panel, and the text on it. */
    band: string;
    onBand: string;
  }
  interface PaletteOptions {
    fieldBorder: string;
    band: string;
    onBand: string;
  }
}

const status = (colours: Colours, name: 'success' | 'warning' | 'error' | 'info') => ({
  main: colours[name],
  contrastText: colours.ground,
});

const scheme = (colours: Colours) => ({
  palette: {
    primary: {
      main: colours.primary,
      dark: colours.primaryStrong,
      contrastText: colours.onPrimary,
      tint: colours.primaryTint,
    },
    secondary: { main: colours.accent, contrastText: colours.onAccent },
    success: status(colours, 'success'),
    warning: status(colours, 'warning'),
    error: status(colours, 'error'),
    info: status(colours, 'info'),
    text: { primary: colours.ink, secondary: colours.inkSoft, placeholder: colours.inkFaint },
    background: { default: colours.ground, paper: colours.paper, tint: colours.tint },
    divider: colours.hairline,
    fieldBorder: colours.fieldBorder,
    band: colours.band,
    onBand: colours.onBand,
  },
});

const heading = (rem: number, wideRem: number, weight = 650) => ({
  fontSize: `${rem}rem`,
  fontWeight: weight,
  lineHeight: 'var(--heading-leading)',
  letterSpacing: 0,
  '@media (min-width:768px)': { fontSize: `${wideRem}rem` },
});
const text = (rem: number, weight = 400) => ({
  fontSize: `${rem}rem`,
  fontWeight: weight,
  lineHeight: 'var(--leading)',
  letterSpacing: 0,
});

/** The look of the product. It follows the system's colour scheme; type follows the page's language by CSS variables. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'nk', colorSchemeSelector: 'media' },
  colorSchemes: { light: scheme(lightColours), dark: scheme(darkColours) },
  shape: { borderRadius: 12 },
  spacing: 8,
  // "md" is the line between phone and wide screens: 768 px
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1080, xl: 1440 } },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 190,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  typography: {
    fontFamily: 'var(--script-font)',
    fontWeightMedium: 550,
    fontWeightBold: 650,
    h1: heading(2.25, 3.5, 700),
    h2: heading(1.625, 2.25, 700),
    h3: heading(1.25, 1.375),
    h4: heading(1.125, 1.25),
    h5: heading(1.0625, 1.125),
    h6: heading(1, 1),
    subtitle1: text(1.125),
    subtitle2: text(1, 600),
    body1: text(1),
    body2: text(0.9375),
    caption: text(0.875),
    overline: { ...text(0.875, 600), textTransform: 'none' },
    button: { ...text(1, 600), lineHeight: 1.35, textTransform: 'none' },
  },
  components: componentDefaults,
});
