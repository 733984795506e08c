import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shared/hooks/usePageTitle';
import { BrandMark } from '../../shared/ui/BrandMark';
import { RouteButton } from '../../shared/ui/RouteLink';

export default function NotFoundPage() {
  const { t } = useTranslation('shared');
  usePageTitle(t('notFound.title'));
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: 3,
        textAlign: 'center',
        outline: 0,
      }}
    >
      <BrandMark size={64} />
      <Typography variant="h1" sx={{ mt: 2, color: 'primary.main' }}>
        {t('notFound.code')}
      </Typography>
      <Typography variant="subtitle1">{t('notFound.title')}</Typography>
      <RouteButton to="/" variant="contained" size="large" sx={{ mt: 3 }}>
        {t('notFound.home')}
      </RouteButton>
    </Box>
  );
}
