/** Styles of a link in a text. The library's own component looks the same but adds 1 kB to a page. */
export const linkStyles = {
  color: 'primary.text',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, var(--nk-palette-primary-main) 40%, transparent)',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationColor: 'inherit' },
} as const;
