import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/domain/job-categories';
import { useJobWords } from '../../../shared/jobs/useJobWords';

interface Props {
  label: string;
  chosen: readonly JobCategoryId[];
  onToggle: (category: JobCategoryId) => void;
}

/** Every kind of work as a button that is pressed or not. */
export function CategoryGrid({ label, chosen, onToggle }: Props) {
  const words = useJobWords();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1,
        // two beside each other on a phone, unless its text is large
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(100%, max(8.25rem, 40%)), 1fr))',
          sm: 'repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))',
        },
      }}
    >
      {JOB_CATEGORY_IDS.map((category) => (
        <ToggleButton
          key={category}
          value={category}
          selected={chosen.includes(category)}
          onClick={() => onToggle(category)}
          sx={{ px: 1.5, py: 0.75, lineHeight: 1.3, bgcolor: 'background.paper' }}
        >
          {words.category(category)}
        </ToggleButton>
      ))}
    </Box>
  );
}
