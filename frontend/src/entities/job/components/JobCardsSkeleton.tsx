import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { boardStyles } from '../../../shared/ui/board-styles';
import { jobGrid } from '../model/job-grid';

/** The skeleton of job cards; `twoColumns` if a wide screen shows two columns. */
export function JobCardsSkeleton({ cards = 4, twoColumns = false }: { cards?: number; twoColumns?: boolean }) {
  const { t } = useTranslation('shared');
  return (
    <Box role="progressbar" aria-label={t('loading')} sx={jobGrid(twoColumns)}>
      {Array.from({ length: cards }, (_, card) => (
        <Box key={card} sx={{ ...boardStyles, display: 'flex', gap: 1.5, height: 132, pl: 1.25, pr: 1.5, pt: 1.5 }}>
          <SkeletonBlock width={60} height={120} sx={{ flex: 'none', my: 0, borderRadius: '30px 30px 0 0' }} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <SkeletonBlock width="70%" height={18} sx={{ my: 0.25 }} />
            <SkeletonBlock width="55%" height={26} sx={{ my: 0.5 }} />
            <SkeletonBlock width="80%" height={16} sx={{ my: 0.5 }} />
            <SkeletonBlock width="60%" height={22} sx={{ my: 0.5 }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
