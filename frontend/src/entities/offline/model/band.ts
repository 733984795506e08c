/** The look of a sentence in the band at the top. */
export const band = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 1.5,
  px: 1.5,
  py: 0.5,
  bgcolor: 'warning.tint',
  color: 'warning.main',
  fontWeight: 600,
  textAlign: 'center',
} as const;
