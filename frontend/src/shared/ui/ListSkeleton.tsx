import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from './Bone';
import { boardLook } from './board-look';

/** The shape of a list of cards that is on its way. */
export function ListSkeleton({ cards = 4 }: { cards?: number }) {
  const { t } = useTranslation('shared');
  return (
    <Box role="progressbar" aria-label={t('loading')} sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: cards }, (_, card) => (
        <Box key={card} sx={{ p: 2, ...boardLook }}>
          <Bone width="55%" height={24} />
          <Bone width="35%" />
          <Bone width="80%" sx={{ mt: 1.5 }} />
        </Box>
      ))}
    </Box>
  );
}
