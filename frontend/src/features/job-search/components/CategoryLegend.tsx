import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../../../shared/jobs/useJobWords';
import { categoryColour, dotLightness } from '../model/category-colour';
import { categoryShares } from '../model/nearby-layout';
import type { PlacedJob } from '../model/found-job';

/** What the colours of the view mean: the categories that are in it, the most frequent first. */
export function CategoryLegend({ jobs }: { jobs: readonly PlacedJob[] }) {
  const { t } = useTranslation('job-search');
  const words = useJobWords();
  return (
    <Box
      component="ul"
      aria-label={t('nearby.legend')}
      sx={{
        ...dotLightness,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.25,
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {categoryShares(jobs).map(({ category, share }) => (
        <Box component="li" key={category} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden
            style={{ backgroundColor: categoryColour(category) }}
            sx={{ width: 12, height: 12, borderRadius: '50%' }}
          />
          {`${words.category(category)} ${Math.round(share * jobs.length)}`}
        </Box>
      ))}
    </Box>
  );
}
