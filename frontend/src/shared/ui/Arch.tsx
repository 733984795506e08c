import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import Box from '@mui/material/Box';
import { Pictogram } from './Pictogram';

/** A kind of work as an outlined arch, on a band in the colour of its family. */
export function Arch({ category }: { category: JobCategoryId }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 60,
        height: 68,
        border: '2px solid',
        borderRadius: '30px 30px 8px 8px',
      }}
    >
      <Pictogram name={category} size={38} />
    </Box>
  );
}
