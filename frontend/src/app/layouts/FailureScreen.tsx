import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { isFetchFailure } from '../../shared/rendering/fetch-failure';
import { buttonStyles } from '../../shared/ui/button-styles';

/** What stands in place of a page that broke or could not be fetched: one sentence, and a way to try again. */
export function FailureScreen() {
  const { t } = useTranslation('shared');
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  // what was typed is kept in drafts, so that a page without its code loses nothing
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Box component="main" role="alert" sx={{ maxWidth: 520, mx: 'auto', px: 2, py: { xs: 8, md: 12 } }}>
      <Typography variant="h2" component="h1">
        {t('failure.title')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t(isFetchFailure(error) ? 'failure.text' : 'failure.brokenText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Box
          component="button"
          type="button"
          onClick={() => window.location.reload()}
          sx={buttonStyles({ variant: 'contained' })}
        >
          {t('failure.retry')}
        </Box>
        <Box component="a" href="/" sx={buttonStyles()}>
          {t('failure.home')}
        </Box>
      </Box>
    </Box>
  );
}
