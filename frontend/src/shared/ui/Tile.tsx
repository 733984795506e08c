import { familyOf, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import Box from '@mui/material/Box';
import { Pictogram } from './Pictogram';

/** The accent of a pictogram on the solid colour of its family. */
export const accentOnSolid = { '--pg-accent': 'var(--accent-on-solid)' } as const;

/** A kind of work as an arch in the colour of its family; 48 px, or `size`. The word is beside it. */
export function Tile({ category, size = 48 }: { category: JobCategoryId; size?: number }) {
  const family = familyOf(category);
  return (
    <Box
      component="span"
      data-family={family}
      sx={{
        ...accentOnSolid,
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: `${size / 2}px ${size / 2}px 6px 6px`,
        bgcolor: `family.${family}.solid`,
        color: `family.${family}.on`,
      }}
    >
      <Pictogram name={category} size={Math.round(size * 0.62)} />
    </Box>
  );
}
