import Box, { type BoxProps } from '@mui/material/Box';
import scenes from './scenes.svg';

/**
 * Width and height of each drawing: a shut shop, a mast without a signal, a street, a map under a glass, the bell of a shop, an
 * open shop with an empty bench, a board with an empty sheet, and a notebook.
 */
const SIZES = {
  empty: [320, 220],
  offline: [320, 220],
  corner: [720, 480],
  search: [320, 220],
  bell: [320, 220],
  bench: [320, 220],
  board: [320, 220],
  notebook: [320, 220],
} as const;

export type SceneName = keyof typeof SIZES;

/** An illustration with the width of its container, hidden from screen readers. */
export function Scene({ name, sx }: { name: SceneName; sx?: BoxProps['sx'] }) {
  const [width, height] = SIZES[name];
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      focusable="false"
      sx={[
        {
          display: 'block',
          width: `min(${width}px, 100%)`,
          height: 'auto',
          aspectRatio: `${width} / ${height}`,
          fontFamily: 'var(--script-font)',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <use href={`${scenes}#${name}`} />
    </Box>
  );
}
