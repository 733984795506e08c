import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { SkeletonBlock } from '../../../../shared/ui/SkeletonBlock';

/** The skeleton of an offer while the list loads. */
export function RequestsSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <Box role="progressbar" aria-label={t('loading')} sx={{ ...boardStyles, borderRadius: '20px', overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', gap: 2, p: '14px 14px 16px', bgcolor: 'background.tint' }}>
        <Box sx={{ flexGrow: 1 }}>
          <SkeletonBlock width={130} height={24} sx={{ bgcolor: 'background.paper' }} />
          <SkeletonBlock width="80%" height={26} sx={{ bgcolor: 'background.paper' }} />
          <SkeletonBlock width="65%" sx={{ bgcolor: 'background.paper' }} />
        </Box>
        <SkeletonBlock width={104} height={104} sx={{ my: 0, borderRadius: '50%', bgcolor: 'background.paper' }} />
      </Box>
      <Box sx={{ p: 1.75 }}>
        <SkeletonBlock width={180} height={48} />
        <SkeletonBlock width="60%" />
        <SkeletonBlock height={92} sx={{ borderRadius: '14px' }} />
        <SkeletonBlock width="90%" />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.7fr', gap: 1.25 }}>
          <SkeletonBlock height={60} />
          <SkeletonBlock height={60} />
        </Box>
      </Box>
    </Box>
  );
}
