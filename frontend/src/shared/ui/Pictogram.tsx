import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import Box, { type BoxProps } from '@mui/material/Box';
import sprite from './pictograms.svg';

/** Signs of the product that belong to no category of work. */
export type Sign =
  | 'corner'
  | 'rings'
  | 'waves'
  | 'stamp'
  | 'stone'
  | 'walk'
  | 'shop'
  | 'seeker'
  | 'poster'
  // kinds of work within a category
  | 'waiter'
  | 'cook'
  | 'tailor'
  | 'electrician';

export type PictogramName = JobCategoryId | Sign;

const SIGNS: ReadonlySet<string> = new Set<Sign>([
  'corner',
  'rings',
  'waves',
  'stamp',
  'stone',
  'walk',
  'shop',
  'seeker',
  'poster',
  'waiter',
  'cook',
  'tailor',
  'electrician',
]);

/** Returns the address of the drawing of a pictogram. */
export const pictogramAddress = (name: PictogramName): string => `${sprite}#${SIGNS.has(name) ? 'n' : 'c'}-${name}`;

/**
 * A kind of work or a sign as a drawing in the colour of the text, with one accent (`--pg-accent`, marigold by
 * default). It is hidden from screen readers, because a word is beside it. The drawings are in a separate file, which
 * is fetched with the first of them. `size` is its side in pixels.
 */
export function Pictogram({ name, size = 24, sx }: { name: PictogramName; size?: number; sx?: BoxProps['sx'] }) {
  return (
    <Box
      component="svg"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      sx={[{ display: 'block', flex: 'none' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <use href={pictogramAddress(name)} />
    </Box>
  );
}
