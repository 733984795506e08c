import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from '../ui/Bone';
import { boardLook } from '../ui/board-look';

/** The shape of job cards that are on their way; `twoColumns` where a wide screen shows them so. */
export function JobCardsSkeleton({ cards = 4, twoColumns = false }: { cards?: number; twoColumns?: boolean }) {
  const { t } = useTranslation('shared');
  return (
    <Box
      role="progressbar"
      aria-label={t('loading')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: twoColumns ? 'repeat(2, minmax(0, 1fr))' : undefined },
      }}
    >
      {Array.from({ length: cards }, (_, card) => (
        <Box key={card} sx={{ p: 2, ...boardLook }}>
          <Bone width="60%" height={24} />
          <Bone width="40%" />
          <Bone width="45%" height={24} sx={{ mt: 1.5 }} />
          <Bone width="80%" />
          <Bone width="55%" />
          <Bone height={10} sx={{ mt: 1.5 }} />
        </Box>
      ))}
    </Box>
  );
}
