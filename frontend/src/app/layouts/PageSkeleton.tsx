import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../shared/ui/Bone';
import { visuallyHidden } from '../../shared/ui/visually-hidden';
import { Awning } from '../../shared/ui/Awning';
import { BrandName } from '../../shared/ui/BrandMark';

/** The shape of a page while its parts are on the way. */
export function PageSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <>
      <Awning>
        <Box
          sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: { xs: 1, md: 2 }, height: { xs: 105, md: 72 } }}
        >
          <BrandName />
        </Box>
      </Awning>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ maxWidth: { xs: 560, md: 1280 }, mx: 'auto', px: { xs: 1.5, md: 4 }, pt: 6, outline: 0 }}
      >
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
    </>
  );
}
