import Box, { type BoxProps } from '@mui/material/Box';
import scenes from './scenes.svg';

/** Width and height of each drawing: `empty` for an empty list, `offline` for a lost connection, `corner` a street. */
const SIZES = { empty: [320, 220], offline: [320, 220], corner: [720, 480] } as const;

export type SceneName = keyof typeof SIZES;

/** A drawing as wide as its place allows. It says nothing to those who listen. */
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
