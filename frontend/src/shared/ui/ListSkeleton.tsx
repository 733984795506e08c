import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock } from './SkeletonBlock';
import { boardStyles } from './board-styles';

interface Props {
  cards?: number;
  /** Whether the list is in a board: its rows have no frames of their own. */
  inBoard?: boolean;
}

/** The skeleton of a list of cards. */
export function ListSkeleton({ cards = 4, inBoard = false }: Props) {
  const { t } = useTranslation('shared');
  return (
    <Box role="progressbar" aria-label={t('loading')} sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: cards }, (_, card) => (
        <Box key={card} sx={inBoard ? { py: 1 } : { p: 2, ...boardStyles }}>
          <SkeletonBlock width="55%" height={24} />
          <SkeletonBlock width="35%" />
          <SkeletonBlock width="80%" sx={{ mt: 1.5 }} />
        </Box>
      ))}
    </Box>
  );
}
