/** Layout of the cards of a list: one below the other, or in two columns on a wide screen. */
export const jobGrid = (twoColumns: boolean) => ({
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(twoColumns && { lg: 'repeat(2, minmax(0, 1fr))' }) },
});
