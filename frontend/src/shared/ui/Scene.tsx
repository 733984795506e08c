import Box from '@mui/material/Box';
import scenes from './scenes.svg';

/** A drawing of 320 x 220 for a place where nothing is: `empty` for an empty list, `offline` for a lost connection. */
export function Scene({ name }: { name: 'empty' | 'offline' }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 220"
      aria-hidden
      focusable="false"
      sx={{ display: 'block', width: 'min(320px, 100%)', height: 'auto', aspectRatio: '320 / 220' }}
    >
      <use href={`${scenes}#${name}`} />
    </Box>
  );
}
