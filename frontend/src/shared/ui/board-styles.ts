/** A board on the paper: no outline, an edge of 2 px below. */
export const boardStyles = {
  borderRadius: '14px',
  bgcolor: 'background.paper',
  boxShadow: 'var(--edge)',
  // forced colours paint no shadows
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
