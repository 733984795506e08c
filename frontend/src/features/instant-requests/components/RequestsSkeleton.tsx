import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { boardLook } from '../../../shared/ui/board-look';
import { Bone } from '../../../shared/ui/Bone';

/** The shape of an offer while the list is on its way. */
export function RequestsSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <Box role="progressbar" aria-label={t('loading')} sx={{ ...boardLook, borderRadius: '20px', overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', gap: 2, p: '14px 14px 16px', bgcolor: 'background.tint' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Bone width={130} height={24} sx={{ bgcolor: 'background.paper' }} />
          <Bone width="80%" height={26} sx={{ bgcolor: 'background.paper' }} />
          <Bone width="65%" sx={{ bgcolor: 'background.paper' }} />
        </Box>
        <Bone width={104} height={104} sx={{ my: 0, borderRadius: '50%', bgcolor: 'background.paper' }} />
      </Box>
      <Box sx={{ p: 1.75 }}>
        <Bone width={180} height={48} />
        <Bone width="60%" />
        <Bone height={92} sx={{ borderRadius: '14px' }} />
        <Bone width="90%" />
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.7fr', gap: 1.25 }}>
          <Bone height={60} />
          <Bone height={60} />
        </Box>
      </Box>
    </Box>
  );
}
