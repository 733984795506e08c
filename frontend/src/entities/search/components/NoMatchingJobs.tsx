import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import type { SearchReadingState } from '../hooks/useSearchReading';

interface Props {
  state: SearchReadingState;
  /** The button for notifications about new matches. */
  saveSearch?: ReactNode;
}

/** States that no job matches the search, at the place in the text or nearby. */
export function NoMatchingJobs({ state: { reading, place }, saveSearch }: Props) {
  const { t } = useTranslation('search');
  const words = reading?.work.trim() ?? '';
  const where = place ? 'there' : 'nearby';
  return (
    <Box sx={{ mt: 0.75, px: 2, py: 2.5, ...boardStyles }}>
      <Box role="status">
        <Typography variant="h2">{t('nobody.title')}</Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {t(`nobody.${where}.${words ? 'words' : 'any'}`, { words, place: place?.label })}
        </Typography>
      </Box>
      {saveSearch && <Box sx={{ mt: 2 }}>{saveSearch}</Box>}
    </Box>
  );
}
