/** Makes the whole positioned card around a button its target, with the focus drawn around the card. */
export const stretchedTarget = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14px' },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: 2 },
} as const;
