/** How the cards of a list stand: one below the other, or on a wide screen in two columns. */
export const jobGrid = (twoColumns: boolean) => ({
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(twoColumns && { lg: 'repeat(2, minmax(0, 1fr))' }) },
});
