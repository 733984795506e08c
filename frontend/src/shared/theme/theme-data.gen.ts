// Written by `npm run theme -w frontend` from theme-options.ts.

export const VARIABLES = {
  palette: {
    primary:
      'main dark contrastText soft edge text tint light mainChannel lightChannel darkChannel contrastTextChannel',
    secondary: 'main dark contrastText edge text tint light mainChannel lightChannel darkChannel contrastTextChannel',
    success: 'main contrastText tint light dark mainChannel lightChannel darkChannel contrastTextChannel',
    warning: 'main contrastText tint light dark mainChannel lightChannel darkChannel contrastTextChannel',
    error: 'main contrastText tint light dark mainChannel lightChannel darkChannel contrastTextChannel',
    info: 'main contrastText tint light dark mainChannel lightChannel darkChannel contrastTextChannel',
    text: 'primary secondary disabled icon placeholder primaryChannel secondaryChannel',
    background: 'paper default tint defaultChannel paperChannel',
    divider: '',
    fieldBorder: '',
    band: '',
    onBand: '',
    family: {
      food: 'solid tint band on',
      shop: 'solid tint band on',
      move: 'solid tint band on',
      build: 'solid tint band on',
      care: 'solid tint band on',
      desk: 'solid tint band on',
    },
    scene: 'sky skyShade wall wallShade road leaf',
    common: 'black white background onBackground backgroundChannel onBackgroundChannel',
    grey: '50 100 200 300 400 500 600 700 800 900 A100 A200 A400 A700',
    action:
      'active hover hoverOpacity selected selectedOpacity disabled disabledBackground disabledOpacity focus focusOpacity activatedOpacity activeChannel selectedChannel',
    Alert:
      'errorColor infoColor successColor warningColor errorFilledBg infoFilledBg successFilledBg warningFilledBg errorFilledColor infoFilledColor successFilledColor warningFilledColor errorStandardBg infoStandardBg successStandardBg warningStandardBg errorIconColor infoIconColor successIconColor warningIconColor',
    Button: 'inheritContainedBg inheritContainedHoverBg',
    Chip: 'defaultBorder defaultAvatarColor defaultIconColor',
    Input: 'autofillWebkitBoxShadow',
    Switch:
      'defaultColor defaultDisabledColor primaryDisabledColor secondaryDisabledColor errorDisabledColor infoDisabledColor successDisabledColor warningDisabledColor',
    Tooltip: 'bg',
    dividerChannel: '',
  },
  shadows: '0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24',
  shape: 'borderRadius',
  opacity: 'inputPlaceholder inputUnderline switchTrackDisabled switchTrack',
  zIndex: 'mobileStepper fab speedDial appBar drawer modal snackbar tooltip',
  spacing: '',
} as const;

export const TYPOGRAPHY = {
  fontFamily: 'var(--script-font)',
  fontWeightRegular: 450,
  fontWeightMedium: 600,
  fontWeightBold: 680,
  h1: {
    fontSize: '1.875rem',
    fontWeight: 740,
    lineHeight: 'var(--heading-leading)',
    letterSpacing: 0,
    fontStretch: 'var(--display-stretch)',
    '@media (min-width:768px)': { fontSize: '2.75rem' },
    fontFamily: 'var(--script-font)',
  },
  h2: {
    fontSize: '1.375rem',
    fontWeight: 680,
    lineHeight: 'var(--heading-leading)',
    letterSpacing: 0,
    fontFamily: 'var(--script-font)',
  },
  h3: {
    fontSize: '1.0625rem',
    fontWeight: 680,
    lineHeight: 'var(--heading-leading)',
    letterSpacing: 0,
    fontFamily: 'var(--script-font)',
  },
  h4: {
    fontSize: '1.0625rem',
    fontWeight: 680,
    lineHeight: 'var(--heading-leading)',
    letterSpacing: 0,
    fontFamily: 'var(--script-font)',
  },
  h5: {
    fontSize: '0.9375rem',
    fontWeight: 680,
    lineHeight: 'var(--heading-leading)',
    letterSpacing: 0,
    fontFamily: 'var(--script-font)',
  },
  h6: {
    fontSize: '0.9375rem',
    fontWeight: 680,
    lineHeight: 'var(--heading-leading)',
    letterSpacing: 0,
    fontFamily: 'var(--script-font)',
  },
  subtitle1: {
    fontSize: '1.0625rem',
    fontWeight: 680,
    lineHeight: 'var(--heading-leading)',
    letterSpacing: 0,
    fontFamily: 'var(--script-font)',
  },
  subtitle2: {
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 'var(--leading)',
    letterSpacing: 0,
    fontFamily: 'var(--script-font)',
  },
  body1: { fontSize: '1.0625rem', lineHeight: 'var(--leading)', letterSpacing: 0, fontFamily: 'var(--script-font)' },
  body2: { fontSize: '0.9375rem', lineHeight: 'var(--leading)', letterSpacing: 0, fontFamily: 'var(--script-font)' },
  caption: { fontSize: '0.8125rem', lineHeight: 'var(--leading)', letterSpacing: 0, fontFamily: 'var(--script-font)' },
  overline: {
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 'var(--leading)',
    letterSpacing: 0,
    textTransform: 'none',
    fontFamily: 'var(--script-font)',
  },
  button: {
    fontSize: '0.9375rem',
    fontWeight: 640,
    lineHeight: 1.3,
    letterSpacing: 0,
    textTransform: 'none',
    fontFamily: 'var(--script-font)',
  },
  pay: { fontSize: '1.375rem', fontWeight: 760, fontStretch: 'var(--figure-stretch)', lineHeight: 1.2 },
  payLarge: { fontSize: '2.75rem', fontWeight: 780, fontStretch: 'var(--figure-stretch)', lineHeight: 1.2 },
  fontWeightLight: 300,
  inherit: {
    fontFamily: 'inherit',
    fontWeight: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    letterSpacing: 'inherit',
  },
} as const;

export const BREAKPOINTS = { xs: 0, sm: 480, md: 768, lg: 1080, xl: 1440 } as const;

export const DURATIONS = {
  shortest: 80,
  shorter: 120,
  short: 120,
  standard: 160,
  complex: 160,
  enteringScreen: 160,
  leavingScreen: 120,
} as const;

export const MIXINS = {
  toolbar: {
    minHeight: 56,
    '@media (min-width:0px)': { '@media (orientation: landscape)': { minHeight: 48 } },
    '@media (min-width:480px)': { minHeight: 64 },
  },
} as const;

export const MOTION = { reducedMotion: 'system' } as const;

export const SHADOWS = [
  'none',
  'var(--edge)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
  'var(--lift)',
] as const;

export const Z_INDEXES = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;
