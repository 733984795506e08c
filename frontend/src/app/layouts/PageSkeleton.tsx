import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../shared/ui/Bone';
import { visuallyHidden } from '../../shared/ui/visually-hidden';

/** The shape of a page while its parts are on the way. */
export function PageSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 64 }}>
        <Bone width={36} height={36} />
        <Bone width={90} />
        <Bone width={96} height={48} sx={{ ml: 'auto' }} />
      </Box>
      <Box component="main" id="content" tabIndex={-1} sx={{ pt: 6, maxWidth: 560, outline: 0 }}>
        <Box component="h1" sx={visuallyHidden}>
          {t('loading')}
        </Box>
        <Box role="progressbar" aria-label={t('loading')} />
        <Bone height={52} />
        <Bone height={52} width="70%" />
        <Bone sx={{ mt: 2 }} />
        <Bone width="85%" />
        <Bone height={56} width={220} sx={{ mt: 3 }} />
      </Box>
    </Box>
  );
}
